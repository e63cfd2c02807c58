import PropertyTesting

/// One bit of one input.
public struct DerivationBitFlip: CustomStringConvertible, Sendable {
  let input: DerivationInput
  let part: DerivationInput.Field
  /// Counted from the most significant bit of the first octet.
  let bit: Int

  /// The inputs with names.
  static let parts: [(name: String, path: DerivationInput.Field)] = [
    ("Z", \.secret), ("AlgorithmID", \.algorithmID), ("apu", \.partyUInfo), ("apv", \.partyVInfo),
  ]

  /// All bits of an input.
  static func all(of input: DerivationInput) -> [DerivationBitFlip] {
    parts.flatMap { part in
      (0..<input[keyPath: part.path].count * 8).map { bit in
        DerivationBitFlip(input: input, part: part.path, bit: bit)
      }
    }
  }

  /// The input with the bit flipped.
  var flipped: DerivationInput {
    var flipped = input
    flipped[keyPath: part][bit / 8] ^= 0x80 >> (bit % 8)
    return flipped
  }

  var name: String { Self.parts.first { $0.path == part }?.name ?? "" }

  /// What a person needs to see of it.
  public var description: String { "bit \(bit) of \(name) in: \(input)" }

  static let generator = Generator { source throws(Rejection) in
    let input = try source.draw(DerivationInput.generatorOfStrongKeys)
    let parts = parts.filter { !input[keyPath: $0.path].isEmpty }
    // A Z is always there for a bit to be in, where all else is empty.
    guard !parts.isEmpty else {
      return DerivationBitFlip(input: .published, part: \.secret, bit: 0)
    }
    let part = source.integer(in: 0...parts.count - 1)
    let count = input[keyPath: parts[part].path].count
    return DerivationBitFlip(
      input: input, part: parts[part].path, bit: source.integer(in: 0...count * 8 - 1))
  }
}

/// One input for keys of two lengths.
public struct DerivationLengths: CustomStringConvertible, Sendable {
  let input: DerivationInput
  let otherBits: Int

  /// What a person needs to see of it.
  public var description: String { "\(otherBits) bits and in: \(input)" }

  static let generator = Generator { source throws(Rejection) in
    let input = try source.draw(DerivationInput.generatorOfStrongKeys)
    let bits = input.keyBits
    let near = Generator<Int>.element(of: [-1, 1, -8, 8, -7, 7]).map { max(bits + $0, 129) }
    let other = try source.draw(.oneOf(near, .integers(in: 129...1024)))
    return DerivationLengths(input: input, otherBits: other == bits ? 128 : other)
  }
}

extension KeyDerivationLaws {
  /// A flipped bit of Z, of the AlgorithmID or of a party info gives another key.
  public static let everyBitMatters = Property(
    "kdf-every-bit-matters", DerivationBitFlip.generator
  ) { flip, trial in
    for part in DerivationBitFlip.parts { trial.cover(5, part.name, part.name == flip.name) }
    trial.label("the last bit", if: flip.bit == flip.input[keyPath: flip.part].count * 8 - 1)
    let key = try flip.input.derivedKey()
    try trial.expect(
      try flip.flipped.derivedKey() != key, "the key does not depend on bit \(flip.bit)")
  }

  /// A key is not the beginning of a longer key, since its length is hashed as well.
  public static let keyLengthMatters = Property(
    "kdf-key-length-matters", DerivationLengths.generator
  ) { lengths, trial in
    let bits = lengths.input.keyBits
    trial.cover(5, "both in one round", max(bits, lengths.otherBits) <= 256)
    trial.cover(5, "the other is shorter", lengths.otherBits < bits)
    trial.cover(1, "as many octets", (bits + 7) / 8 == (lengths.otherBits + 7) / 8)
    var other = lengths.input
    other.keyBits = lengths.otherBits
    let common = min(bits, lengths.otherBits)
    let keys = (try lengths.input.derivedKey(), try other.derivedKey())
    try trial.expect(
      NaiveConcatKDF.leftmost(common, of: keys.0) != NaiveConcatKDF.leftmost(common, of: keys.1),
      "the key of \(common) bits is the beginning of the longer one")
  }
}
