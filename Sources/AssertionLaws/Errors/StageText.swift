import PlatformSSOAssertion

extension Inspection {
  /// How many octets the text has that a stage reads, or nil where there is no such text.
  ///
  /// - Parameter token: The token that was inspected.
  package func count(of stage: Stage, in token: Span<UInt8>) -> Int? {
    switch stage {
    case .compact, .base64url, .keyAgreement, .contentEncryption: token.count
    case .headerJSON, .header, .ephemeralKey:
      Base64URL.decodedCount(
        token.indices.first { token[$0] == UInt8(ascii: ".") } ?? token.count)
    case .partyUInfo: header?.partyUInfo?.count
    case .partyVInfo: header?.partyVInfo?.count
    case .claimsJSON, .claims: plaintext.size
    }
  }
}
