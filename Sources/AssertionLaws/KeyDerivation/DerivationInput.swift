import PlatformSSOAssertion
import PropertyTesting

/// What a key is derived from: the shared secret and the fields of the other information.
public struct DerivationInput: Equatable, Sendable {
  /// Z; 32 octets with leading zeros where it comes from P-256.
  public var secret: [UInt8]
  /// The `enc` value for direct agreement.
  public var algorithmID: [UInt8]
  /// The decoded `apu`.
  public var partyUInfo: [UInt8]
  /// The decoded `apv`.
  public var partyVInfo: [UInt8]
  /// The key's length in bits, which is SuppPubInfo as well: from 1 to 2^32 - 1.
  public var keyBits: Int

  /// States all inputs; without an AlgorithmID and a length, those of a key for A256GCM.
  public init(
    secret: [UInt8], algorithmID: [UInt8] = Self.encryption, partyUInfo: [UInt8],
    partyVInfo: [UInt8], keyBits: Int = 256
  ) {
    self.secret = secret
    self.algorithmID = algorithmID
    self.partyUInfo = partyUInfo
    self.partyVInfo = partyVInfo
    self.keyBits = keyBits
  }

  /// The AlgorithmID of the construct.
  public static let encryption = Array("A256GCM".utf8)

  /// The key that the library derives.
  func derivedKey() throws(ConcatKDF.Failure) -> [UInt8] {
    let key = try ConcatKDF.derive(
      sharedSecret: secret.span, algorithmID: algorithmID.span, partyUInfo: partyUInfo.span,
      partyVInfo: partyVInfo.span, keyBits: keyBits)
    return Self.octets(of: key)
  }

  /// Copies a secret that protects nothing.
  static func octets(of secret: borrowing SecretBytes) -> [UInt8] {
    let octets = secret.span
    return octets.indices.map { octets[$0] }
  }
}

extension DerivationInput: CustomStringConvertible {
  /// The inputs in the order in which they are hashed.
  public var description: String {
    let text = String(validating: algorithmID, as: UTF8.self)
    let algorithm = algorithmID.count > 40 ? nil : text?.debugDescription
    return """
      Z \(Self.shown(secret)), AlgorithmID \(algorithm ?? Self.shown(algorithmID)), \
      apu \(Self.shown(partyUInfo)), apv \(Self.shown(partyVInfo)), \(keyBits) bits
      """
  }

  /// Octets in hexadecimal, only the first of them where there are very many.
  private static func shown(_ octets: [UInt8]) -> String {
    guard octets.count > 1000 else { return Description.hexadecimal(octets) }
    return "\(octets.count) octets from \(Description.hexadecimal(Array(octets.prefix(8)))) on"
  }
}
