import PlatformSSOAssertion

/// An elliptic-curve key in the ASN.1 structures of key files, right or wrong in any part.
///
/// SPKI (RFC 5480), PKCS#8 (RFC 5958) and SEC1 (RFC 5915); the scalar and the point are octets that
/// need not belong together.
struct KeyDER {
  var scalar: [UInt8]
  /// The point's encoding, or nil to leave it to be computed.
  var point: [UInt8]?
  var parameters = KeyDER.prime256v1
  var algorithm = KeyDER.ecPublicKey

  /// A key as it is written by most.
  init(_ key: borrowing P256PrivateKey) {
    let octets = key.scalarOctets()
    scalar = [UInt8](copying: octets.span)
    point = key.publicKey.x963
  }

  /// The published key with a change.
  static func sample(_ change: (inout KeyDER) -> Void = { _ in }) -> KeyDER {
    var key = KeyDER(Sample.recipient)
    change(&key)
    return key
  }

  /// `SubjectPublicKeyInfo`.
  var spki: [UInt8] {
    DER.sequence(
      DER.sequence(DER.identifier(algorithm), parameters), DER.bitString(point ?? []))
  }

  /// `PrivateKeyInfo`; the curve stands in its algorithm alone.
  var pkcs8: [UInt8] {
    DER.sequence(
      DER.integer([]), DER.sequence(DER.identifier(algorithm), parameters),
      DER.octetString(privateKey(withParameters: false)))
  }

  /// `ECPrivateKey`.
  var sec1: [UInt8] { privateKey(withParameters: true) }

  private func privateKey(withParameters: Bool) -> [UInt8] {
    DER.sequence(
      DER.integer([1]), DER.octetString(scalar),
      withParameters ? DER.tagged(0, parameters) : [],
      point.map { DER.tagged(1, DER.bitString($0)) } ?? [])
  }
}

extension KeyDER {
  // Identifiers of algorithms (RFC 5480, 2.1.1; RFC 8410, 3) and curves (SEC 2, appendix A).

  /// `id-ecPublicKey`.
  static let ecPublicKey: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
  /// `id-X25519`.
  static let x25519: [UInt8] = [0x2B, 0x65, 0x6E]
  /// `prime256v1`, the name of P-256.
  static let prime256v1 = DER.identifier([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
  /// `secp256k1`, another curve of 256 bits.
  static let secp256k1 = DER.identifier([0x2B, 0x81, 0x04, 0x00, 0x0A])
  /// `secp384r1`, the name of P-384.
  static let secp384r1 = DER.identifier([0x2B, 0x81, 0x04, 0x00, 0x22])
}
