import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// A private key of P-256, as the scalar that was drawn.
public struct GeneratedKey: Sendable, Equatable, CustomStringConvertible {
  /// The scalar, 32 octets, from 1 to the order less 1.
  public let scalar: [UInt8]

  /// The key's scalar without its leading zeros.
  public var description: String {
    "scalar " + Description.hexadecimal(Array(scalar.drop { $0 == 0 }))
  }

  /// The key whose scalar is 1, and whose public key is the curve's generator.
  static let simplest = GeneratedKey(scalar: notable[0])

  /// Scalars of the whole range, with both of its ends and some that give leading zeros.
  ///
  /// Half of the random ones are any number at all. A fuzzer chooses each place alike: most of its keys
  /// are notable ones, whose agreements are remembered, or it would do little but multiply.
  public static let generator = Generator { source throws(Rejection) in
    guard source.place(among: [1, 1, 1, 1, 1, 1, 1, 7]) == 7 else {
      return GeneratedKey(scalar: source.one(of: notable))
    }
    return GeneratedKey(reducing: source.octets(count: 32...32))
  }

  /// Keys that differ from one, among them its negative.
  static func other(than key: GeneratedKey) -> Generator<GeneratedKey> {
    Generator<GeneratedKey> { source throws(Rejection) in
      let drawn = source.place(among: [2, 3]) == 0 ? key.negative : try source.draw(generator)
      // The order is odd, so that no key is its own negative.
      return drawn == key ? key.negative : drawn
    }
  }

  private init(scalar: [UInt8]) {
    self.scalar = scalar
  }

  private init(reducing octets: [UInt8]) {
    var scalar = octets
    // Without its first bit any number is below the order, which begins with 32 ones.
    if !scalar.lexicographicallyPrecedes(Self.order) { scalar[0] &= 0x7F }
    if scalar.allSatisfy({ $0 == 0 }) { scalar[31] = 1 }
    self.scalar = scalar
  }

  /// The other scalar of the same x coordinate: this one's negative.
  ///
  /// ECDH takes the x coordinate alone, so that both keys agree on one secret.
  public var negative: GeneratedKey {
    var difference: [UInt8] = []
    var borrow = 0
    for (minuend, subtrahend) in zip(Self.order, scalar).reversed() {
      let digit = Int(minuend) - Int(subtrahend) - borrow
      borrow = digit < 0 ? 1 : 0
      difference.append(UInt8(digit + borrow * 256))
    }
    return GeneratedKey(scalar: difference.reversed())
  }

  /// The key; a refusal of a scalar in range would be a finding.
  func privateKey(
    file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) -> P256PrivateKey {
    do throws(KeyError) {
      return try P256PrivateKey(scalar: scalar.span)
    } catch {
      throw Falsification(
        "the \(self) is in range, and was not taken: \(error)", at: "\(file):\(line)")
    }
  }

  /// The key with the agreements that it has at hand: those of one notable key with another.
  func keyPair() throws(Falsification) -> RememberedKey {
    if let rememberedPair { return rememberedPair }
    return RememberedKey(try privateKey())
  }

  /// A notable key with its agreements, or nil for any other.
  var rememberedPair: RememberedKey? { Self.notablePairs[scalar] }

  private static let notablePairs: [[UInt8]: RememberedKey] = {
    let keys = notable.map { GeneratedKey(scalar: $0) }
    let peers = keys.compactMap { try? $0.privateKey().publicKey }
    return keys.reduce(into: [:]) { pairs, key in
      // One that is refused is a finding, when it is drawn.
      if let own = try? key.privateKey() { pairs[key.scalar] = RememberedKey(own, peers: peers) }
    }
  }()

  /// The group's order, most significant octet first (NIST SP 800-186, 3.2.1.3).
  private static let order: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
  ]

  /// 1; the smallest scalars whose x, and whose y, starts with a zero octet; 2; the greatest two.
  private static let notable: [[UInt8]] =
    [1, 379, 43, 2].map { (small: Int) in
      [UInt8](repeating: 0, count: 30) + [UInt8(small >> 8), UInt8(small & 0xFF)]
    } + [0x50, 0x4F].map { order.dropLast() + [$0] }
}
