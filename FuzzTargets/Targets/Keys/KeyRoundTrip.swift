import PlatformSSOAssertion
import References

/// What the construct writes of a key is the same key, to itself and to the other readers.
enum KeyRoundTrip {
  /// Writes a public key in every form and reads it again.
  static func check(_ key: P256PublicKey) throws(OracleViolation) {
    let (jwk, pem, x963) = (key.jwk, key.pem(), key.x963)
    try check("JWK", key) { () throws(KeyError) in try P256PublicKey(jwk: jwk.span) }
    try check("PEM", key) { () throws(KeyError) in try P256PublicKey(pem: pem.span) }
    try check("point", key) { () throws(KeyError) in try P256PublicKey(x963: x963.span) }
    try check(NaiveJWK.read(jwk, isPrivate: false), key, nil, "JWK")
    try check(OpenSSLPEM.read(pem, isPrivate: false), key, nil, "PEM")
  }

  /// Writes a private key and its public half in every form and reads them again.
  static func check(_ key: borrowing P256PrivateKey) throws(OracleViolation) {
    try check(key.publicKey)
    let jwk = key.jwk()
    let pem = key.pem()
    let octets = key.scalarOctets()
    let scalar = [UInt8](copying: octets.span)
    try check("JWK", scalar, key.publicKey) { () throws(KeyError) in
      try P256PrivateKey(jwk: jwk.span)
    }
    try check("PEM", scalar, key.publicKey) { () throws(KeyError) in
      try P256PrivateKey(pem: pem.span)
    }
    let jwkText = [UInt8](copying: jwk.span)
    let pemText = [UInt8](copying: pem.span)
    try check(NaiveJWK.read(jwkText, isPrivate: true), key.publicKey, scalar, "JWK")
    try check(OpenSSLPEM.read(pemText, isPrivate: true), key.publicKey, scalar, "PEM")
  }

  /// Reads what was written of a public key.
  private static func check(
    _ name: String, _ key: P256PublicKey, _ read: () throws(KeyError) -> P256PublicKey
  ) throws(OracleViolation) {
    let again: P256PublicKey
    do throws(KeyError) {
      again = try read()
    } catch {
      throw OracleViolation("a written public \(name) is refused by \(error.rawValue)")
    }
    guard again == key else {
      throw OracleViolation("a written public \(name) is read as another key")
    }
  }

  /// Reads what was written of a private key.
  private static func check(
    _ name: String, _ scalar: [UInt8], _ publicKey: P256PublicKey,
    _ read: () throws(KeyError) -> P256PrivateKey
  ) throws(OracleViolation) {
    let isSame: Bool
    do throws(KeyError) {
      let again = try read()
      let octets = again.scalarOctets()
      isSame = octets.span.equals(scalar.span) && again.publicKey == publicKey
    } catch {
      throw OracleViolation("a written private \(name) is refused by \(error.rawValue)")
    }
    guard isSame else {
      throw OracleViolation("a written private \(name) is read as another key")
    }
  }

  /// Holds what another reader makes of a written key against the key.
  private static func check(
    _ reading: KeyReading, _ key: P256PublicKey, _ scalar: [UInt8]?, _ name: String
  ) throws(OracleViolation) {
    guard reading.faults.isEmpty, reading.point == key.x963, reading.scalar == scalar else {
      throw OracleViolation("to another reader a written \(name) is another key, or none")
    }
  }
}
