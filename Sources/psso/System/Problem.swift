/// Why a command can't do its work: one line on standard error, and exit status 2.
///
/// It names what is at fault and never holds a value of an option, since that may be a secret.
struct Problem: Error, Equatable {
  /// The option, file or stream at fault.
  let thing: String
  /// What is wrong with it.
  let why: String
  /// Whether the command line is wrong, so that the help is of use.
  let isUsage: Bool

  /// The command line is wrong.
  static func usage(_ thing: String, _ why: String) -> Problem {
    Problem(thing: thing, why: why, isUsage: true)
  }

  /// Something that the command line names is wrong.
  static func input(_ thing: String, _ why: String) -> Problem {
    Problem(thing: thing, why: why, isUsage: false)
  }
}

/// How a command ends.
enum ExitStatus: Int32 {
  /// The token was accepted, or the command did its work.
  case accepted = 0
  /// The token breaks a rule.
  case refused = 1
  /// The command line, or a file that it names, is of no use.
  case usage = 2
}
