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
struct VerdictRecorder: RuleRecorder {
  private var verdicts: [Rule: RuleVerdict] = [:]
  private(set) var broken: [Refusal] = []

  mutating func breaks(_ rule: Rule, at offset: Int?) {
    // A rule that two places share, such as the padding of five segments, keeps its first break.
    if case .broken = verdicts[rule] { return }
    verdicts[rule] = .broken(offset: offset)
    broken.append(Refusal(rule, at: offset))
  }

  mutating func keeps(_ rule: Rule) {
    if verdicts[rule] == nil { verdicts[rule] = .holds }
  }

  mutating func keepsRest(of rules: @autoclosure () -> [Rule]) {
    for rule in rules() { keeps(rule) }
  }

  mutating func warns(_ rule: Rule, at offset: Int?) {
    verdicts[rule] = .warning(offset: offset)
  }

  mutating func skips(_ rule: Rule, because reason: RuleVerdict.Reason) {
    if verdicts[rule] == nil { verdicts[rule] = .undecided(reason) }
  }

  /// The verdict on `rule`, with `reason` where no check reached it.
  func verdict(on rule: Rule, otherwise reason: RuleVerdict.Reason) -> RuleVerdict {
    verdicts[rule] ?? .undecided(reason)
  }
}
