import PlatformSSOAssertion

extension RuleExample {
  /// The claims other than times.
  static let claimsMembers: [RuleExample] = [
    absent("aud", .claimsAudMissing),
    claim("aud", .number("1"), .claimsAudType, "number"),
    claim(
      "aud", .array([.string("a"), .null]), .claimsAudType, "mixed-array",
      keeps: .array([.string("a"), .string(audience)])),
    claim("aud", .string(audience + " "), .claimsAudMismatch, "final-space"),
    claim("aud", .string(audience.lowercased()), .claimsAudMismatch, "lower-case"),
    claim("aud", .array([]), .claimsAudMismatch, "empty-array", keeps: .array([.string(audience)])),
    absent("iss", .claimsIssMissing),
    claim("iss", .null, .claimsIssType, "null"),
    absent("sub", .claimsSubMissing),
    claim("sub", .array([.string("foo")]), .claimsSubType, "array"),
    claim("iss", .string("Foo"), .claimsIssSubMismatch, "case"),
    claim("iss", .string("foo\0"), .claimsIssSubMismatch, "final-nul"),
    RuleExample(.claimsSubMismatch, "both-another-user") {
      $0.claims["iss"] = .string("root")
      $0.claims["sub"] = .string("root")
    },
    absent("nonce", .claimsNonceMissing),
    claim("nonce", .number("1"), .claimsNonceType, "number"),
    claim("nonce", .string(nonce.lowercased()), .claimsNonceMismatch, "lower-case"),
    claim("nonce", .string(String(nonce.dropLast())), .claimsNonceMismatch, "last-character"),
    claim("nonce", .string(""), .claimsNonceMismatch, "empty"),
    absent("request_nonce", .claimsRequestNonceMissing),
    claim("request_nonce", .bool(true), .claimsRequestNonceType, "boolean"),
    claim("request_nonce", .string(nonce), .claimsRequestNonceMismatch, "the-other-nonce"),
    absent("scope", .claimsScopeMissing),
    claim("scope", .array([.string("openid")]), .claimsScopeType, "array"),
    claim("scope", .string("openid offline_access"), .claimsScopeMismatch, "substring"),
    claim(
      "scope", .string("openid urn:apple:platformsso offline_access"), .claimsScopeMismatch,
      "other-order"),
    absent("password", .claimsPasswordMissing),
    claim("password", .null, .claimsPasswordType, "null", keeps: .string("")),
    claim("password", .number("1234"), .claimsPasswordType, "digits", keeps: .string("\0é😀")),
  ]

  private static let audience = "060798FF-814E-4C38-97F8-28C954B7E058"
  private static let nonce = "D1DEE607-0F44-43F5-8B3E-042E91F425A7"

  private static func absent(_ name: String, _ rule: Rule) -> RuleExample {
    RuleExample(rule, "absent") {
      // A name in other case is another name, and no replacement.
      $0.claims[name.uppercased()] = $0.claims[name]
      $0.claims[name] = nil
    } keeps: {
      $0.claims[name.uppercased()] = .null
    }
  }

  private static func claim(
    _ name: String, _ value: JSONValue, _ rule: Rule, _ example: String, keeps: JSONValue? = nil
  ) -> RuleExample {
    RuleExample(rule, example) {
      $0.claims[name] = value
    } keeps: {
      if let keeps { $0.claims[name] = keeps }
    }
  }
}
