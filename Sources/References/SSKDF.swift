import COpenSSL

/// OpenSSL's own single-step KDF with SHA-256, which the Concat KDF is a use of.
///
/// Measured on OpenSSL 3.0: an empty secret counts as none and is refused, empty info is taken, and
/// a key of no octets is refused. The construct's KDF has an answer for an empty secret, so the two
/// are compared on other secrets only.
public enum SSKDF {
  /// Derives a key of whole octets; nil where OpenSSL refuses.
  ///
  /// - Parameters:
  ///   - secret: Z, of at least one octet.
  ///   - info: What is hashed behind Z in each round.
  ///   - count: The key's size, from 1 to 2^30 octets.
  public static func derive(secret: [UInt8], info: [UInt8], octets count: Int) -> [UInt8]? {
    // OpenSSL refuses more than 2^30 octets; to ask it would only cost the memory.
    guard count >= 0, count <= 1 << 30 else { return nil }
    return quietly {
      let context = EVP_KDF_CTX_new(function)
      defer { EVP_KDF_CTX_free(context) }
      var (secret, info, digest) = (secret, info, Array("SHA256".utf8CString))
      var key = [UInt8](repeating: 0, count: count)
      // OpenSSL reads the three buffers, within their counts, during the call alone; it takes them
      // as mutable since the same structure serves to give values out.
      let isDerived = secret.withUnsafeMutableBytes { secret in
        info.withUnsafeMutableBytes { info in
          digest.withUnsafeMutableBufferPointer { digest in
            let parameters = [
              OSSL_PARAM_construct_utf8_string(constant("digest"), digest.baseAddress, 0),
              OSSL_PARAM_construct_octet_string(
                constant("secret"), secret.baseAddress, secret.count),
              OSSL_PARAM_construct_octet_string(constant("info"), info.baseAddress, info.count),
              OSSL_PARAM_construct_end(),
            ]
            return EVP_KDF_derive(context, &key, count, parameters) == 1
          }
        }
      }
      return isDerived ? key : nil
    }
  }

  /// The other information of RFC 7518, 4.6.2, with an empty SuppPrivInfo.
  ///
  /// Each field but the last stands behind its length in four octets; no field may be longer than
  /// those can state.
  public static func otherInfo(
    algorithmID: [UInt8], partyUInfo: [UInt8], partyVInfo: [UInt8], keyBits: UInt32
  ) -> [UInt8] {
    var info: [UInt8] = []
    for field in [algorithmID, partyUInfo, partyVInfo] {
      info.append(fourOctets: UInt32(field.count))
      info += field
    }
    info.append(fourOctets: keyBits)
    return info
  }

  /// Derives a key of any number of bits; nil for none, and where OpenSSL refuses.
  ///
  /// - Returns: Whole octets with the key's bits leftmost; the unused low bits of the last octet are
  ///   zero.
  public static func key(
    secret: [UInt8], algorithmID: [UInt8], partyUInfo: [UInt8], partyVInfo: [UInt8],
    keyBits: UInt32
  ) -> [UInt8]? {
    let info = otherInfo(
      algorithmID: algorithmID, partyUInfo: partyUInfo, partyVInfo: partyVInfo, keyBits: keyBits)
    let wholeOctets = Int(keyBits / 8)
    let bitsBeyond = keyBits % 8
    guard bitsBeyond > 0 else { return derive(secret: secret, info: info, octets: wholeOctets) }
    guard var key = derive(secret: secret, info: info, octets: wholeOctets + 1) else { return nil }
    key[wholeOctets] &= 0xFF << (8 - bitsBeyond)
    return key
  }

  // Fetched once, since a fetch costs more than a derivation. A fetched function is immutable, its
  // count of references atomic, and this one is never freed.
  nonisolated(unsafe) private static let function = EVP_KDF_fetch(nil, "SSKDF", nil)
}
