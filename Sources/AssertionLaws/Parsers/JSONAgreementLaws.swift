import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting
import References

extension ParserLaws {
  /// A valid text reads as the tree that it spells, and so does what the tree is written as.
  public static let readsTree = Property("parser-json-reads-tree", .jsonTexts()) { text, trial in
    let value = JSONValue(text.tree)
    trial.cover(10, "nested", value.depth > 1)
    trial.cover(8, "escapes", text.octets.contains(UInt8(ascii: "\\")))
    trial.cover(5, "beyond ASCII", text.octets.contains { $0 >= 0x80 })
    try trial.expectEqual(Reading(text.octets), .value(value), "the value")
    try trial.expect(
      NaiveJSON.read(text.octets.span) == value, "the naive reader reads another value")
    let written = value.jsonText
    try trial.expectEqual(Reading(written), .value(value), "the value as written and read again")
  }

  /// A text with a few octets changed is accepted exactly where the naive reader accepts it, as the
  /// same value.
  public static let mutatedAgrees = Property(
    "parser-json-mutated-agrees", .mutatedJSON
  ) { text, trial in
    try expectAgreement(on: text.octets, &trial)
  }

  /// Tokens of JSON in any order are accepted exactly where the naive reader accepts them, as the
  /// same value.
  public static let soupAgrees = Property("parser-json-soup-agrees", .jsonSoup) { text, trial in
    try expectAgreement(on: text.octets, &trial)
  }

  private static func expectAgreement(on text: [UInt8], _ trial: inout Trial) throws {
    let reading = Reading(text)
    trial.cover(3, "accepted", reading.value != nil)
    trial.cover(15, "refused", reading.fault != nil)
    let naive = NaiveJSON.read(text.span)
    try trial.expect(
      reading.value == naive,
      "the text reads as \(reading), and naively as \(naive.map { $0.jsonText.shown } ?? "nothing")"
    )
    guard let fault = reading.fault else { return }
    trial.label("\(fault.kind)")
    try trial.expect(
      0...text.count ~= fault.offset,
      "the fault's offset \(fault.offset) lies outside of the \(text.count) octets")
  }
}
