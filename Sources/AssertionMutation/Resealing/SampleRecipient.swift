import PlatformSSOAssertion

/// The sample's recipient, who remembers Z for the fixed ephemeral keys.
///
/// Nearly all generated tokens have one of those keys, and a scalar multiplication costs more than
/// all else that is done with a token. For any other point it multiplies.
public struct SampleRecipient: RecipientKey {
  /// The recipient, who has no state.
  public init() {}

  /// The recipient's public key.
  public var publicKey: P256PublicKey { Sample.recipient.publicKey }

  /// Z, remembered or computed.
  public func sharedSecret(with ephemeralKey: P256PublicKey) -> SecretBytes {
    guard let secret = Self.secrets[ephemeralKey.x963] else {
      return Sample.recipient.sharedSecret(with: ephemeralKey)
    }
    return SecretBytes(copying: secret.span)
  }

  /// Z by the ephemeral key's X9.63 encoding.
  private static let secrets = Dictionary(
    uniqueKeysWithValues: ([EphemeralKey.sample] + EphemeralKey.others).map {
      ($0.publicKey.x963, $0.sharedSecret)
    })
}
