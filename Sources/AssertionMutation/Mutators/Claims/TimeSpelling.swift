import PlatformSSOAssertion
import PropertyTesting

/// Times in microseconds: coarse enough for a double to hold any that is near the sample's.
enum Microseconds {
  static let second: Int64 = 1_000_000
  static let now = Sample.now * second
  static let skew = 60 * second
  static let lifetime = 300 * second
}

extension ChoiceSource {
  /// A JSON number for a time, in one of its many spellings.
  mutating func spelled(microseconds: Int64) throws(Rejection) -> JSONValue {
    let (seconds, fraction) = microseconds.quotientAndRemainder(dividingBy: Microseconds.second)
    let sign = microseconds < 0 ? "-" : ""
    let whole = "\(seconds.magnitude)"
    let digits = "\(fraction.magnitude + 1_000_000)".dropFirst()
    switch place(among: [4, 1, 2]) {
    case 0:
      return .number(fraction == 0 ? sign + whole : "\(sign)\(whole).\(digits)")
    case 1:
      return .number(
        "\(sign)\(whole).\(digits)" + String(repeating: "0", count: try index(below: 12)))
    default:
      return .number(sign + (try exponential(whole + digits)))
    }
  }

  /// Millionths, given as digits, with the point anywhere and an exponent that makes up for it.
  private mutating func exponential(_ digits: String) throws(Rejection) -> String {
    var digits = Substring(digits)
    var exponent = -6
    while digits.count > 1, digits.first == "0" { digits.removeFirst() }
    // Without the zeros at the end, 1685732130 becomes 168573213e1.
    if flag() {
      while digits.count > 1, digits.last == "0" {
        digits.removeLast()
        exponent += 1
      }
    }
    let point = 1 + (try index(below: digits.count))
    let rest = digits.dropFirst(point)
    exponent += rest.count
    let marks = ["e", "E", "e+", "E+"]
    let mark = exponent < 0 ? (flag() ? "E" : "e") : try element(of: marks)
    return digits.prefix(point) + (rest.isEmpty ? "" : "." + rest) + mark + "\(exponent)"
  }

  /// A distance in microseconds up to a greatest, often at or next to an end or a whole second.
  mutating func distance(upTo last: Int64) throws(Rejection) -> Int64 {
    switch place(among: [2, 2, 2, 2]) {
    case 0: return 0
    case 1: return last
    case 2: return try draw(.integers(in: 0...last / Microseconds.second)) * Microseconds.second
    default: return try draw(.integers(in: 0...last))
    }
  }
}
