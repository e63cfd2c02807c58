import PlatformSSOAssertion

/// The sample's recipient, who remembers Z for the fixed ephemeral keys that nearly all generated
/// tokens have.
public struct SampleRecipient: RecipientKey {
  /// The recipient, who has no state.
  public init() {}

  /// The recipient's public key.
  public var publicKey: P256PublicKey { Self.key.publicKey }

  /// Z, remembered or computed.
  public func sharedSecret(with ephemeralKey: P256PublicKey) -> SecretBytes {
    Self.key.sharedSecret(with: ephemeralKey)
  }

  private static let key: RememberedKey = {
    let peers = ([EphemeralKey.sample] + EphemeralKey.others).map(\.publicKey)
    return RememberedKey(Sample.copy(of: Sample.recipient), peers: peers)
  }()
}
