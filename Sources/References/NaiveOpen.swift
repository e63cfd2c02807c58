/// Opens a whole token by the other references, step by step as RFC 7516, 5.2, lists them.
///
/// It has the rules of the profile `jose` and no limits of size, so that it accepts what
/// `DirectJWE.open` accepts and nothing that is refused for another reason than a limit; its JSON
/// nests 64 deep at most. Nothing is wiped: it is for published keys.
public enum NaiveOpen {
  /// The plaintext; nil where anything is not as it must be.
  ///
  /// - Parameters:
  ///   - token: The compact serialization.
  ///   - scalar: The recipient's private key, 32 octets.
  ///   - agreedPartyVInfo: What the KDF takes where the header has no `apv`.
  public static func plaintext(
    of token: [UInt8], scalar: [UInt8], agreedPartyVInfo: [UInt8] = []
  ) -> [UInt8]? {
    guard let segments = NaiveCompact.segments(token) else { return nil }
    let (encryptedKey, iv, ciphertext, tag) = (segments[1], segments[2], segments[3], segments[4])
    guard let header = NaiveHeader(segments[0]), encryptedKey.isEmpty,
      let secret = OpenSSLAgreement.sharedSecret(scalar: scalar, point: header.point),
      let key = SSKDF.key(
        secret: secret, algorithmID: Array("A256GCM".utf8), partyUInfo: header.partyUInfo,
        partyVInfo: header.partyVInfo ?? agreedPartyVInfo, keyBits: 256)
    else { return nil }
    // The header as it was received, which is never encoded anew.
    let headerText = token.prefix { $0 != UInt8(ascii: ".") }
    return OpenSSLGCM.open(
      ciphertext, key: key, iv: iv, tag: tag, additionalData: Array(headerText))
  }
}
