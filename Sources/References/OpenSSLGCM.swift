import COpenSSL

/// AES-256-GCM by OpenSSL, one call after the other.
public enum OpenSSLGCM {
  /// Decrypts; nil where the tag does not verify or a size is not the one that A256GCM prescribes.
  public static func open(
    _ ciphertext: [UInt8], key: [UInt8], iv: [UInt8], tag: [UInt8], additionalData: [UInt8]
  ) -> [UInt8]? {
    guard key.count == 32, iv.count == 12, tag.count == 16,
      let count = CInt(exactly: ciphertext.count),
      let additionalCount = CInt(exactly: additionalData.count)
    else { return nil }
    return quietly {
      let context = EVP_CIPHER_CTX_new()
      defer { EVP_CIPHER_CTX_free(context) }
      var written: CInt = 0
      var tag = tag
      // Sixteen octets more than the plaintext's, so that the array is never empty.
      var plaintext = [UInt8](repeating: 0, count: ciphertext.count + 16)
      guard EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, key, iv) == 1,
        additionalCount == 0
          || EVP_DecryptUpdate(context, nil, &written, additionalData, additionalCount) == 1,
        count == 0 || EVP_DecryptUpdate(context, &plaintext, &written, ciphertext, count) == 1,
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, &tag) == 1
      else { return nil }
      // GCM is a stream: nothing is left to write, and the end is where the tag is checked.
      var rest = [UInt8](repeating: 0, count: 16)
      guard EVP_DecryptFinal_ex(context, &rest, &written) == 1 else { return nil }
      return Array(plaintext.prefix(ciphertext.count))
    }
  }
}
