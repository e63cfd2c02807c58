import COpenSSL
import PlatformSSOAssertion

/// Reads a key of P-256 from PEM step by step: the block by its label, the DER by the functions for
/// DER, and the point from the key as OpenSSL writes it again.
public enum OpenSSLPEM {
  /// Reads the first block with a label of the kind that is asked for.
  public static func read(_ text: [UInt8], isPrivate: Bool) -> KeyReading {
    quietly {
      guard let (label, der) = block(in: text, isPrivate: isPrivate),
        let key = key(label, der)
      else { return KeyReading(faults: [.malformedPEM]) }
      defer { EVP_PKEY_free(key) }
      guard EVP_PKEY_get_base_id(key) == EVP_PKEY_EC else {
        return KeyReading(faults: [.wrongKeyType])
      }
      let written = publicInfo(of: key)
      guard written.dropFirst(2).starts(with: algorithm) else {
        return KeyReading(faults: [.wrongCurve])
      }
      // Behind the algorithm: tag, length and unused bits of the string that holds the point.
      let point = Array(written.dropFirst(2 + algorithm.count + 3))
      guard point.count == 65 else { return KeyReading(faults: [.malformedPEM]) }
      let scalar = isPrivate ? scalar(of: key) : nil
      guard scalar != nil || !isPrivate else {
        return KeyReading(point: point, faults: [.notPrivate, .scalarOutOfRange])
      }
      return KeyReading(
        point: point, scalar: scalar, faults: OpenSSLKey.faults(point: point, scalar: scalar))
    }
  }

  /// `id-ecPublicKey` with the curve's name (RFC 5480, 2.1.1), the only one for P-256.
  private static let algorithm: [UInt8] = [
    0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07,
  ]

  /// PKCS#8 with and without a passphrase, and the forms of single algorithms.
  private static let privateLabels: Set<String> = [
    "PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY", "DSA PRIVATE KEY",
  ]

  private static func block(in text: [UInt8], isPrivate: Bool) -> (label: String, der: [UInt8])? {
    guard let count = CInt(exactly: text.count) else { return nil }
    return text.withUnsafeBytes { text in
      // The source reads exactly `count` octets of the buffer, within this closure.
      let source = BIO_new_mem_buf(text.baseAddress, count)
      defer { BIO_free(source) }
      while true {
        var name: UnsafeMutablePointer<CChar>?
        var headers: UnsafeMutablePointer<CChar>?
        var start: UnsafeMutablePointer<UInt8>?
        var size = 0
        guard PEM_read_bio(source, &name, &headers, &start, &size) == 1, let name, let headers
        else { return nil }
        defer {
          CRYPTO_free(name, nil, 0)
          CRYPTO_free(headers, nil, 0)
          CRYPTO_free(start, nil, 0)
        }
        let label = String(cString: name)
        let isWanted = isPrivate ? privateLabels.contains(label) : label == "PUBLIC KEY"
        guard isWanted else { continue }
        // Headers say that a passphrase protects the key, or something that no key needs.
        guard headers[0] == 0 else { return nil }
        // OpenSSL allotted `size` octets at `start`, which are freed behind this line.
        return (label, Array(UnsafeBufferPointer(start: start, count: size)))
      }
    }
  }

  private static func key(_ label: String, _ der: [UInt8]) -> OpaquePointer? {
    der.withUnsafeBufferPointer { der in
      // Read for at most `count` octets, within this closure.
      var start = der.baseAddress
      return label == "PUBLIC KEY"
        ? d2i_PUBKEY(nil, &start, der.count) : d2i_AutoPrivateKey(nil, &start, der.count)
    }
  }

  /// The key's SPKI with its point uncompressed; empty where OpenSSL does not write it.
  private static func publicInfo(of key: OpaquePointer) -> [UInt8] {
    EVP_PKEY_set_utf8_string_param(key, "point-format", "uncompressed")
    var start: UnsafeMutablePointer<UInt8>?
    let count = i2d_PUBKEY(key, &start)
    defer { CRYPTO_free(start, nil, 0) }
    // OpenSSL allotted `count` octets at `start`, unless it failed.
    return count > 0 ? Array(UnsafeBufferPointer(start: start, count: Int(count))) : []
  }

  private static func scalar(of key: OpaquePointer) -> [UInt8]? {
    var number: OpaquePointer?
    defer { BN_clear_free(number) }
    var octets = [UInt8](repeating: 0, count: 32)
    guard EVP_PKEY_get_bn_param(key, "priv", &number) == 1,
      BN_bn2binpad(number, &octets, CInt(octets.count)) == 32
    else { return nil }
    return octets
  }
}
