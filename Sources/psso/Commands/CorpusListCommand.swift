import Campaign

/// `psso corpus list`: says what inputs there are.
enum CorpusListCommand: Command {
  static let name = "corpus list"
  static let abstract = "lists the inputs of targets by the verdict that they get"
  static let synopses = ["corpus list [--json] [TARGET]..."]
  static let notes = [
    """
    Without a target there is a line for each; with one, a line for each rule that refuses an input \
    of it. A committed input's name states its verdict, and the tests hold it to that.
    """
  ]
  static let json = Option("--json", "print one JSON object")
  static let groups = [OptionGroup("Options", [json, CheckoutOptions.packagePath])]
  static let examples = ["psso corpus list", "psso corpus list JSONReader ProtectedHeader"]
  static let exitStatus = [
    Row("0", "done"), Row("1", "a committed file's name states no verdict"),
    Row("2", "wrong usage, or no checkout"),
  ]
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let checkout = try CheckoutOptions.checkout(arguments)
    let listings = try Problem.catching { () throws(Obstacle) in
      var listings: [CorpusListing] = []
      for target in try TargetSelection.targets(named: arguments.operands) {
        listings.append(try CorpusListing(of: target.name, in: checkout))
      }
      return listings
    }
    if arguments.has(json) {
      console.show(JSONText.line(CorpusListReport.json(listings)))
    } else {
      let isDetailed = !arguments.operands.isEmpty
      console.show(CorpusListReport.lines(listings, isDetailed: isDetailed, console.style))
    }
    return listings.allSatisfy(\.unnamed.isEmpty) ? .accepted : .refused
  }
}
