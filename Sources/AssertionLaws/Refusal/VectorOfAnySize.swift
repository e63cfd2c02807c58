import COpenSSL
import References

/// AES-256-GCM with an initialization vector of any size, which A256GCM does not allow.
///
/// GCM itself does: it hashes a vector of another size than 12 octets. Only so can a token be made
/// that is authentic, and wrong in the size of its vector alone.
struct VectorOfAnySize {
  /// 32 octets.
  let key: [UInt8]
  /// From 1 to 128 octets, which is what OpenSSL takes.
  let vector: [UInt8]

  /// Encrypts; nil where OpenSSL refuses the vector's size.
  func seal(_ plaintext: [UInt8], additionalData: [UInt8]) -> (text: [UInt8], tag: [UInt8])? {
    // What OpenSSL reports about a size belongs to no other caller.
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    let context = unsafe EVP_CIPHER_CTX_new()
    defer { unsafe EVP_CIPHER_CTX_free(context) }
    var written: CInt = 0
    // One octet more than the plaintext's, so that the array is never empty.
    var ciphertext = [UInt8](repeating: 0, count: plaintext.count + 1)
    var tag = [UInt8](repeating: 0, count: 16)
    let size = CInt(vector.count)
    // Each array is read or written within its count, during its call alone.
    guard key.count == 32,
      unsafe EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, nil, nil) == 1,
      unsafe EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, size, nil) == 1,
      unsafe EVP_EncryptInit_ex(context, nil, nil, key, vector) == 1,
      unsafe EVP_EncryptUpdate(context, nil, &written, additionalData, CInt(additionalData.count))
        == 1,
      unsafe EVP_EncryptUpdate(context, &ciphertext, &written, plaintext, CInt(plaintext.count))
        == 1,
      unsafe EVP_EncryptFinal_ex(context, nil, &written) == 1,
      unsafe EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, &tag) == 1
    else { return nil }
    return (Array(ciphertext.prefix(plaintext.count)), tag)
  }
}
