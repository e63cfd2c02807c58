import PlatformSSOAssertion

extension RuleExample {
  /// `iat` and `exp`, each at the second on which the verdict turns.
  static let claimsTimes: [RuleExample] = [
    times(.claimsIatMissing, "absent", iat: nil),
    times(.claimsIatType, "string", iat: .string("\(Sample.issuedAt)")),
    times(.claimsIatType, "null", iat: .null),
    times(
      .claimsIatRange, "beyond-64-bits", iat: .number("-9223372036854775809"),
      keeps: (.number("\(Sample.issuedAt).0"), nil)),
    times(
      .claimsIatRange, "huge-exponent", iat: .number("1e999999999999999999999"),
      keeps: (.number("1.68573213e9"), nil)),
    times(
      .claimsIatInFuture, "one-second", iat: seconds(Sample.now + 61),
      exp: seconds(Sample.now + 99),
      keeps: (seconds(Sample.now + 60), seconds(Sample.now + 99))),
    times(
      .claimsIatInFuture, "fraction", iat: .number("\(Sample.now + 60).000000001"),
      exp: seconds(Sample.now + 99), keeps: (.number("\(Sample.now + 59).999"), nil)),
    times(.claimsExpMissing, "absent", exp: nil),
    times(.claimsExpType, "string", exp: .string("\(Sample.issuedAt + 300)")),
    times(.claimsExpType, "boolean", exp: .bool(true)),
    times(.claimsExpRange, "beyond-64-bits", exp: .number("9223372036854775808")),
    times(
      .claimsExpInPast, "at-the-skew", iat: seconds(Sample.now - 360),
      exp: seconds(Sample.now - 60),
      keeps: (seconds(Sample.now - 359), seconds(Sample.now - 59))),
    times(
      .claimsExpNotAfterIat, "equal", iat: seconds(Sample.now), exp: seconds(Sample.now),
      keeps: (seconds(Sample.now), .number("\(Sample.now).000000001"))),
    times(
      .claimsExpNotAfterIat, "before", iat: seconds(Sample.now), exp: seconds(Sample.now - 1),
      keeps: (seconds(Sample.now), seconds(Sample.now + 1))),
    times(
      .claimsLifetimeTooLong, "one-second", iat: seconds(Sample.issuedAt),
      exp: seconds(Sample.issuedAt + 301),
      keeps: (seconds(Sample.issuedAt), seconds(Sample.issuedAt + 300))),
    times(
      .claimsLifetimeTooLong, "largest-time", exp: .number("9223372036854775807"),
      keeps: (nil, .number("16857324300e-1"))),
  ]

  private static func seconds(_ seconds: Int64) -> JSONValue {
    .number("\(seconds)")
  }

  /// - Parameter keeps: The neighbour's `iat` and `exp`, where they are not the sample's.
  private static func times(
    _ rule: Rule, _ name: String, iat: JSONValue? = seconds(Sample.issuedAt),
    exp: JSONValue? = seconds(Sample.issuedAt + 300),
    keeps: (iat: JSONValue?, exp: JSONValue?) = (nil, nil)
  ) -> RuleExample {
    RuleExample(rule, name) {
      $0.claims["iat"] = iat
      $0.claims["exp"] = exp
    } keeps: {
      if let iat = keeps.iat { $0.claims["iat"] = iat }
      if let exp = keeps.exp { $0.claims["exp"] = exp }
    }
  }
}
