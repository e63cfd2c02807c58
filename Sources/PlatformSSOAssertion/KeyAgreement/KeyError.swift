/// Why octets are not a key of the construct.
///
/// A raw value is an id, which names files and never changes its meaning.
public enum KeyError: String, Error, CaseIterable, Sendable {
  /// Neither a JWK nor PEM nor X9.63.
  case unrecognized
  /// A JWK that is not strict JSON, or that lacks a member or has one of the wrong type.
  case malformedJWK = "malformed-jwk"
  /// PEM that libcrypto can't read, or that a passphrase protects.
  case malformedPEM = "malformed-pem"
  /// A key for another algorithm than elliptic curves.
  case wrongKeyType = "wrong-key-type"
  /// An elliptic-curve key on another curve than P-256.
  case wrongCurve = "wrong-curve"
  /// A public key where a private one is needed.
  case notPrivate = "not-private"
  /// Coordinates or a scalar that are not exactly 32 octets.
  case wrongLength = "wrong-length"
  /// Coordinates that are no point of the curve.
  case notOnCurve = "not-on-curve"
  /// A scalar that is zero or not below the group's order.
  case scalarOutOfRange = "scalar-out-of-range"
  /// A private key whose stated public key is another one.
  case publicKeyMismatch = "public-key-mismatch"
}

extension KeyError: CustomStringConvertible {
  /// One sentence without anything of the key.
  public var description: String {
    switch self {
    case .unrecognized: "not a key: neither a JWK nor PEM nor an X9.63 point"
    case .malformedJWK: "not a usable JWK: kty, crv, x and y (and d) must be strings"
    case .malformedPEM: "not a usable PEM key, or one that a passphrase protects"
    case .wrongKeyType: "not an elliptic-curve key"
    case .wrongCurve: "not a P-256 key"
    case .notPrivate: "a public key, where the private key is needed"
    case .wrongLength: "a coordinate or scalar is not exactly 32 octets"
    case .notOnCurve: "the point does not lie on P-256"
    case .scalarOutOfRange: "the private scalar is out of range"
    case .publicKeyMismatch: "the public key does not belong to the private scalar"
    }
  }
}
