import COpenSSL

/// Finds keys in PEM, step by step: the block by its label, then the key in the block's DER.
///
/// libcrypto's function for both steps decides by the oldest error on the thread whether to pass over
/// a block, and falls back to keys of another make. An error that somebody left behind would change
/// what is read.
enum PEMBlock {
  /// The key in the first block of a kind, which the caller frees; nil where it can't be read.
  static func key(in text: Span<UInt8>, isPrivate: Bool) -> OpaquePointer? {
    guard let count = CInt(exactly: text.count) else { return nil }
    var start: UnsafeMutablePointer<UInt8>?
    var size = 0
    // The buffer is read for exactly `count` octets while the closure runs; the block is a copy.
    let isFound = text.withUnsafeBufferPointer { buffer in
      let source = BIO_new_mem_buf(buffer.baseAddress, count)
      defer { BIO_free(source) }
      let label = isPrivate ? PEM_STRING_EVP_PKEY : PEM_STRING_PUBLIC
      return PEM_bytes_read_bio_secmem(&start, &size, nil, label, source, refusePassphrase, nil)
        == 1
    }
    guard isFound else { return nil }
    // libcrypto allotted `size` octets at `start`, which are wiped and freed here and nowhere else.
    defer { CRYPTO_secure_clear_free(start, size, nil, 0) }
    return key(inDER: UnsafePointer(start), size, isPrivate: isPrivate)
  }

  /// - Parameter count: How many octets lie at `start`.
  private static func key(
    inDER start: UnsafePointer<UInt8>?, _ count: Int, isPrivate: Bool
  ) -> OpaquePointer? {
    var key: OpaquePointer?
    var (start, count) = (start, count)
    return withUnsafeMutablePointer(to: &key) { key in
      // The context keeps this pointer, and is freed within the closure. It has no passphrase and no
      // way to ask for one.
      let context = OSSL_DECODER_CTX_new_for_pkey(
        key, "DER", nil, nil, isPrivate ? COpenSSL_KEYPAIR : COpenSSL_PUBLIC_KEY, nil, nil)
      defer { OSSL_DECODER_CTX_free(context) }
      let isRead = OSSL_DECODER_from_data(context, &start, &count) == 1
      return isRead ? key.pointee : nil
    }
  }
}

/// Answers libcrypto's question for a passphrase, which would go to the terminal otherwise.
private let refusePassphrase:
  @convention(c) (UnsafeMutablePointer<CChar>?, CInt, CInt, UnsafeMutableRawPointer?) -> CInt =
    { _, _, _, _ in -1 }
