import PlatformSSOAssertion
import PropertyTesting
import References

extension ParserLaws {
  /// A name that its object already has is found at any depth, in any spelling, among any number of
  /// members, and is what the fault points at.
  public static let duplicateIsFound = Property(
    "parser-json-duplicate-found", TwoNames.generator(.equalNames), share: 0.7
  ) { input, trial in
    cover(input, &trial)
    trial.cover(8, "spelled differently", input.differsInSpelling)
    let reading = Reading(input.text.octets)
    try trial.expect(
      NaiveJSON.read(input.text.octets.span) == nil, "the naive reader takes a name twice")
    try trial.expect(
      reading.fault?.kind == .duplicateMember,
      "the name \(input.first.debugDescription) stands twice, and the text reads as \(reading)")
    try trial.expectEqual(reading.fault?.offset, input.secondStart, "the place of the fault")
  }

  /// Names that differ in an octet are two names, also where they look or compare alike.
  public static let closeNamesDiffer = Property(
    "parser-json-close-names-differ", TwoNames.generator(.closeNames), share: 0.7
  ) { input, trial in
    cover(input, &trial)
    trial.cover(5, "canonically equivalent", input.first == input.second)
    let reading = Reading(input.text.octets)
    try trial.expect(
      reading.value != nil,
      "\(input.first.debugDescription) and \(input.second.debugDescription) are refused as one"
        + " name: \(reading)")
    try trial.expect(
      reading.value == NaiveJSON.read(input.text.octets.span),
      "the naive reader reads another value than \(reading)")
  }

  private static func cover(_ input: TwoNames, _ trial: inout Trial) {
    trial.cover(4, "more than 16 members", input.names.count > 16)
    trial.cover(8, "at most 16 members", input.names.count <= 16)
    trial.cover(5, "within other containers", input.text.range.lowerBound > 0)
  }
}
