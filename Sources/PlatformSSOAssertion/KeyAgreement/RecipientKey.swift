/// Who agrees on Z for the recipient: a key in memory, a hardware module, or nobody.
///
/// Nothing but the agreement needs the private scalar, so a key that never leaves its module can
/// stand behind this.
public protocol RecipientKey: ~Copyable {
  /// The recipient's public key.
  var publicKey: P256PublicKey { get }

  /// The x coordinate of the product, 32 octets with leading zeros (NIST SP 800-56A, 5.7.1.2).
  ///
  /// - Parameter ephemeralKey: A point that was checked to lie on the curve.
  func sharedSecret(with ephemeralKey: P256PublicKey) -> SecretBytes
}

extension P256PrivateKey: RecipientKey {}
