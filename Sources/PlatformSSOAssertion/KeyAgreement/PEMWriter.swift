import COpenSSL

/// Hands the construct's keys to libcrypto's PEM writers.
enum PEMWriter {
  /// Makes libcrypto's form of a key, which the caller frees.
  static func key(of publicKey: P256PublicKey, scalar: OpaquePointer?) -> OpaquePointer? {
    let builder = OSSL_PARAM_BLD_new()
    defer { OSSL_PARAM_BLD_free(builder) }
    OSSL_PARAM_BLD_push_utf8_string(builder, constant("group"), constant("prime256v1"), 0)
    if let scalar { OSSL_PARAM_BLD_push_BN(builder, constant("priv"), scalar) }
    return publicKey.x963.withUnsafeBufferPointer { point in
      // The builder refers to the point until the parameters are made, within this closure.
      OSSL_PARAM_BLD_push_octet_string(
        builder, constant("pub"), point.baseAddress, point.count)
      let parameters = OSSL_PARAM_BLD_to_param(builder)
      defer { OSSL_PARAM_free(parameters) }
      let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil)
      defer { EVP_PKEY_CTX_free(context) }
      var key: OpaquePointer?
      let selection = scalar == nil ? COpenSSL_PUBLIC_KEY : COpenSSL_KEYPAIR
      guard EVP_PKEY_fromdata_init(context) == 1,
        EVP_PKEY_fromdata(context, &key, selection, parameters) == 1
      else { return nil }
      return key
    }
  }

  /// A text that never moves: the builder keeps the pointers that it is given, not copies, and a
  /// `String` would lend one for the call alone.
  private static func constant(_ text: StaticString) -> UnsafePointer<CChar> {
    // A literal's octets end with a zero and are of the size of `CChar`.
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Collects what a libcrypto writer writes.
  static func text(_ write: (OpaquePointer?) -> CInt) -> SecretBytes {
    let sink = BIO_new(BIO_s_mem())
    defer { BIO_free(sink) }
    let isWritten = write(sink) == 1
    precondition(isWritten, "libcrypto can't write a key that it made")
    var start: UnsafeMutablePointer<UInt8>?
    let count = BIO_ctrl(sink, BIO_CTRL_INFO, 0, &start)
    // The sink owns `count` octets at `start` until it is freed, and wipes them then.
    let buffer = UnsafeBufferPointer(start: start, count: count)
    return SecretBytes(copying: Span(_unsafeElements: buffer))
  }
}
