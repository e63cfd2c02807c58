import PlatformSSOAssertion
import PropertyTesting

extension ParserLaws {
  /// A number of JSON is a time exactly as decimal arithmetic on its digits says: finer digits than
  /// nanoseconds cut toward zero, more seconds than 64 bits hold refused.
  public static let numberIsExact = Property(
    "parser-number-exact", .dateNumbers
  ) { text, trial in
    let expected = ExactDecimal.nanoseconds(text)
    trial.cover(5, "beyond 64 bits", expected == nil)
    trial.cover(10, "with an exponent", text.contains("e") || text.contains("E"))
    trial.cover(5, "negative", (expected ?? 0) < 0)
    trial.cover(5, "a fraction of a second", (expected ?? 0) % 1_000_000_000 != 0)
    let octets = Array(text.utf8)
    try trial.expectEqual(Reading(octets), .value(.number(text)), "the number as JSON")
    let date = NumericDate(number: octets.span)
    try trial.expectEqual(date?.nanoseconds, expected, "the nanoseconds")
    try trial.expectEqual(
      date?.seconds, expected.map { Int64($0 / 1_000_000_000) }, "the whole seconds")
  }
}
