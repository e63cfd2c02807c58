import Campaign

/// Why a command can't do its work: one line on standard error, and an exit status that says whose
/// fault it is.
///
/// It names what is at fault and never holds a value of an option, since that may be a secret.
struct Problem: Error, Equatable {
  /// The option, file or stream at fault.
  let thing: String
  /// What is wrong with it.
  let why: String
  /// How the tool ends.
  let status: ExitStatus
  /// Whether the command line is wrong, so that the help is of use.
  let isUsage: Bool

  private init(_ thing: String, _ why: String, _ status: ExitStatus, isUsage: Bool = false) {
    self.thing = thing
    self.why = why
    self.status = status
    self.isUsage = isUsage
  }

  /// The command line is wrong.
  static func usage(_ thing: String, _ why: String) -> Problem {
    Problem(thing, why, .usage, isUsage: true)
  }

  /// Something that the command line names is wrong.
  static func input(_ thing: String, _ why: String) -> Problem {
    Problem(thing, why, .usage)
  }

  /// It could be done, and is refused.
  static func refusal(_ thing: String, _ why: String) -> Problem {
    Problem(thing, why, .refused)
  }

  /// The harness, or a target of it, is broken or not built.
  static func broken(_ thing: String, _ why: String) -> Problem {
    Problem(thing, why, .broken)
  }

  /// What stands in the way of work on the corpus or a build.
  init(_ obstacle: Obstacle) {
    switch obstacle.kind {
    case .usage: self = .input(obstacle.thing, obstacle.why)
    case .refusal: self = .refusal(obstacle.thing, obstacle.why)
    case .broken: self = .broken(obstacle.thing, obstacle.why)
    }
  }
}

extension Problem {
  /// Does work on the corpus or a build, and turns what stands in its way into a problem.
  static func catching<Result>(_ work: () throws(Obstacle) -> Result) throws(Problem) -> Result {
    do throws(Obstacle) {
      return try work()
    } catch {
      throw Problem(error)
    }
  }
}
