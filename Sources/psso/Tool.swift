import Campaign

/// The tool: finds the command, and turns what keeps it from its work into a line and a status.
enum Tool {
  /// The version of the tool and of what it prints.
  static let version = "0.1.0"

  /// All commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      InspectCommand.self, OpenCommand.self, SealCommand.self, KeygenCommand.self,
      RulesCommand.self, FuzzCommand.self, ReproCommand.self, MinimizeCommand.self,
      DoctorCommand.self,
      TargetsCommand.self, CorpusCommand.self, CoverageCommand.self, JudgeCommand.self,
    ]
  }

  /// Runs one command line.
  ///
  /// - Parameter arguments: What follows the tool's name.
  /// - Returns: The exit status.
  static func run(_ arguments: [String], _ console: Console) -> Int32 {
    let status: ExitStatus
    do throws(Problem) {
      status = try dispatch(arguments, console)
    } catch {
      report(error, of: arguments, console)
      return error.status.rawValue
    }
    // A verdict that could not be written is no verdict.
    guard let failure = console.output.failure else { return status.rawValue }
    report(.input("standard output", failure.text), of: [], console)
    return ExitStatus.usage.rawValue
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console
  ) throws(Problem) -> ExitStatus {
    guard let word = arguments.first else { throw .usage("command", "missing") }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--help", "-h": return showHelp(console)
    case "help":
      let topic = rest.prefix { !$0.hasPrefix("-") }
      guard !topic.isEmpty, let command = command(Array(topic)) else {
        guard topic.isEmpty else { throw .usage("help", "no such command") }
        return showHelp(console)
      }
      console.show(HelpText.command(command))
      return .accepted
    case "--version":
      console.show("psso \(version)")
      return .accepted
    default:
      guard let command = command([word]) else {
        guard !word.hasPrefix("-") else { throw .usage("argument 1", "unknown option") }
        throw .usage("argument 1", absence(of: word, among: commands))
      }
      return try run(command, rest, console)
    }
  }

  private static func run(
    _ command: any Command.Type, _ arguments: [String], _ console: Console
  ) throws(Problem) -> ExitStatus {
    if !command.subcommands.isEmpty, let word = arguments.first, !word.hasPrefix("-") {
      guard let subcommand = self.command([word], among: command.subcommands) else {
        throw .usage("argument 2", absence(of: word, among: command.subcommands))
      }
      return try run(subcommand, Array(arguments.dropFirst()), console)
    }
    let parsed = try ParsedArguments(
      arguments, options: command.groups.flatMap(\.options), takesOperands: command.takesOperands)
    guard !parsed.asksForHelp else {
      console.show(HelpText.command(command))
      return .accepted
    }
    guard command.subcommands.isEmpty else {
      let words = command.subcommands.map(lastWord).joined(separator: ", ")
      throw .usage(command.name, "needs one of: \(words)")
    }
    return try command.run(parsed, console)
  }

  private static func showHelp(_ console: Console) -> ExitStatus {
    console.show(HelpText.tool(commands.filter { !$0.isInternal }))
    return .accepted
  }

  /// The command that some words call, each below the one before.
  private static func command(
    _ words: [String], among commands: [any Command.Type] = commands
  ) -> (any Command.Type)? {
    guard let word = words.first,
      let command = commands.first(where: { lastWord($0) == word })
    else { return nil }
    guard words.count > 1 else { return command }
    return self.command(Array(words.dropFirst()), among: command.subcommands)
  }

  private static func lastWord(_ command: any Command.Type) -> String {
    command.name.split(separator: " ").last.map(String.init) ?? command.name
  }

  private static func absence(of word: String, among commands: [any Command.Type]) -> String {
    Suggestion.absence(of: word, among: commands.filter { !$0.isInternal }.map(lastWord), "command")
  }

  private static func report(_ problem: Problem, of words: [String], _ console: Console) {
    console.note("psso: \(Printable.text(problem.thing)): \(Printable.text(problem.why))")
    guard problem.isUsage else { return }
    let topic = command(Array(words.prefix(2))) ?? command(Array(words.prefix(1)))
    console.note("hint: psso \(topic.map { "\($0.name) " } ?? "")--help")
  }
}
