import COpenSSL

/// ECDH on P-256 by OpenSSL's generic key interface, with its own validation of the peer's point.
///
/// Nothing here wipes a secret: it is for published keys.
public enum OpenSSLAgreement {
  /// The x coordinate of the product, 32 octets with leading zeros; nil where OpenSSL refuses.
  ///
  /// Measured on OpenSSL 3.0: a scalar of zero or the order is refused, since the product is infinity;
  /// one beyond the order is taken and gives the product of its remainder. A point off the curve or
  /// with a coordinate beyond the field is refused.
  ///
  /// - Parameters:
  ///   - scalar: The private key, exactly 32 octets.
  ///   - x963: The peer's point, uncompressed. OpenSSL would take the compressed and hybrid forms
  ///     too, which no JWK can state.
  public static func sharedSecret(scalar: [UInt8], point x963: [UInt8]) -> [UInt8]? {
    guard scalar.count == 32, x963.count == 65, x963.first == 4 else { return nil }
    return quietly {
      let own = OpenSSLKey.make(scalar: scalar)
      let peer = OpenSSLKey.make(point: x963)
      let context = EVP_PKEY_CTX_new(own, nil)
      defer {
        EVP_PKEY_CTX_free(context)
        EVP_PKEY_free(peer)
        EVP_PKEY_free(own)
      }
      var secret = [UInt8](repeating: 0, count: 32)
      var count = secret.count
      guard own != nil, peer != nil, EVP_PKEY_derive_init(context) == 1,
        EVP_PKEY_derive_set_peer(context, peer) == 1,
        EVP_PKEY_derive(context, &secret, &count) == 1, count == secret.count
      else { return nil }
      return secret
    }
  }
}
