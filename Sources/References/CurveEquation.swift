import COpenSSL

/// The equation of P-256 (NIST SP 800-186, 3.2.1.3) in whole numbers: y^2 = x^3 - 3x + b modulo p.
///
/// OpenSSL's own point arithmetic, by which the construct checks a point, has no part in it.
public enum CurveEquation {
  /// Whether two coordinates below p fulfil it.
  ///
  /// - Parameters:
  ///   - x: The affine x coordinate, most significant octet first.
  ///   - y: The affine y coordinate.
  public static func holds(x: [UInt8], y: [UInt8]) -> Bool {
    let context = BN_CTX_new()
    BN_CTX_start(context)
    defer {
      BN_CTX_end(context)
      BN_CTX_free(context)
    }
    // The numbers are the context's until its end; each array is read for its count only.
    let (left, right, number) = (BN_CTX_get(context), BN_CTX_get(context), BN_CTX_get(context))
    // left = y^2; right = (x^2 - 3) x + b.
    let isComputed =
      BN_bin2bn(y, CInt(y.count), number) != nil
      && BN_mod_sqr(left, number, prime, context) == 1
      && BN_bin2bn(x, CInt(x.count), number) != nil
      && BN_mod_sqr(right, number, prime, context) == 1
      && BN_sub_word(right, 3) == 1
      && BN_mod_mul(right, right, number, prime, context) == 1
      && BN_mod_add(right, right, b, prime, context) == 1
    precondition(isComputed, "libcrypto has no memory")
    return BN_cmp(left, right) == 0
  }

  // Both are made once, never changed and never freed, and libcrypto only reads them.
  nonisolated(unsafe) private static let prime = number(
    "FFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF")
  nonisolated(unsafe) private static let b = number(
    "5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B")

  private static func number(_ digits: String) -> OpaquePointer? {
    var number: OpaquePointer?
    BN_hex2bn(&number, digits)
    return number
  }
}
