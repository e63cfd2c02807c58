import PlatformSSOAssertion
import References

extension ClaimsModel {
  /// Judges `iat` and `exp` in nanoseconds, which no sum of 64-bit seconds exceeds in 128 bits.
  mutating func judgeTimes(_ iat: JSONValue?, _ exp: JSONValue?, _ expectations: Expectations) {
    let times = Times(expectations)
    let issued = time(iat, .claimsIatMissing, .claimsIatType, .claimsIatRange, times)
    let expires = time(exp, .claimsExpMissing, .claimsExpType, .claimsExpRange, times)
    if let issued { require(issued <= times.latestIssue, .claimsIatInFuture) }
    if let expires { require(expires > times.earliestEnd, .claimsExpInPast) }
    guard let issued, let expires else { return }
    require(expires > issued, .claimsExpNotAfterIat)
    require(expires - issued <= times.longestLife, .claimsLifetimeTooLong)
  }

  private mutating func time(
    _ value: JSONValue?, _ missing: Rule, _ type: Rule, _ range: Rule, _ times: Times
  ) -> Int128? {
    require(value != nil, missing)
    guard let value else { return nil }
    guard let text = times.numberText(value) else {
      broken.insert(type)
      return nil
    }
    let nanoseconds = ExactDecimal.nanoseconds(text)
    require(nanoseconds != nil, range)
    return nanoseconds
  }
}

/// The three times on which verdicts turn, in nanoseconds.
struct Times {
  /// The latest allowed `iat`.
  let latestIssue: Int128
  /// The latest `exp` that is over.
  let earliestEnd: Int128
  /// The longest allowed time between both.
  let longestLife: Int128
  private let allowsStrings: Bool

  init(_ expectations: Expectations) {
    let (now, skew) = (Int128(expectations.now), Int128(expectations.policy.skew))
    latestIssue = (now + skew) * 1_000_000_000
    earliestEnd = (now - skew) * 1_000_000_000
    longestLife = (300 + Int128(expectations.policy.lifetimeTolerance)) * 1_000_000_000
    allowsStrings = expectations.policy.allowsStringDates
  }

  /// The number that a value is, or that a string consists of where that is allowed.
  func numberText(_ value: JSONValue) -> String? {
    switch value {
    case .number(let text): text
    case .string(let text) where allowsStrings:
      // White space around it would be a part of the string, not of the number.
      NaiveJSON.read(text.utf8.span) == .number(text) ? text : nil
    default: nil
    }
  }
}
