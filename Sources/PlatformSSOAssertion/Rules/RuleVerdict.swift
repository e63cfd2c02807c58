/// What an inspection found of one rule.
public enum RuleVerdict: Hashable, Sendable {
  /// Why a rule has no verdict.
  public enum Reason: String, Sendable {
    /// An earlier layer is broken, so that this one can't be read.
    case earlierLayer = "an earlier layer is broken"
    /// The recipient's private key was not given.
    case noKey = "needs the recipient's key"
    /// The caller stated no expectation to compare with.
    case noExpectation = "no expectation given"
    /// The profile or the policy does not ask for it, or the member is absent.
    case notApplicable = "does not apply"
  }

  /// The input keeps the rule.
  case holds
  /// The input breaks the rule, and a decoder refuses it.
  case broken(offset: Int?)
  /// The input breaks the rule, and the policy only warns.
  case warning(offset: Int?)
  /// The rule was not decided.
  case undecided(Reason)
}

/// The recorder of `inspect`: every verdict, and the order in which rules broke.
///
/// Lists, not a dictionary of rules: an inspection notes a hundred verdicts and is seldom asked for
/// one of them, and a rule is hashed by the text of its id.
struct VerdictRecorder: RuleRecorder {
  private(set) var broken: [Refusal] = []
  private var warnings: [Refusal] = []
  private var skipped: [(rule: Rule, reason: RuleVerdict.Reason)] = []
  /// The rules that a check found kept, which the other lists may contradict: of the five segments
  /// that share a rule, one may break what the next one keeps.
  private var kept: [Rule] = []

  init() {
    kept.reserveCapacity(Rule.allCases.count)
  }

  mutating func breaks(_ rule: Rule, at offset: Int?) {
    // A rule that two places share, such as the padding of five segments, keeps its first break.
    guard !broken.contains(where: { $0.rule == rule }) else { return }
    broken.append(Refusal(rule, at: offset))
  }

  mutating func keeps(_ rule: Rule) {
    kept.append(rule)
  }

  mutating func keepsRest(of rules: @autoclosure () -> [Rule]) {
    kept.append(contentsOf: rules())
  }

  mutating func warns(_ rule: Rule, at offset: Int?) {
    warnings.append(Refusal(rule, at: offset))
  }

  mutating func skips(_ rule: Rule, because reason: RuleVerdict.Reason) {
    skipped.append((rule, reason))
  }

  /// The verdict on `rule`, with `reason` where no check reached it.
  func verdict(on rule: Rule, otherwise reason: RuleVerdict.Reason) -> RuleVerdict {
    // The policy decides whether a rule can break or warn; it never does both in one inspection.
    if let warning = warnings.last(where: { $0.rule == rule }) {
      return .warning(offset: warning.offset)
    }
    if let refusal = broken.first(where: { $0.rule == rule }) {
      return .broken(offset: refusal.offset)
    }
    if let skip = skipped.first(where: { $0.rule == rule }) { return .undecided(skip.reason) }
    return isKept(rule) ? .holds : .undecided(reason)
  }

  /// Whether `rule` is among those kept, without a way out of the loop: so it compares sixteen at
  /// once.
  private func isKept(_ rule: Rule) -> Bool {
    var isKept = false
    for index in kept.indices where kept[index] == rule { isKept = true }
    return isKept
  }
}
