import Campaign

/// `psso targets`: lists the fuzz targets.
enum TargetsCommand: Command {
  static let name = "targets"
  static let abstract = "lists the fuzz targets, what they read and what must hold"
  static let synopses = ["targets [--json] [TARGET]...", "targets --markdown"]
  static let notes = [
    """
    Beside its name stand whether a target's libFuzzer executable is built, how many inputs are \
    committed in Corpus/, how many units fuzzing has added in .fuzz/corpus/, and whether it has a \
    dictionary. Floors are the shares of a run's inputs that must end at a gate.
    """
  ]
  static let json = Option("--json", "print one JSON array")
  static let markdown = Option("--markdown", "print the table of Documentation/Fuzzing.md")
  static let groups = [OptionGroup("Options", [json, markdown, CheckoutOptions.packagePath])]
  static let examples = ["psso targets", "psso targets --json ResealedAssertion"]
  static let exitStatus = HelpText.exitStatus(.accepted, .usage)
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    try arguments.refuse(markdown, beside: json)
    let checkout = try CheckoutOptions.checkout(arguments)
    let overviews = try Problem.catching { () throws(Obstacle) in
      let targets = try TargetSelection.targets(named: arguments.operands)
      return try TargetOverview.all(of: targets, in: checkout)
    }
    if arguments.has(json) {
      console.show(JSONText.line(TargetsReport.json(overviews)))
    } else if arguments.has(markdown) {
      console.show(TargetsReport.table(overviews))
    } else {
      console.show(TargetsReport.lines(overviews, console.style))
    }
    return .accepted
  }
}
