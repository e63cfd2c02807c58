import PlatformSSOAssertion

/// A key pair that remembers Z towards the peers that a harness meets again and again.
///
/// A scalar multiplication costs more than all else that is done with a token. Towards any other
/// point it multiplies.
public final class RememberedKey: RecipientKey {
  private let key: P256PrivateKey
  /// Z by the peer's X9.63 encoding.
  private let secrets: [[UInt8]: [UInt8]]

  /// Takes a key, and agrees on Z with each of the peers.
  public init(_ key: consuming P256PrivateKey, peers: [P256PublicKey] = []) {
    var secrets: [[UInt8]: [UInt8]] = [:]
    for peer in peers {
      let secret = key.sharedSecret(with: peer)
      secrets[peer.x963] = [UInt8](copying: secret.span)
    }
    self.key = key
    self.secrets = secrets
  }

  /// The public key.
  public var publicKey: P256PublicKey { key.publicKey }

  /// Z, remembered or computed.
  public func sharedSecret(with peer: P256PublicKey) -> SecretBytes {
    guard let secret = secrets[peer.x963] else { return key.sharedSecret(with: peer) }
    return SecretBytes(copying: secret.span)
  }
}

extension RememberedKey: Sendable {}
