import Testing

@testable import PlatformSSOAssertion

/// Numbers as times: exact at every edge, and never a trap.
@Suite struct JSONNumberTests {
  private func nanos(_ text: String) -> Int128? {
    let octets = Array(text.utf8)
    return JSONNumber.nanos(octets.span)
  }

  private func date(_ text: String) -> NumericDate? {
    let octets = Array(text.utf8)
    return NumericDate(number: octets.span)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("0e999", 0), ("-0.0e-999", 0), ("1", 1_000_000_000),
      ("-1", -1_000_000_000), ("0.5", 500_000_000), ("-0.5", -500_000_000), ("1e-9", 1),
      ("1e-10", 0), ("-1e-10", 0), ("0.0000000019", 1), ("-0.0000000019", -1),
      ("123.456", 123_456_000_000), ("1.5e1", 15_000_000_000), ("15E-1", 1_500_000_000),
      ("1e+3", 1_000_000_000_000), ("10e-1", 1_000_000_000), ("0.001e3", 1_000_000_000),
      ("1e0000000000000000000000000000003", 1_000_000_000_000),
      ("9999999999999999999", 9_999_999_999_999_999_999_000_000_000),
      ("-9999999999999999999.9999999999", -9_999_999_999_999_999_999_999_999_999),
    ] as [(String, Int128)])
  func valuesInNanoseconds(_ text: String, _ expected: Int128) {
    #expect(nanos(text) == expected)
  }

  @Test(arguments: [
    "10000000000000000000", "-10000000000000000000", "1e19", "1e20", "-1e308", "1e400",
    "1e99999999999999999999999999", "0.1e20", "1E9223372036854775808",
  ])
  func whatHasMoreThanNineteenWholeDigitsHasNoValue(_ text: String) {
    #expect(nanos(text) == nil)
    #expect(date(text) == nil)
  }

  @Test(arguments: [
    "1e-99999999999999999999999999", "0e99999999999999999999999999", "0.1e-9223372036854775808",
  ])
  func hugeExponentsOfNothingAreZero(_ text: String) {
    #expect(nanos(text) == 0)
  }

  @Test func tenThousandDigits() {
    let zeros = String(repeating: "0", count: 10_000)
    let nines = String(repeating: "9", count: 10_000)
    #expect(nanos("1" + zeros) == nil)
    #expect(nanos("1" + zeros + "e-10000") == 1_000_000_000)
    #expect(nanos("0." + zeros + "1e10001") == 1_000_000_000)
    #expect(nanos("0." + nines) == 999_999_999)
    #expect(nanos(nines) == nil)
    #expect(nanos(nines + "e-9999") == 9_999_999_999)
    #expect(nanos("1e" + zeros + "1") == 10_000_000_000)
    #expect(nanos("1e" + nines) == nil)
    #expect(nanos("1e-" + nines) == 0)
    let text = Array(("-" + nines).utf8)
    #expect((try? JSONNumber.scan(text.span, from: 0)) == 10_001)
  }

  @Test(arguments: [
    ("9223372036854775807", Int64.max), ("9223372036854775807.999999999", .max),
    ("-9223372036854775808", .min), ("-9223372036854775808.999999999", .min),
    ("922337203685477580.7e1", .max), ("1685732130.999", 1_685_732_130), ("-1.9", -1),
    ("-0.9", 0),
  ])
  func secondsThatFit64Bits(_ text: String, _ seconds: Int64) {
    #expect(date(text)?.seconds == seconds)
  }

  @Test(arguments: ["9223372036854775808", "-9223372036854775809", "1e19", "9.3e18"])
  func secondsThatDoNot(_ text: String) {
    #expect(date(text) == nil)
  }

  @Test(arguments: [
    ("1.50", "1.5"), ("-0.5", "-0.5"), ("100", "100"), ("1e2", "100"),
    ("0.000000001", "0.000000001"),
    ("-1.000000001", "-1.000000001"), ("-0", "0"), ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808.25", "-9223372036854775808.25"), ("12.0", "12"),
  ])
  func theShortestTextIsWritten(_ text: String, _ shortest: String) {
    #expect(date(text)?.jsonText == shortest)
  }

  @Test func timesAreOrdered() throws {
    let order = ["-9223372036854775808", "-1.5", "-1", "-0.000000001", "0", "1e-9", "1", "1e18"]
    let dates = try order.map { try #require(date($0)) }
    #expect(dates == dates.sorted())
    #expect(Set(dates).count == dates.count)
  }
}
