import Campaign
import FuzzTargets
import PlatformSSOAssertion

/// `psso repro`: shows a failure again.
enum ReproCommand: Command {
  static let name = "repro"
  static let abstract =
    "runs an input through a target, and shows what fails and what the input means"
  static let synopses = ["repro [OPTION]... TARGET FILE"]
  static let notes = [
    """
    Runs the target's libFuzzer executable, with AddressSanitizer, and builds it first. The input is \
    decoded by a process of its own, which may fail as the target does.
    """
  ]
  static let tries = Option("--tries", "N", "how often to run the input (3)")
  static let decode = Option("--decode", "only decode the input, and run nothing else")
  static let noBuild = Option("--no-build", "run the executable as it is")
  static let json = Option("--json", "print one JSON object")
  static let groups = [
    OptionGroup("Options", [tries, decode, noBuild, json, CheckoutOptions.packagePath])
  ]
  static let examples = ["psso repro ResealedAssertion .fuzz/findings/violation/*/input"]
  static let exitStatus = InputOperands.exitStatus("the input does not fail", "it fails")
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    for option in [tries, noBuild, json] { try arguments.refuse(decode, beside: option) }
    let input = try InputOperands(arguments)
    guard !arguments.has(decode) else {
      console.show(InputDecoder.lines(input.octets, of: input.target))
      return .accepted
    }
    let checkout = try CheckoutOptions.checkout(arguments)
    let count = try arguments.number(tries, in: 1...1_000) ?? 3
    let reproduction = try Problem.catching { () throws(Obstacle) in
      if !arguments.has(noBuild) { try input.build(in: checkout, console) }
      return try Reproduction.run(input.file, of: input.target.name, tries: count, in: checkout)
    }
    let decoded = InputDecoder.explainApart(
      input.target.name, input.file, by: console.executable)
    if arguments.has(json) {
      console.show(JSONText.line(.object(object(input, reproduction, decoded))))
    } else {
      console.show(lines(input, reproduction, console.style) + [""] + decoded)
    }
    return reproduction.failure == nil ? .accepted : .refused
  }

  private static func lines(
    _ input: InputOperands, _ reproduction: Reproduction, _ style: Style
  ) -> [String] {
    let counts = "\(reproduction.failed) of \(reproduction.tries) replays fail"
    guard let failure = reproduction.failure else {
      let verdict = reproduction.verdict ?? "no verdict"
      return [style.good("does not fail") + ": \(input.target.name) says \(verdict); \(counts)"]
    }
    var rows = [Row("what", Printable.text(failure.reason)), Row("replays", counts)]
    for id in failure.rules {
      let rule = Rule(rawValue: id)?.definition
      rows.append(Row("rule", "\(id): \(rule.map { "\($0.summary) (\($0.reference))" } ?? "")"))
    }
    rows += failure.frames.prefix(5).map { Row("at", Printable.text($0)) }
    return [style.bad("\(failure.kind.rawValue) in \(input.target.name)")] + Layout.rows(rows)
  }

  private static func object(
    _ input: InputOperands, _ reproduction: Reproduction, _ decoded: [String]
  ) -> [JSONMember] {
    func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    let failure = reproduction.failure
    return [
      JSONMember("target", .string(input.target.name)),
      JSONMember("failed", .number(String(reproduction.failed))),
      JSONMember("tries", .number(String(reproduction.tries))),
      JSONMember("verdict", reproduction.verdict.map { .string($0) } ?? .null),
      JSONMember("kind", failure.map { .string($0.kind.rawValue) } ?? .null),
      JSONMember("reason", failure.map { .string($0.reason) } ?? .null),
      JSONMember("rules", texts(failure?.rules ?? [])),
      JSONMember("frames", texts(failure?.frames ?? [])),
      JSONMember("signature", failure.map { .string($0.signature) } ?? .null),
      JSONMember("decoded", texts(decoded)),
    ]
  }
}
