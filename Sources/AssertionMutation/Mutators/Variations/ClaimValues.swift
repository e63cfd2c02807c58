import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Puts the audience into an array at any place, for decoders that take a string for granted.
  static let audienceArray = Mutator(varying: "audience-array", .claims) {
    recipe, source throws(Rejection) in
    var audiences: [String] = []
    for _ in 0..<(try source.index(below: 4)) {
      audiences.append(source.nearMiss(of: SampleClaims.audience))
    }
    audiences.insert(SampleClaims.audience, at: try source.index(below: audiences.count + 1))
    recipe.claims["aud"] = .array(audiences.map { .string($0) })
    return source.told(audiences.map(\.shown).joined(separator: ", "))
  }

  /// Draws the password, for decoders that cut, fold, trim or normalize it.
  static let anyPassword = Mutator(varying: "any-password", .claims) {
    recipe, source throws(Rejection) in
    let password = source.text(count: 0...24)
    recipe.claims["password"] = .string(password)
    return source.told(password.shown)
  }
}

/// The values that `Sample.expectations` states.
enum SampleClaims {
  static let audience = "060798FF-814E-4C38-97F8-28C954B7E058"
  static let subject = "foo"
  static let nonce = "D1DEE607-0F44-43F5-8B3E-042E91F425A7"
  static let scope = "openid offline_access urn:apple:platformsso"
}
