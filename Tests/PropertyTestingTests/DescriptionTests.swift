import Testing

@testable import PropertyTesting

/// How values are shown in a report.
@Suite struct DescriptionTests {
  @Test func octetsAreHexadecimal() {
    #expect(Description.of([0, 0xAB, 255] as [UInt8]) == "00 ab ff")
    #expect(Description.of([] as [UInt8]) == "no octets")
    #expect(Description.of([UInt8](repeating: 1, count: 17)).hasSuffix("01 (17 octets)"))
  }

  @Test func textIsQuotedAndEscaped() {
    #expect(Description.of("a\0\"") == #""a\0\"""#)
  }

  @Test func otherValuesAreAsTheyDescribeThemselves() {
    #expect(Description.of([] as [String]) == "[]")
    #expect(Description.of([1, 2]) == "[1, 2]")
    #expect(Description.of(7 as Int?) == "7")
    #expect(Description.of([7] as [UInt8]?) == "07")
    #expect(Description.of(nil as Int?) == "nil")
  }
}
