import PlatformSSOAssertion

/// What one part of a token must have in common with another.
enum Binding: CaseIterable {
  case ephemeralKey
  case recipientKey
  case keyIdentifier
  case issuedNonce
  case requestNonce

  /// The rule whose verdict it is.
  var rule: Rule {
    switch self {
    case .ephemeralKey: .partyUKeyMismatch
    case .recipientKey: .partyVRecipientMismatch
    case .keyIdentifier: .headerKidMismatch
    case .issuedNonce: .partyVNonceMismatch
    case .requestNonce: .claimsRequestNonceMismatch
    }
  }

  /// What is compared.
  ///
  /// - Parameter knowsRecipient: Whether the recipient's key was given; `kid` is held against
  ///   PartyVInfo's copy of it otherwise.
  func sentence(knowsRecipient: Bool) -> String {
    switch self {
    case .ephemeralKey: "apu's point equals epk"
    case .recipientKey: "apv's point equals the recipient's key"
    case .keyIdentifier:
      "kid equals SHA-256 of \(knowsRecipient ? "the recipient's point" : "apv's point")"
    case .issuedNonce: "apv's nonce equals the nonce that the server issued"
    case .requestNonce: "apv's nonce equals request_nonce"
    }
  }
}
