import PlatformSSOAssertion

/// The fixed login that every generated token belongs to: keys, nonces, expectations, time.
///
/// The key pairs are those of Apple's published login response, so they protect nothing.
public enum Sample {
  /// The identity provider's private key.
  public static let recipient = privateKey([
    0xD5, 0xBA, 0xAA, 0x9A, 0x9A, 0x05, 0x12, 0xDC, 0xD2, 0x9D, 0x03, 0x2A, 0xA7, 0xD3, 0x7D, 0x65,
    0x1C, 0x9B, 0x9C, 0xFF, 0x2F, 0x8C, 0x55, 0x22, 0x67, 0x21, 0x9A, 0x4A, 0x02, 0x95, 0x18, 0xCC,
  ])

  /// The Mac's ephemeral private key.
  public static let ephemeral = privateKey([
    0xA2, 0x40, 0xDF, 0x53, 0xB2, 0x18, 0x94, 0x55, 0xE8, 0x10, 0xA8, 0x2A, 0xBB, 0xEE, 0xFD, 0x8B,
    0x2F, 0x80, 0x47, 0x9E, 0x68, 0x98, 0x22, 0xB3, 0x54, 0xA9, 0x45, 0x09, 0x7C, 0xBC, 0xCF, 0x97,
  ])

  /// The initialization vector, 12 octets.
  public static let initializationVector: [UInt8] = [
    0x70, 0x50, 0x0A, 0xAE, 0x80, 0x94, 0x88, 0xE0, 0xF2, 0x5E, 0x67, 0x4A,
  ]

  /// The nonce that the server issued.
  public static let requestNonce =
    "AwABAAAAAAADAOz_BADv_xtgu_SM1Mvoq02PYz_YfXxx5FAgcLHLNikH6gjrBWwcqnRW_haxqO9JCiPat5KfkTily04S"
    + "8EH3AQwVsWCxHYQgAA"

  /// When the assertion was issued, in seconds since 1970-01-01T00:00:00Z.
  public static let issuedAt: Int64 = 1_685_732_130

  /// When the assertion is judged: in the middle of its life.
  public static let now = issuedAt + 100

  /// What the login request says, with every advisory rule enforced.
  public static let expectations = Expectations(
    audience: .exactly("060798FF-814E-4C38-97F8-28C954B7E058"), subject: .exactly("foo"),
    nonce: .exactly("D1DEE607-0F44-43F5-8B3E-042E91F425A7"),
    requestNonce: .exactly(requestNonce),
    scope: .exactly("openid offline_access urn:apple:platformsso"), now: now,
    policy: AssertionPolicy(kidMismatch: .refuse, keyReference: .refuse))

  /// Limits low enough for short inputs to cross each of them.
  public static let limits = Limits(tokenSize: 4096, headerSize: 2048, depth: 8, members: 48)

  /// The longest text, in octets, of a fuzz target that reads nothing but a text.
  ///
  /// It is enough to cross each limit of what a text holds; longer ones only take their time.
  public static let textSize = 512

  /// The same key in another value, for who takes it over.
  static func copy(of key: borrowing P256PrivateKey) -> P256PrivateKey {
    let scalar = key.scalarOctets()
    return privateKey(scalar.span)
  }

  private static func privateKey(_ scalar: [UInt8]) -> P256PrivateKey {
    privateKey(scalar.span)
  }

  private static func privateKey(_ scalar: Span<UInt8>) -> P256PrivateKey {
    do throws(KeyError) {
      return try P256PrivateKey(scalar: scalar)
    } catch {
      preconditionFailure("a published scalar is out of range")
    }
  }
}
