import Campaign
import Foundation

/// `psso corpus adopt`: turns a fixed finding into a committed input.
enum CorpusAdoptCommand: Command {
  static let name = "corpus adopt"
  static let abstract = "turns a fixed finding into a committed input that the tests replay"
  static let synopses = ["corpus adopt TARGET FILE [--name WHAT]"]
  static let notes = [
    """
    The input goes through the target in a process of its own. Where it still contradicts the \
    oracle, traps or does not end, nothing is written. Otherwise it is copied to Corpus/TARGET/ \
    under the name of its verdict: accept.WHAT, or reject.RULE-ID.WHAT. No file is overwritten.
    """,
    "AddressSanitizer does not watch here: fuzz again for a finding that only it saw.",
  ]
  static let what = Option(
    "--name", "WHAT", "what is special, in words joined by hyphens (found- and its digest)")
  static let seconds = Option("--timeout", "SECONDS", "how long the input may take (10)")
  static let groups = [OptionGroup("Options", [what, seconds, CheckoutOptions.packagePath])]
  static let examples = [
    "psso corpus adopt JSONReader .fuzz/findings/JSONReader/crash-da39a3ee --name lone-minus"
  ]
  static let exitStatus = [
    Row("0", "written, or committed already"),
    Row("1", "refused: still a finding, or the name is taken"),
    Row("2", "wrong usage, or a file that is of no use"),
  ]
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw .usage("arguments", "name one target and one file")
    }
    let limit = try arguments.number(seconds, in: 1...3600) ?? 10
    let checkout = try CheckoutOptions.checkout(arguments)
    let judge = Judge(
      executable: URL(filePath: console.executable), secondsPerInput: Double(limit))
    let outcome = try Problem.catching { () throws(Obstacle) in
      let target = try TargetSelection.target(named: arguments.operands[0])
      return try Adoption(checkout, judge: judge).adopt(
        URL(filePath: arguments.operands[1]), for: target, what: arguments.text(what))
    }
    switch outcome {
    case .adopted(let file):
      let path = checkout.shown(file)
      console.show([
        "adopted  \(path)",
        "next     make test TEST_ARGS='--filter CorpusReplay', then commit the file",
      ])
    case .known(let file):
      console.show("known    \(checkout.shown(file)) has the same octets: nothing to do")
    }
    return .accepted
  }
}
