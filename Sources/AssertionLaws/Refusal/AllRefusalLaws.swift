import PropertyTesting

/// Laws of refusal: nothing but the sealed text opens, and what is wrong with it is named.
public enum RefusalLaws {
  /// All laws of the family.
  public static let all: [any RunnableProperty] = [
    bitFlips, insertions, removals, edits, splices, tagLengths, vectorLengths, misspellings,
    headersRespelledAfterwards, textsRespelledBefore, variedExamples,
  ]
}
