import PropertyTesting

/// Laws of PartyUInfo and PartyVInfo: the layout of each, and what a token's must hold.
public enum PartyInfoLaws {
  /// All laws of the family.
  public static let all: [any RunnableProperty] = [
    builtInfoIsReadBack, readInfoIsRebuilt, changedLengthIsRefused, cutInfoIsRefused,
    extendedInfoIsRefused, layoutsAreNeverConfused, prefixPolicyComparesOctets,
    tokenPrefixFollowsPolicy, tokenRefusesOtherLayout, tokenRefusesChangedField,
    tokenRefusesMovedOctets,
  ]

  /// Fails the run unless input is refused, or accepted, as it must be.
  ///
  /// - Parameter expected: The rule and its offset; nil for what must be accepted.
  static func expect(
    _ refusal: PartyFault?, _ expected: PartyFault?, _ trial: borrowing Trial,
    file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) {
    let verdicts = [refusal, expected].map { $0?.description ?? "no refusal" }
    try trial.expect(
      refusal == expected, "\(verdicts[0]) where \(verdicts[1]) is expected", file: file, line: line
    )
  }
}
