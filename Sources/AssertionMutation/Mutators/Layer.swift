/// The layers of a token from the outside in: what a mutation changes and what it repairs.
///
/// Changing a layer and building the token repairs everything that depends on it: the text follows
/// from the segments, the tag from everything that is encrypted or authenticated.
public enum Layer: String, CaseIterable, Sendable {
  /// The token as one text.
  case text
  /// The five segments' encoding.
  case segments
  /// The header as JSON text.
  case headerText = "header-text"
  /// The header's members.
  case header
  /// The members of `epk`.
  case ephemeralKey = "epk"
  /// PartyUInfo and PartyVInfo.
  case partyInfo = "party-info"
  /// Z, and the key that is derived from it.
  case keyAgreement = "agreement"
  /// The initialization vector, the additional data, the ciphertext and the tag.
  case contentEncryption = "content"
  /// The claims as JSON text.
  case plaintext
  /// The claims.
  case claims
}
