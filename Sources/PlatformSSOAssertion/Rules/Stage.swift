/// The layers of an assertion in the order in which a decoder reaches them.
///
/// A `Refusal`'s offset counts octets of the text that its stage reads: see `offsetUnit`.
public enum Stage: String, CaseIterable, Sendable {
  /// The token as text: its size and its five segments.
  case compact
  /// The segments' octets.
  case base64url
  /// The protected header as JSON text.
  case headerJSON = "header-json"
  /// The header's members.
  case header
  /// The ephemeral public key.
  case ephemeralKey = "epk"
  /// PartyUInfo, the `apu` member's octets.
  case partyUInfo = "party-u"
  /// PartyVInfo, the `apv` member's octets.
  case partyVInfo = "party-v"
  /// The direct key agreement.
  case keyAgreement = "agreement"
  /// The initialization vector, the tag and their verification.
  case contentEncryption = "content"
  /// The decrypted claims as JSON text.
  case claimsJSON = "claims-json"
  /// The claims against the caller's expectations.
  case claims

  /// What an offset at this stage counts.
  public var offsetUnit: String {
    switch self {
    case .compact, .base64url: "octet of the token"
    case .headerJSON, .header, .ephemeralKey: "octet of the decoded header"
    case .partyUInfo: "octet of PartyUInfo"
    case .partyVInfo: "octet of PartyVInfo"
    case .keyAgreement, .contentEncryption: "octet of the token"
    case .claimsJSON, .claims: "octet of the plaintext"
    }
  }
}
