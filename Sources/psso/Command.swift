/// One command of the tool: what it takes, what the help says, and what it does.
protocol Command {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, without a capital and a full stop.
  static var abstract: String { get }
  /// How it is called, without the tool's name.
  static var synopses: [String] { get }
  /// Paragraphs that a user should read.
  static var notes: [String] { get }
  /// All options.
  static var groups: [OptionGroup] { get }
  /// Whole command lines.
  static var examples: [String] { get }
  /// What the exit status means.
  static var exitStatus: [Row] { get }
  /// Whether it takes arguments that are no options.
  static var takesOperands: Bool { get }
  /// Under which title the help lists it.
  static var family: CommandFamily { get }
  /// Whether only the tool itself calls it, so that the help leaves it out.
  static var isInternal: Bool { get }
  /// The commands that it is only the common name of; their names begin with its own.
  static var subcommands: [any Command.Type] { get }

  /// Does the work.
  ///
  /// - Throws: What keeps it from being done; a refused token is no problem but a result.
  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus
}

extension Command {
  static var exitStatus: [Row] { HelpText.exitStatus }
  static var takesOperands: Bool { false }
  static var family: CommandFamily { .tokens }
  static var isInternal: Bool { false }
  static var subcommands: [any Command.Type] { [] }
}

/// What commands have to do with.
enum CommandFamily: String, CaseIterable {
  case tokens = "Tokens"
  case fuzzing = "Fuzzing"
}
