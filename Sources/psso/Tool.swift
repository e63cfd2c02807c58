/// The tool: finds the command, and turns what keeps it from its work into a line and a status.
enum Tool {
  /// The version of the tool and of what it prints.
  static let version = "0.1.0"

  /// All commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      InspectCommand.self, OpenCommand.self, SealCommand.self, KeygenCommand.self,
      RulesCommand.self,
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
      report(error, of: arguments.first, console)
      return ExitStatus.usage.rawValue
    }
    // A verdict that could not be written is no verdict.
    guard let failure = console.output.failure else { return status.rawValue }
    report(.input("standard output", failure.text), of: nil, console)
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
      guard let topic = rest.first, topic != "--help", topic != "-h" else {
        return showHelp(console)
      }
      guard let command = command(topic) else { throw .usage("help", "no such command") }
      console.show(HelpText.command(command))
      return .accepted
    case "--version":
      console.show("psso \(version)")
      return .accepted
    default:
      guard let command = command(word) else {
        throw word.hasPrefix("-")
          ? .usage("argument 1", "unknown option") : .usage("argument 1", "no such command")
      }
      return try run(command, rest, console)
    }
  }

  private static func run(
    _ command: any Command.Type, _ arguments: [String], _ console: Console
  ) throws(Problem) -> ExitStatus {
    let parsed = try ParsedArguments(
      arguments, options: command.groups.flatMap(\.options), takesOperands: command.takesOperands)
    guard !parsed.asksForHelp else {
      console.show(HelpText.command(command))
      return .accepted
    }
    return try command.run(parsed, console)
  }

  private static func showHelp(_ console: Console) -> ExitStatus {
    console.show(HelpText.tool(commands))
    return .accepted
  }

  private static func command(_ name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private static func report(_ problem: Problem, of word: String?, _ console: Console) {
    console.note("psso: \(Printable.text(problem.thing)): \(Printable.text(problem.why))")
    guard problem.isUsage else { return }
    let topic = word.flatMap(command).map { "\($0.name) " } ?? ""
    console.note("hint: psso \(topic)--help")
  }
}
