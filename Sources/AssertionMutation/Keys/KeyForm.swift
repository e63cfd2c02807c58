import PlatformSSOAssertion

/// How a key is written in an input of the target `Keys`, and what is asked of it.
///
/// The first octet of an input says which. A key in DER stands for its PEM, because octets that are
/// mutated under base64 seldom change only what they mean.
public enum KeyForm: String, CaseIterable, Sendable {
  /// A JWK, read as a public key.
  case publicJWK = "j"
  /// A JWK, read as a private key.
  case privateJWK = "J"
  /// PEM, read as a public key.
  case publicPEM = "p"
  /// PEM, read as a private key.
  case privatePEM = "P"
  /// SPKI in DER, read as PEM of a public key.
  case spki = "d"
  /// PKCS#8 in DER, read as PEM of a private key.
  case pkcs8 = "D"
  /// SEC1 in DER, read as PEM of a private key.
  case sec1 = "E"
  /// An X9.63 point.
  case point = "x"

  /// The form that an input's first octet chooses, or nil where it chooses none.
  public init?(_ octet: UInt8) {
    guard let form = Self.allCases.first(where: { $0.mark == octet }) else { return nil }
    self = form
  }

  /// Whether a private key is asked for.
  public var isPrivate: Bool {
    switch self {
    case .privateJWK, .privatePEM, .pkcs8, .sec1: true
    case .publicJWK, .publicPEM, .spki, .point: false
    }
  }

  /// The key file that the octets behind the first one stand for.
  public func file(of octets: [UInt8]) -> [UInt8] {
    switch self {
    case .spki: PEMText.armored("PUBLIC KEY", octets)
    case .pkcs8: PEMText.armored("PRIVATE KEY", octets)
    case .sec1: PEMText.armored("EC PRIVATE KEY", octets)
    case .publicJWK, .privateJWK, .publicPEM, .privatePEM, .point: octets
    }
  }

  /// The input that asks for these octets in this form.
  func input(_ octets: [UInt8]) -> [UInt8] {
    [mark] + octets
  }

  private var mark: UInt8 { Array(rawValue.utf8)[0] }
}
