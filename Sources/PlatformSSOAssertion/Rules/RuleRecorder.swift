/// How a check reports what it found, so that one body serves `open` and `inspect`.
///
/// `open` stops at the first broken rule; `inspect` writes each verdict down and goes on as far as
/// the layers allow.
protocol RuleRecorder {
  /// Notes that the input breaks `rule`, and throws where this ends the reading.
  mutating func breaks(_ rule: Rule, at offset: Int?) throws(Refusal)

  /// Notes that the input keeps `rule`.
  mutating func keeps(_ rule: Rule)

  /// Notes that the input breaks `rule`, which the caller's policy only warns of.
  mutating func warns(_ rule: Rule, at offset: Int?)

  /// Notes that the input keeps those of `rules` that it did not break.
  mutating func keepsRest(of rules: @autoclosure () -> [Rule])

  /// Notes why `rule` has no verdict.
  mutating func skips(_ rule: Rule, because reason: RuleVerdict.Reason)
}

extension RuleRecorder {
  /// Reports `rule` as kept or broken, and returns which.
  @discardableResult
  @inline(__always)
  mutating func require(
    _ condition: Bool, _ rule: Rule, at offset: Int? = nil
  ) throws(Refusal) -> Bool {
    if condition { keeps(rule) } else { try breaks(rule, at: offset) }
    return condition
  }

  /// Reports a rule whose break the policy may take for a warning.
  mutating func require(
    _ condition: Bool, _ rule: Rule, at offset: Int?, _ reaction: AssertionPolicy.Reaction
  ) throws(Refusal) {
    if condition || reaction == .refuse {
      try require(condition, rule, at: offset)
    } else {
      warns(rule, at: offset)
    }
  }

  /// Reports a refusal that a parser threw.
  mutating func breaks(_ refusal: Refusal) throws(Refusal) {
    try breaks(refusal.rule, at: refusal.offset)
  }
}

/// The recorder of `open`: the first broken rule ends the reading.
struct FirstBroken: RuleRecorder {
  private(set) var warnings: [Refusal] = []

  @inline(__always)
  mutating func breaks(_ rule: Rule, at offset: Int?) throws(Refusal) {
    throw Refusal(rule, at: offset)
  }

  @inline(__always)
  mutating func keeps(_ rule: Rule) {}

  mutating func warns(_ rule: Rule, at offset: Int?) {
    warnings.append(Refusal(rule, at: offset))
  }

  @inline(__always)
  mutating func keepsRest(of rules: @autoclosure () -> [Rule]) {}

  @inline(__always)
  mutating func skips(_ rule: Rule, because reason: RuleVerdict.Reason) {}
}
