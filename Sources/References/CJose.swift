import CCJose

/// The C library cjose: a JOSE implementation by others, down to its JSON and its base64url.
///
/// Measured on 0.6.2.1: it opens every token that keeps the rules of the profile `jose`, but for what
/// its JSON reader has no room for in any member: U+0000 in a string or a name, an integer beyond 64
/// bits, a number beyond a `double` such as `1e400`.
///
/// It opens other tokens as well. It ignores `crit`, `zip`, the type of `kid`, octets in the segment of
/// the encrypted key, what stands behind the twelfth octet of the initialization vector, non-zero
/// trailing bits of base64url, `epk.d` where it is empty or belongs to the point, and an `apu` or `apv`
/// that is no string, which counts as empty. `enc` is the token's choice. Of several members of one
/// name it takes the last, and it nests deeper than our limit. A tag of another size than sixteen octets
/// is refused.
public enum CJose {
  /// Decrypts a token with a private key.
  ///
  /// - Returns: The plaintext; nil where cjose refuses, and for the tokens that would take the process
  ///   down, none of which keeps the rules of the profile `jose`.
  public static func decrypt(_ token: Span<UInt8>, with key: Key) -> [UInt8]? {
    // The pointer is read for exactly `count` octets within the closure; cjose keeps copies.
    token.withUnsafeBytes { token in
      CJoseMemory.sweeping { isSafe(token) ? decrypted(token, with: key) : nil }
    }
  }

  /// Decrypts a token with a private key.
  public static func decrypt(_ token: [UInt8], with key: Key) -> [UInt8]? {
    decrypt(token.span, with: key)
  }

  private static func decrypted(_ token: UnsafeRawBufferPointer, with key: Key) -> [UInt8]? {
    // Never nil: cjose clears and reads it without asking.
    var fault = cjose_err()
    let text = token.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let jwe = cjose_jwe_import(text, token.count, &fault) else { return nil }
    defer { cjose_jwe_release(jwe) }
    var count = 0
    guard let content = cjose_jwe_decrypt(jwe, key.key, &count, &fault) else { return nil }
    defer { cjose_get_dealloc()(content) }
    // cjose gave `count` octets away to the caller, who frees them after this copy.
    return Array(UnsafeBufferPointer(start: content, count: count))
  }

  /// Decrypts a token with a private key that is imported for this call.
  public static func decrypt(
    _ token: [UInt8], privateScalar: [UInt8], publicX: [UInt8], publicY: [UInt8]
  ) -> [UInt8]? {
    Key(privateScalar: privateScalar, publicX: publicX, publicY: publicY)
      .flatMap { decrypt(token, with: $0) }
  }

  /// Encrypts octets to a public key; nil where cjose refuses.
  ///
  /// Measured on 0.6.2.1: the ephemeral key is always its own, whatever `epk` is asked for. `apu` and
  /// `apv` go into the header as they are and, decoded, into the KDF; undecodable ones are refused. A
  /// name given twice keeps the last value, a text ends before U+0000, and `zip` and `crit` are written
  /// without being heeded. The plaintext may be empty.
  ///
  /// - Parameters:
  ///   - plaintext: The octets.
  ///   - key: The recipient's key.
  ///   - header: The members, each a string: `alg` and `enc`, and any others.
  /// - Returns: The compact serialization.
  public static func encrypt(
    _ plaintext: [UInt8], to key: Key, header members: [(String, String)]
  ) -> [UInt8]? {
    CJoseMemory.sweeping {
      var fault = cjose_err()
      let header = cjose_header_new(&fault)
      defer { cjose_header_release(header) }
      for (name, value) in members {
        guard cjose_header_set(header, name, value, &fault) else { return nil }
      }
      // An empty array has no address, and cjose wants one: this always has an octet.
      let octets = plaintext + [0]
      guard let jwe = cjose_jwe_encrypt(key.key, header, octets, plaintext.count, &fault) else {
        return nil
      }
      defer { cjose_jwe_release(jwe) }
      guard let text = cjose_jwe_export(jwe, &fault) else { return nil }
      defer { cjose_get_dealloc()(text) }
      // The text ends with a zero, which no character of a token is.
      return Array(String(cString: text).utf8)
    }
  }
}
