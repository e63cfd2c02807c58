import COpenSSL

/// A private key of P-256 with its public key; the scalar is wiped when the key goes.
public struct P256PrivateKey: ~Copyable {
  /// The public key that belongs to the scalar.
  public let publicKey: P256PublicKey
  private let scalar: OpaquePointer

  /// Makes a new random key.
  public static func generate() -> P256PrivateKey {
    let order = EC_GROUP_get0_order(P256.group)
    while true {
      guard let scalar = BN_secure_new(), BN_priv_rand_range(scalar, order) == 1 else {
        fatalError("libcrypto has no randomness")
      }
      // Only zero is refused here, once in 2^256 times.
      if let key = P256PrivateKey(owning: scalar) { return key }
    }
  }

  /// Takes a scalar of exactly 32 octets, most significant first.
  public init(scalar octets: Span<UInt8>) throws(KeyError) {
    guard octets.count == P256.fieldCount else { throw .wrongLength }
    // The pointer is read for exactly 32 octets within the closure.
    let number = octets.withUnsafeBufferPointer {
      BN_bin2bn($0.baseAddress, CInt(P256.fieldCount), BN_secure_new())
    }
    guard let key = P256PrivateKey(owning: number) else { throw .scalarOutOfRange }
    self = key
  }

  /// Takes over a scalar, or frees it where it is zero or not below the order.
  init?(owning number: OpaquePointer?) {
    guard let number else { return nil }
    let point = EC_POINT_new(P256.group)
    BN_set_flags(number, BN_FLG_CONSTTIME)
    guard BN_is_zero(number) == 0, BN_is_negative(number) == 0,
      BN_cmp(number, EC_GROUP_get0_order(P256.group)) < 0,
      EC_POINT_mul(P256.group, point, number, nil, nil, nil) == 1,
      let x963 = P256.x963(point), let point
    else {
      EC_POINT_free(point)
      BN_clear_free(number)
      return nil
    }
    scalar = number
    publicKey = P256PublicKey(owning: point, x963: x963)
  }

  /// Passes the key on if its stated public key is its own.
  consuming func belonging(to stated: P256PublicKey) throws(KeyError) -> P256PrivateKey {
    guard publicKey == stated else { throw .publicKeyMismatch }
    return self
  }

  deinit {
    BN_clear_free(scalar)
  }

  /// The scalar's 32 octets.
  public func scalarOctets() -> SecretBytes {
    var octets = SecretBytes()
    _ = octets.fill(P256.fieldCount) { BN_bn2binpad(scalar, $0, CInt(P256.fieldCount)) }
    return octets
  }

  /// Calls `body` with libcrypto's number, which must not outlive the call.
  func withScalar<Result: ~Copyable>(_ body: (OpaquePointer) -> Result) -> Result {
    body(scalar)
  }

  /// Agrees on Z by the one scalar multiplication of `open` (NIST SP 800-56A, 5.7.1.2).
  ///
  /// - Returns: The x coordinate of the product, always 32 octets with its leading zeros.
  public func sharedSecret(with publicKey: P256PublicKey) -> SecretBytes {
    publicKey.point.withPoint { point in
      let product = EC_POINT_new(P256.group)
      let x = BN_secure_new()
      let context = BN_CTX_secure_new()
      defer {
        BN_CTX_free(context)
        EC_POINT_clear_free(product)
        BN_clear_free(x)
      }
      var secret = SecretBytes()
      // The group's order is prime and both factors are checked: the product is never infinity.
      let count = secret.fill(P256.fieldCount) { output in
        guard EC_POINT_mul(P256.group, product, nil, point, scalar, context) == 1,
          EC_POINT_get_affine_coordinates(P256.group, product, x, nil, context) == 1
        else { return CInt(-1) }
        return BN_bn2binpad(x, output, CInt(P256.fieldCount))
      }
      precondition(count == P256.fieldCount, "libcrypto failed at a checked point")
      return secret
    }
  }
}

// The scalar belongs to one value, is never changed after initialization, and libcrypto's reading
// functions are safe between threads.
extension P256PrivateKey: @unchecked Sendable {}
