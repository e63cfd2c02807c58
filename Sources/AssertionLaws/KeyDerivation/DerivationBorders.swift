import PropertyTesting

/// Octets of two neighbouring fields, and two places where the border between them may be.
public struct DerivationBorders: CustomStringConvertible, Sendable {
  enum Pair: CaseIterable, Sendable {
    case partyInfos, algorithmAndPartyU
  }

  let pair: Pair
  let octets: [UInt8]
  let border: Int
  let otherBorder: Int

  /// The input with its border at a place.
  func input(borderAt place: Int) -> DerivationInput {
    var input = DerivationInput.published
    let (left, right) = (Array(octets[..<place]), Array(octets[place...]))
    switch pair {
    case .partyInfos: (input.partyUInfo, input.partyVInfo) = (left, right)
    case .algorithmAndPartyU: (input.algorithmID, input.partyUInfo) = (left, right)
    }
    return input
  }

  /// What a person needs to see of it.
  public var description: String {
    let fields = pair == .partyInfos ? "apu and apv" : "AlgorithmID and apu"
    return
      "\(fields) of \(Description.hexadecimal(octets)) with \(border) and \(otherBorder) in the first"
  }

  static let generator = Generator { source throws(Rejection) in
    let pair = source.one(of: Pair.allCases)
    let octets = try source.draw(contents)
    let border = source.integer(in: 0...octets.count)
    let other = source.integer(in: 0...octets.count - 1)
    return DerivationBorders(
      pair: pair, octets: octets, border: border, otherBorder: other >= border ? other + 1 : other)
  }

  /// Any octets, and some that could pass for the lengths of fields.
  private static let contents: Generator<[UInt8]> = .oneOf(
    .octets(count: 1...80),
    Generator<UInt8>.integers(in: 0...9).map { [0, 0, 0, $0] }
      .array(count: 1...12).map { $0.flatMap { $0 } },
    .always(DerivationInput.encryption + DerivationInput.published.partyUInfo))
}

extension KeyDerivationLaws {
  /// Octets moved over the border of two fields give another key, though the same ones are hashed.
  public static let bordersMatter = Property(
    "kdf-borders-matter", DerivationBorders.generator
  ) { borders, trial in
    let distance = abs(borders.border - borders.otherBorder)
    trial.cover(15, "apu and apv", borders.pair == .partyInfos)
    trial.cover(15, "AlgorithmID and apu", borders.pair == .algorithmAndPartyU)
    trial.cover(3, "one octet moved", distance == 1)
    trial.cover(2, "four octets moved", distance == 4)
    trial.cover(10, "a field empty", min(borders.border, borders.otherBorder) == 0)
    let keys = [borders.border, borders.otherBorder].map(borders.input(borderAt:))
    try trial.expect(
      try keys[0].derivedKey() != keys[1].derivedKey(),
      "the key does not depend on where the border of the fields is")
  }
}
