import Campaign
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `psso fuzz`: runs a campaign.
enum FuzzCommand: Command {
  static let name = "fuzz"
  static let abstract = "fuzzes the targets, keeps what it learns, and hands over findings"
  static let synopses = [
    "fuzz [--time TIME | --time-per-target TIME | --runs N] [OPTION]... [TARGET]..."
  ]
  static let notes = [
    """
    Builds the targets, replays the committed inputs, and then gives time to the targets that still \
    make progress. What it learns is kept in .fuzz/ for the next time: grown corpora, findings with \
    a minimized input, and a history. Corpus/ is only read.
    """,
    """
    Interrupted or killed it loses nothing: the same command goes on with the time that is left.
    """,
    "A time is written as 30s, 20m, 8h or 1h30m.",
  ]
  static let time = Option("--time", "TIME", "how long to fuzz, all targets together (2m)")
  static let timePerTarget = Option("--time-per-target", "TIME", "how long to fuzz each target")
  static let runs = Option("--runs", "N", "stop each target after N inputs; seeds count")
  static let jobs = Option("--jobs", "N", "how many targets run at a time (one for each processor)")
  static let seed = Option("--seed", "N", "what libFuzzer's seeds are derived from (1)")
  static let maximumLength = Option(
    "--max-len", "N", "the longest input that mutation makes (8192)")
  static let timeout = Option("--timeout", "SECONDS", "when an input counts as a hang (10)")
  static let memory = Option("--memory", "MIB", "when a process counts as out of memory (2560)")
  static let equalShares = Option("--equal-shares", "give every target the same time")
  static let fresh = Option("--fresh", "do not continue an interrupted campaign")
  static let noPrune = Option("--no-prune", "keep grown units that cover nothing new")
  static let noBuild = Option("--no-build", "run the executables as they are")
  static let minimizeTime = Option(
    "--minimize-time", "TIME", "how long to minimize a finding (20s)")
  static let report = Option("--report", "DIR", "write HTML, SARIF, JUnit, JSON and Markdown")
  static let json = Option("--json", "print one JSON object; progress goes to standard error")
  static let groups = [
    OptionGroup("Budget", [time, timePerTarget, runs, jobs]),
    OptionGroup(
      "How to fuzz",
      [
        seed, maximumLength, timeout, memory, equalShares, fresh, noPrune, noBuild, minimizeTime,
      ]),
    OptionGroup("Output", [report, json, CheckoutOptions.state, CheckoutOptions.packagePath]),
  ]
  static let examples = [
    "psso fuzz --time 20m --report .fuzz/report",
    "psso fuzz --runs 100000 ResealedAssertion Claims",
  ]
  static let exitStatus = HelpText.exitStatus(
    .accepted, .refused, .usage, .broken, .baselineFails, .budgetRanOut, .interrupted)
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let request = try request(arguments)
    let checkout = try CheckoutOptions.checkout(arguments)
    let printsJSON = arguments.has(json)
    let output = printsJSON ? console.error : console.output
    let isDumb = (console.environment["TERM"] ?? "dumb") == "dumb"
    let style = printsJSON ? Style(isColored: false) : console.style
    let monitor = FuzzMonitor(output, style, redraws: output.isTerminal && !isDumb)
    StopRequest.listen()
    let executable = console.executable
    // Whatever happens, no half of a table stays on the screen.
    defer { monitor.clear() }
    let summary = try Problem.catching { () throws(Obstacle) in
      let campaign = try Campaign(request, in: checkout, observer: monitor) { target, file in
        InputDecoder.explainApart(target, file, by: executable)
      }
      let summary = try campaign.run()
      monitor.clear()
      if let folder = arguments.text(report) {
        try CampaignReports.write(summary, to: URL(filePath: folder))
        monitor.note("Report: \(folder)/index.html")
      }
      if printsJSON { console.show(try CampaignReports.json(summary)) }
      return summary
    }
    if !printsJSON { console.show(CampaignText(style: style).lines(summary)) }
    return ExitStatus(summary.outcome)
  }

  private static func request(_ arguments: ParsedArguments) throws(Problem) -> CampaignRequest {
    let targets: [String]
    do throws(Obstacle) {
      targets = try TargetSelection.targets(named: arguments.operands).map { $0.name }
    } catch {
      throw .usage(error.thing, error.why)
    }
    var request = CampaignRequest(
      targets: targets, budget: try budget(arguments),
      jobs: try arguments.number(jobs, in: 1...256) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      seed: try arguments.number(seed, in: UInt32(1)...0x7FFF_FFFF) ?? 1)
    if let count = try arguments.number(maximumLength, in: 1...1_048_576) {
      request.maximumLength = count
    }
    if let seconds = try arguments.number(timeout, in: 1...1_200) { request.timeout = seconds }
    if let size = try arguments.number(memory, in: 64...1_048_576) { request.memory = size }
    request.sharesEqually = arguments.has(equalShares)
    request.startsAfresh = arguments.has(fresh)
    request.prunes = !arguments.has(noPrune)
    request.builds = !arguments.has(noBuild)
    if let seconds = try arguments.seconds(minimizeTime) { request.minimizationSeconds = seconds }
    return request
  }

  private static func budget(_ arguments: ParsedArguments) throws(Problem) -> Budget {
    for (one, other) in [(time, timePerTarget), (time, runs), (timePerTarget, runs)] {
      try arguments.refuse(one, beside: other)
    }
    if let runs = try arguments.number(runs, in: UInt64(1)...0x7FFF_FFFF) { return .runs(runs) }
    if let each = try arguments.seconds(timePerTarget) { return .secondsPerTarget(Double(each)) }
    return .seconds(Double(try arguments.seconds(time) ?? 120))
  }
}
