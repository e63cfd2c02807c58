import AssertionMutation
import PlatformSSOAssertion
import Testing

/// Leading zeros of coordinates, scalars and Z, which a careless encoder drops.
///
/// The scalars are the smallest multiples of the generator that give such values.
@Suite struct LeadingZeroTests {
  private static func scalar(_ value: UInt16) -> [UInt8] {
    [UInt8](repeating: 0, count: 30) + [UInt8(value >> 8), UInt8(value & 255)]
  }

  private static func key(_ value: UInt16) throws -> P256PrivateKey {
    let octets = scalar(value)
    return try P256PrivateKey(scalar: octets.span)
  }

  @Test(arguments: [(379, 1), (43, 33)] as [(UInt16, Int)])
  func coordinatesKeepTheirZeros(_ scalar: UInt16, _ offset: Int) throws {
    let key = try Self.key(scalar)
    let point = key.publicKey
    #expect(point.x963[offset] == 0)
    #expect(point.x.count == 32)
    #expect(point.y.count == 32)
    let jwk = key.jwk()
    let fromJWK = try P256PrivateKey(jwk: jwk.span)
    let pem = key.pem()
    let fromPEM = try P256PrivateKey(pem: pem.span)
    let publicPEM = point.pem()
    let publicJWK = point.jwk
    let points = (
      fromJWK.publicKey, fromPEM.publicKey, try P256PublicKey(pem: publicPEM.span),
      try P256PublicKey(jwk: publicJWK.span)
    )
    #expect(points == (point, point, point, point))
    let scalars = (fromJWK.scalarOctets().copy, fromPEM.scalarOctets().copy)
    #expect(scalars == (Self.scalar(scalar), Self.scalar(scalar)))
  }

  @Test func theSecretKeepsItsZero() throws {
    let ephemeral = try Self.key(264)
    let secret = Sample.recipient.sharedSecret(with: ephemeral.publicKey).copy
    let other = ephemeral.sharedSecret(with: Sample.recipient.publicKey).copy
    // Computed with another implementation.
    #expect(
      secret == [
        0x00, 0xDA, 0x58, 0xFF, 0xD1, 0x0C, 0xDD, 0xA7, 0xE7, 0xE2, 0xF9, 0x95, 0xF9, 0x7C, 0xCE,
        0x52, 0x13, 0xCC, 0xA8, 0x02, 0x6D, 0x89, 0x70, 0x61, 0x48, 0x9C, 0x16, 0x11, 0xAD, 0x4A,
        0x76, 0x20,
      ])
    #expect(other == secret)
  }

  @Test(arguments: [264, 379, 43] as [UInt16])
  func tokensOfSuchKeysOpen(_ scalar: UInt16) throws {
    let claims = AssertionClaims(
      audience: "060798FF-814E-4C38-97F8-28C954B7E058", userName: "foo",
      issuedAt: Sample.issuedAt, nonce: "D1DEE607-0F44-43F5-8B3E-042E91F425A7",
      requestNonce: Sample.requestNonce, password: SecretBytes(copying: "bar".utf8.span))
    let material = SealingMaterial(
      reusing: try Self.key(scalar), initializationVector: Sample.initializationVector)
    let token = try EmbeddedAssertion.seal(
      claims, to: Sample.recipient.publicKey, material: material)
    let opened = try EmbeddedAssertion.open(
      token.span, with: Sample.recipient, expecting: Sample.expectations)
    let password = opened.claims.password.copy
    #expect(password == Array("bar".utf8))
    // As a recipient's key as well.
    let back = try EmbeddedAssertion.seal(claims, to: Self.key(scalar).publicKey)
    let again = try EmbeddedAssertion.open(
      back.span, with: Self.key(scalar), expecting: Sample.expectations)
    let count = again.plaintext.count
    #expect(count == 397)
  }
}
