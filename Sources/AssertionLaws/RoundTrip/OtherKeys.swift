import PlatformSSOAssertion
import PropertyTesting

extension RoundTripLaws {
  /// A token that is sealed to one key is refused with every other.
  ///
  /// The key's negative agrees on the same secret, since ECDH takes the x coordinate alone. The bare
  /// JWE opens with it as well; the assertion does not, since PartyVInfo states the whole point.
  public static let otherKeysAreRefused = Property(
    "round-trip-other-keys-are-refused", OtherKey.generator
  ) { input, trial in
    let isNegative = input.other == input.claims.recipient.negative
    trial.cover(10, "the key's negative", isNegative)
    trial.cover(5, "the ephemeral key", input.other == input.claims.ephemeral)
    trial.cover(10, "an unrelated key", !isNegative && input.other != input.claims.ephemeral)
    let token = try input.claims.sealed()
    let key = try input.other.privateKey()
    let assertion = RefusalLaws.assertionRefusal(of: token, with: key, input.claims.expectations)
    try trial.expectEqual(
      assertion?.rule.id, "party-v.recipient-mismatch",
      "the rule by which the assertion is refused")
    let jwe = RefusalLaws.jweRefusal(of: token, with: key)
    try trial.expectEqual(
      jwe?.rule.id, isNegative ? nil : "content.authentication",
      "the rule by which the JWE is refused")
  }
}

/// Claims, and a key that is not their recipient's.
public struct OtherKey: Sendable, CustomStringConvertible {
  let claims: GeneratedClaims
  let other: GeneratedKey

  /// The other key and the claims.
  public var description: String { "\(other) for \(claims)" }

  static let generator = Generator { source throws(Rejection) in
    let claims = try source.draw(GeneratedClaims.generator)
    let isEphemeral = source.flag(percent: 20) && claims.ephemeral != claims.recipient
    return OtherKey(
      claims: claims,
      other: isEphemeral
        ? claims.ephemeral : try source.draw(GeneratedKey.other(than: claims.recipient)))
  }
}
