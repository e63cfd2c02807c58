/// A time as JWT claims state it (RFC 7519, 2): seconds since 1970-01-01T00:00:00Z, fractions
/// allowed.
///
/// Held exactly to the nanosecond; finer digits are cut toward zero.
public struct NumericDate: Hashable, Comparable, Sendable {
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  public let nanoseconds: Int128

  /// A whole number of seconds.
  public init(seconds: Int64) {
    nanoseconds = Int128(seconds) * Self.perSecond
  }

  /// The value of a scanned JSON number, or nil where its seconds do not fit 64 bits.
  package init?(number: Span<UInt8>) {
    guard let nanoseconds = JSONNumber.nanos(number),
      Int64(exactly: nanoseconds / Self.perSecond) != nil
    else { return nil }
    self.nanoseconds = nanoseconds
  }

  /// The whole seconds, cut toward zero.
  public var seconds: Int64 {
    Int64(truncatingIfNeeded: nanoseconds / Self.perSecond)
  }

  /// The shortest JSON number for the value.
  var jsonText: String {
    let fraction = (nanoseconds % Self.perSecond).magnitude
    guard fraction != 0 else { return "\(seconds)" }
    var digits = String(fraction + UInt128(Self.perSecond)).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(digits)"
  }

  /// Orders by time.
  public static func < (left: NumericDate, right: NumericDate) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Nanoseconds in a second.
  static let perSecond: Int128 = 1_000_000_000
}
