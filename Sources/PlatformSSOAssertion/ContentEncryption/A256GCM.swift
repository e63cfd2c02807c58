import COpenSSL

/// AES-256 in Galois/Counter Mode as JWE uses it (RFC 7518, 5.3; NIST SP 800-38D).
package enum A256GCM {
  /// The key's size in octets.
  package static let keyCount = 32
  /// The initialization vector's size in octets: 96 bits.
  package static let ivCount = 12
  /// The authentication tag's size in octets: 128 bits, never fewer.
  package static let tagCount = 16

  /// Decrypts, and gives nothing out before the tag has verified.
  ///
  /// - Parameters:
  ///   - key: 32 octets.
  ///   - iv: 12 octets.
  ///   - tag: 16 octets.
  ///   - additionalData: The header segment as received.
  /// - Returns: The plaintext, or nil where the tag does not verify or a size is wrong.
  package static func open(
    _ ciphertext: Span<UInt8>, key: borrowing SecretBytes, iv: Span<UInt8>, tag: Span<UInt8>,
    additionalData: Span<UInt8>
  ) -> SecretBytes? {
    guard key.count == keyCount, iv.count == ivCount, tag.count == tagCount,
      let length = CInt(exactly: ciphertext.count),
      let additionalLength = CInt(exactly: additionalData.count)
    else { return nil }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var plaintext = SecretBytes()
    let isAuthentic = plaintext.fill(ciphertext.count) { output in
      // Each pointer is read for exactly the count passed with it, within the closure.
      key.span.withUnsafeBufferPointer { key in
        iv.withUnsafeBufferPointer { iv in
          EVP_DecryptInit_ex2(context, algorithm, key.baseAddress, iv.baseAddress, nil)
        }
      } == 1
        && additionalData.withUnsafeBufferPointer { data in
          var written: CInt = 0
          return EVP_DecryptUpdate(context, nil, &written, data.baseAddress, additionalLength) == 1
        }
        && ciphertext.withUnsafeBufferPointer { data in
          var written: CInt = 0
          return data.isEmpty
            || EVP_DecryptUpdate(context, output, &written, data.baseAddress, length) == 1
        }
        && verify(tag, context, output)
    }
    guard isAuthentic else { return nil }
    return plaintext
  }

  private static func verify(
    _ tag: Span<UInt8>, _ context: OpaquePointer?, _ output: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    tag.withUnsafeBufferPointer { tag in
      // libcrypto declares the tag mutable for the sake of the getter; the setter only reads it.
      let pointer = UnsafeMutableRawPointer(mutating: tag.baseAddress)
      var written: CInt = 0
      return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, CInt(tagCount), pointer) == 1
        && EVP_DecryptFinal_ex(context, output, &written) == 1
    }
  }

  /// Encrypts.
  ///
  /// - Returns: The ciphertext and its 16-octet tag, or nil where a size is wrong.
  package static func seal(
    _ plaintext: Span<UInt8>, key: borrowing SecretBytes, iv: Span<UInt8>,
    additionalData: Span<UInt8>
  ) -> (ciphertext: [UInt8], tag: [UInt8])? {
    guard key.count == keyCount, iv.count == ivCount,
      let length = CInt(exactly: plaintext.count),
      let additionalLength = CInt(exactly: additionalData.count)
    else { return nil }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var ciphertext = [UInt8](repeating: 0, count: plaintext.count)
    var tag = [UInt8](repeating: 0, count: tagCount)
    // Each pointer is used for exactly the count passed with it, within the closure.
    let isSealed =
      key.span.withUnsafeBufferPointer { key in
        iv.withUnsafeBufferPointer { iv in
          EVP_EncryptInit_ex2(context, algorithm, key.baseAddress, iv.baseAddress, nil)
        }
      } == 1
      && additionalData.withUnsafeBufferPointer { data in
        var written: CInt = 0
        return EVP_EncryptUpdate(context, nil, &written, data.baseAddress, additionalLength) == 1
      }
      && plaintext.withUnsafeBufferPointer { data in
        var written: CInt = 0
        return data.isEmpty
          || EVP_EncryptUpdate(context, &ciphertext, &written, data.baseAddress, length) == 1
      }
    var written: CInt = 0
    guard isSealed, EVP_EncryptFinal_ex(context, nil, &written) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, CInt(tagCount), &tag) == 1
    else { return nil }
    return (ciphertext, tag)
  }

  // Fetched once: libcrypto 3 looks an algorithm up anew at each use otherwise. A fetched algorithm
  // is immutable, its count of references atomic, and this one is never freed.
  nonisolated(unsafe) private static let algorithm = EVP_CIPHER_fetch(nil, "AES-256-GCM", nil)
}
