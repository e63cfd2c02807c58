import PlatformSSOAssertion

/// The sample's recipient, who remembers Z for the sample's ephemeral key.
///
/// Nearly all generated tokens have that ephemeral key, and a scalar multiplication costs more than
/// all else that is done with a token. For any other point it multiplies.
public struct SampleRecipient: RecipientKey {
  /// The recipient, who has no state.
  public init() {}

  /// The recipient's public key.
  public var publicKey: P256PublicKey { Sample.recipient.publicKey }

  /// Z, remembered or computed.
  public func sharedSecret(with ephemeralKey: P256PublicKey) -> SecretBytes {
    guard ephemeralKey == Self.ephemeral else {
      return Sample.recipient.sharedSecret(with: ephemeralKey)
    }
    return SecretBytes(copying: Self.secret.span)
  }

  private static let ephemeral = Sample.ephemeral.publicKey
  private static let secret: [UInt8] = {
    let secret = Sample.recipient.sharedSecret(with: Sample.ephemeral.publicKey)
    return (0..<secret.count).map { secret.span[$0] }
  }()
}
