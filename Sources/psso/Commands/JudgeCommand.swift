import Campaign

/// `psso judge-inputs`: what the tool runs itself as, to run inputs that may end the process.
enum JudgeCommand: Command {
  static let name = Judge.command
  static let abstract = "runs a target on files whose paths come on standard input"
  static let synopses = ["\(Judge.command) TARGET"]
  static let notes = [
    """
    Each path ends with U+0000. There is a line for each file: the verdict, or the contradiction \
    that an oracle found. An input that traps ends the process.
    """
  ]
  static let groups: [OptionGroup] = []
  static let examples: [String] = []
  static let exitStatus = HelpText.exitStatus(.accepted, .usage)
  static let takesOperands = true
  static let family = CommandFamily.fuzzing
  static let isInternal = true

  /// Room for the paths of a corpus of a hundred thousand units.
  private static let longestList = 64 << 20

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("argument 1", "name one target")
    }
    let list: [UInt8]
    do throws(SystemFailure) {
      let octets = try console.input.read(atMost: longestList)
      list = octets.span.indices.map { octets.span[$0] }
    } catch {
      throw .input("standard input", error.text)
    }
    try Problem.catching { () throws(Obstacle) in
      let target = try TargetSelection.target(named: name)
      try JudgingChild.run(target, list: list) { console.show($0) }
    }
    return .accepted
  }
}
