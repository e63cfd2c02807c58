import PlatformSSOAssertion

/// Shared secrets of P-256 that are kept because drawn octets would hardly ever be like them.
///
/// Each is the x coordinate of a small multiple of the generator, which was looked for.
enum CurveSecret {
  /// Secrets with one leading zero, and with two.
  static let withLeadingZeros = [379, 40_393, 552, 751, 783, 833, 116_173].map(secret)

  /// Those, one that ends with two zeros, and some that are like most.
  static let all = withLeadingZeros + [65_526, 1, 2, 3, 1000].map(secret)

  /// Pairs of private scalars that agree on a secret with leading zeros.
  static let pairs: [(UInt32, UInt32)] = [
    (1, 379), (23, 24), (27, 29), (17, 49), (751, 1), (31, 1303), (40_393, 1), (201, 326),
  ]

  /// A small number as a private scalar.
  static func scalar(_ multiple: UInt32) -> [UInt8] {
    [UInt8](repeating: 0, count: 28) + DerivationRound.bigEndian(multiple)
  }

  private static func secret(_ multiple: UInt32) -> [UInt8] {
    let scalar = scalar(multiple)
    guard let key = try? P256PrivateKey(scalar: scalar.span) else {
      preconditionFailure("a small number is out of range")
    }
    return key.publicKey.x
  }
}
