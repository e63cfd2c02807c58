import PlatformSSOAssertion
import PropertyTesting

extension RoundTripLaws {
  /// The same claims and the same material give the same token.
  public static let sealingIsAFunction = Property(
    "round-trip-sealing-is-a-function", GeneratedClaims.generator, share: 0.5
  ) { input, trial in
    trial.label("custom claims", if: input.custom.count > 0)
    try trial.expectEqual(try input.sealed(), try input.sealed(), "the token sealed again")
  }

  /// Another initialization vector or ephemeral key gives another token of the same claims.
  public static let otherMaterialGivesAnotherToken = Property(
    "round-trip-other-material-gives-another-token", ChangedMaterial.generator, share: 0.5
  ) { input, trial in
    trial.cover(12, "another vector", input.changesVector)
    trial.cover(15, "another ephemeral key", !input.changesVector)
    trial.cover(5, "the negative key", input.changed.ephemeral == input.claims.ephemeral.negative)
    let (one, other) = (try input.claims.sealed(), try input.changed.sealed())
    let segments = (Segments(of: one).texts, Segments(of: other).texts)
    try trial.expect(
      (segments.0[0] == segments.1[0]) == input.changesVector,
      "the header depends on the vector, or not on the ephemeral key")
    try trial.expect(
      (segments.0[2] != segments.1[2]) == input.changesVector,
      "the third segment depends on the ephemeral key, or not on the vector")
    try trial.expect(segments.0[4] != segments.1[4], "both tokens have one tag")
    try trial.expect(segments.0[3] != segments.1[3], "both tokens have one ciphertext")
    _ = try input.changed.opened(other)
  }
}

/// Claims, and the same claims with another vector or another ephemeral key.
public struct ChangedMaterial: Sendable, CustomStringConvertible {
  let claims: GeneratedClaims
  let changed: GeneratedClaims
  let changesVector: Bool

  /// The claims and what is new.
  public var description: String {
    let vector = Description.hexadecimal(changed.initializationVector)
    return "\(claims); then " + (changesVector ? "iv \(vector)" : "ephemeral \(changed.ephemeral)")
  }

  static let generator = Generator { source throws(Rejection) in
    let claims = try source.draw(GeneratedClaims.generator)
    var changed = claims
    let changesVector = !source.flag()
    if changesVector {
      let bit = source.integer(in: 0...95)
      changed.initializationVector[bit / 8] ^= 0x80 >> UInt8(bit % 8)
    } else {
      changed.ephemeral = try source.draw(GeneratedKey.other(than: claims.ephemeral))
    }
    return ChangedMaterial(claims: claims, changed: changed, changesVector: changesVector)
  }
}
