import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Leaves out a required claim, or gives it another name.
  static let claimAbsent = Mutator(
    breaking: "claim-absent", .claims, requiredClaims.map(\.missing)
  ) { recipe, source throws(Rejection) in
    let claim = try source.element(of: requiredClaims)
    let other = source.nearNameOrNone(of: claim.name)
    if let other, let value = recipe.claims[claim.name] { recipe.claims[other] = value }
    recipe.claims[claim.name] = nil
    return (
      source.told(other.map { "\(claim.name) renamed to \($0.shown)" } ?? "without \(claim.name)"),
      claim.missing
    )
  }

  /// Gives a claim another type, for decoders that convert or crash.
  static let claimType = Mutator(
    breaking: "claim-type", .claims, requiredClaims.map(\.type)
  ) { recipe, source throws(Rejection) in
    let claim = try source.element(of: requiredClaims)
    let right = recipe.claims[claim.name] ?? .null
    let value: JSONValue =
      switch claim.name {
      case "iat", "exp":
        // A number in a string is what some of Apple's samples show.
        source.flag() ? .string(right.shown) : try source.value(butNo: .number)
      case "aud":
        try source.element(of: [
          .null, .bool(true), .number("0"), .object([]), .array([right, .null]),
          .array([.string(SampleClaims.audience), .number("1")]),
          .array([.array([.string(SampleClaims.audience)])]),
          .array([.bool(false), .string(SampleClaims.audience)]),
        ])
      default:
        source.flag() ? .array([.string(right.shown)]) : try source.value(butNo: .string)
      }
    recipe.claims[claim.name] = value
    return ("\(claim.name) \(value.shown)", claim.type)
  }

  private static let requiredClaims: [(name: String, missing: Rule, type: Rule)] = [
    ("aud", .claimsAudMissing, .claimsAudType), ("iss", .claimsIssMissing, .claimsIssType),
    ("sub", .claimsSubMissing, .claimsSubType), ("iat", .claimsIatMissing, .claimsIatType),
    ("exp", .claimsExpMissing, .claimsExpType), ("nonce", .claimsNonceMissing, .claimsNonceType),
    ("request_nonce", .claimsRequestNonceMissing, .claimsRequestNonceType),
    ("scope", .claimsScopeMissing, .claimsScopeType),
    ("password", .claimsPasswordMissing, .claimsPasswordType),
  ]
}
