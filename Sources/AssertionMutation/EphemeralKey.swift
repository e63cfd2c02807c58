import PlatformSSOAssertion

/// A fixed key pair of the sender with its Z towards the sample's recipient.
///
/// Fuzzing builds hundreds of thousands of tokens: the scalar multiplications are made once, here.
public struct EphemeralKey: Sendable {
  /// What is special about it, in a few words.
  public let name: String
  /// The public key.
  public let publicKey: P256PublicKey
  /// Z, 32 octets.
  public let sharedSecret: [UInt8]

  private init(_ name: String, _ key: borrowing P256PrivateKey) {
    self.name = name
    publicKey = key.publicKey
    let secret = key.sharedSecret(with: Sample.recipient.publicKey)
    sharedSecret = [UInt8](copying: secret.span)
  }

  private init(_ name: String, scalar: [UInt8]) {
    let padded = [UInt8](repeating: 0, count: 32 - scalar.count) + scalar
    do throws(KeyError) {
      self.init(name, try P256PrivateKey(scalar: padded.span))
    } catch {
      preconditionFailure("a fixed scalar is out of range")
    }
  }

  /// The key of the sample token.
  public static let sample = EphemeralKey("the sample's", Sample.ephemeral)

  /// Other keys that a correct decoder takes like the sample's.
  ///
  /// The small scalars were found by counting up from 1 until the property held; the great ones are
  /// the order less one, and less the sample's scalar.
  public static let others: [EphemeralKey] = [
    EphemeralKey("the generator itself", scalar: [1]),
    EphemeralKey("Z starts with a zero octet", scalar: [0x01, 0x08]),
    EphemeralKey("Z starts with two zero octets", scalar: [0x98, 0xEA]),
    EphemeralKey("x starts with a zero octet", scalar: [0x01, 0x7B]),
    EphemeralKey("y starts with a zero octet", scalar: [0x2B]),
    EphemeralKey(
      "the generator negated",
      scalar: [
        0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0xFF, 0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63,
        0x25, 0x50,
      ]),
    EphemeralKey(
      "the sample's negated, so that Z is the same",
      scalar: [
        0x5D, 0xBF, 0x20, 0xAB, 0x4D, 0xE7, 0x6B, 0xAB, 0x17, 0xEF, 0x57, 0xD5, 0x44, 0x11, 0x02,
        0x74, 0x8D, 0x66, 0xB3, 0x0F, 0x3E, 0x7F, 0x7B, 0xD1, 0x9F, 0x10, 0x85, 0xB9, 0x7F, 0xA6,
        0x55, 0xBA,
      ]),
    EphemeralKey("the recipient's own", Sample.recipient),
  ]

  /// The keys among them whose Z loses octets where it is taken for a number.
  static let shortSecrets = others.filter { $0.sharedSecret[0] == 0 }
}
