import COpenSSL
import PlatformSSOAssertion

/// A key of P-256 in OpenSSL's generic key interface, which validates it in its own way.
///
/// Nothing here wipes a secret: it is for published keys.
enum OpenSSLKey {
  /// Makes a key of a scalar, a point or both, which the caller frees; nil where OpenSSL refuses.
  static func make(scalar: [UInt8]? = nil, point: [UInt8]? = nil) -> OpaquePointer? {
    let number = scalar.map { BN_bin2bn($0, CInt($0.count), nil) } ?? nil
    defer { BN_clear_free(number) }
    return (point ?? []).withUnsafeBytes { point in
      let builder = OSSL_PARAM_BLD_new()
      let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil)
      defer {
        EVP_PKEY_CTX_free(context)
        OSSL_PARAM_BLD_free(builder)
      }
      OSSL_PARAM_BLD_push_utf8_string(builder, constant("group"), constant("P-256"), 0)
      // The builder refers to the number and the point until the key is made, within this closure.
      if number != nil { OSSL_PARAM_BLD_push_BN(builder, constant("priv"), number) }
      if !point.isEmpty {
        OSSL_PARAM_BLD_push_octet_string(builder, constant("pub"), point.baseAddress, point.count)
      }
      let parameters = OSSL_PARAM_BLD_to_param(builder)
      defer { OSSL_PARAM_free(parameters) }
      var key: OpaquePointer?
      let selection = number == nil ? COpenSSL_PUBLIC_KEY : COpenSSL_KEYPAIR
      guard EVP_PKEY_fromdata_init(context) == 1,
        EVP_PKEY_fromdata(context, &key, selection, parameters) == 1
      else { return nil }
      return key
    }
  }

  /// Why a point and a scalar of the right lengths are no key, by OpenSSL's own checks.
  static func faults(point: [UInt8], scalar: [UInt8]?) -> Set<KeyError> {
    quietly {
      var faults: Set<KeyError> = []
      if !holds(EVP_PKEY_public_check, point: point) { faults.insert(.notOnCurve) }
      guard let scalar else { return faults }
      if !holds(EVP_PKEY_private_check, scalar: scalar) { faults.insert(.scalarOutOfRange) }
      if faults.isEmpty, !holds(EVP_PKEY_pairwise_check, scalar: scalar, point: point) {
        faults.insert(.publicKeyMismatch)
      }
      return faults
    }
  }

  private static func holds(
    _ check: (OpaquePointer?) -> CInt, scalar: [UInt8]? = nil, point: [UInt8]? = nil
  ) -> Bool {
    guard let key = make(scalar: scalar, point: point) else { return false }
    let context = EVP_PKEY_CTX_new(key, nil)
    defer {
      EVP_PKEY_CTX_free(context)
      EVP_PKEY_free(key)
    }
    return check(context) == 1
  }
}
