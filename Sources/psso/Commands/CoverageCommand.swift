import Campaign

/// `psso coverage`: says what the committed inputs reach of the library.
enum CoverageCommand: Command {
  static let name = "coverage"
  static let abstract = "replays the inputs with source coverage, and lists what nothing reaches"
  static let synopses = [
    "coverage [--grown] [--at-least PERCENT] [--output DIR] [--json] [TARGET]..."
  ]
  static let notes = [
    """
    Builds this tool with coverage in .build/coverage, replays the committed inputs of all targets or \
    of those named, and counts lines and regions of PlatformSSOAssertion alone. The folder gets \
    html/index.html, lcov.info, summary.json and unreached.txt; an earlier report is replaced.
    """,
    """
    llvm-profdata and llvm-cov are those of the toolchain whose swift is on PATH.
    """,
  ]
  static let grown = Option("--grown", "replay the units in .fuzz/corpus/ as well")
  static let atLeast = Option(
    "--at-least", "PERCENT", "end with 1 where fewer lines are reached; a whole number")
  static let output = Option("--output", "DIR", "where the report goes (.fuzz/coverage)")
  static let json = Option("--json", "print what summary.json holds")
  static let groups = [
    OptionGroup("Options", [grown, atLeast, output, json, CheckoutOptions.packagePath])
  ]
  static let examples = [
    "psso coverage --at-least 80", "psso coverage --grown ResealedAssertion SealOpen",
  ]
  static let exitStatus = [
    Row("0", "done"), Row("1", "fewer lines than --at-least, or an input that fails"),
    Row("2", "wrong usage, or the report can't be written"),
    Row("3", "no build with coverage, or no tools for it"),
  ]
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let threshold = try arguments.number(atLeast, in: 0...100)
    let checkout = try CheckoutOptions.checkout(arguments)
    let folder = arguments.text(output) ?? checkout.state.appending(path: "coverage").path
    let summary = try Problem.catching { () throws(Obstacle) in
      let targets = try TargetSelection.targets(named: arguments.operands)
      var run = CoverageRun(in: checkout)
      run.replaysGrown = arguments.has(grown)
      run.note = { console.note("psso: \($0)") }
      return try run.report(on: targets, to: folder) { summary in
        let unreached = CoverageReport.unreached(summary, Style(isColored: false))
        return (
          JSONText.line(CoverageReport.json(summary)) + "\n",
          unreached.map { $0 + "\n" }.joined()
        )
      }
    }
    if arguments.has(json) {
      console.show(JSONText.line(CoverageReport.json(summary)))
    } else {
      console.show(CoverageReport.lines(summary, console.style))
      console.show("report  \(Printable.text(folder))/html/index.html")
    }
    guard let threshold, summary.lines.percent < Double(threshold) else {
      return summary.failures.isEmpty ? .accepted : .refused
    }
    console.note(
      "psso: coverage: \(CoverageReport.percent(summary.lines)) % of the lines, "
        + "not the \(threshold) % of \(atLeast.name)")
    return .refused
  }
}
