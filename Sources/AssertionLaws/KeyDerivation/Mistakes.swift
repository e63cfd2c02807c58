import PropertyTesting

/// A mistake of the table and an input for which it shows.
public struct MistakenDerivation: CustomStringConvertible, Sendable {
  let mistake: WrongConstruction
  let input: DerivationInput

  /// What a person needs to see of it.
  public var description: String { "\(mistake.name) (\(mistake.explanation)) on: \(input)" }

  static let generator = Generator { source throws(Rejection) in
    let mistake = source.one(of: WrongConstruction.all)
    let input = try source.draw(DerivationInput.generatorOfStrongKeys)
    // Every mistake shows for the published inputs with zeros in front.
    return MistakenDerivation(
      mistake: mistake, input: mistake.shows(for: input) ? input : .publishedWithLeadingZeros)
  }
}

extension KeyDerivationLaws {
  /// Each mistake of the table gives another key than the library's, wherever it shows.
  ///
  /// Run on more cases than others, so that each mistake occurs many times.
  public static let mistakesGiveOtherKeys = Property(
    "kdf-mistakes-give-other-keys", MistakenDerivation.generator, share: 4
  ) { derivation, trial in
    let mistake = derivation.mistake
    for part in WrongConstruction.Part.allCases {
      trial.cover(2, "wrong \(part.rawValue)", mistake.part == part)
    }
    trial.cover(10, "other inputs than Apple's", derivation.input != .publishedWithLeadingZeros)
    trial.label(mistake.name)
    try trial.expect(mistake.shows(for: derivation.input), "\(mistake.name) does not show")
    try trial.expect(
      try derivation.input.derivedKey() != mistake.key(for: derivation.input),
      "the library derives the key of the mistake \(mistake.name)")
  }

  /// A mistake's key is explained by its name, along with mistakes that come to the same.
  public static let explanationsNameTheMistake = Property(
    "kdf-explanations-name-the-mistake", MistakenDerivation.generator, share: 0.3
  ) { derivation, trial in
    let (mistake, input) = (derivation.mistake, derivation.input)
    let key = mistake.key(for: input)
    let names = WrongConstruction.explaining(key: key, for: input)
    trial.cover(20, "one explanation", names.count == 1)
    trial.label("several explanations", if: names.count > 1)
    try trial.expect(
      names.contains(mistake.name), "the key of \(mistake.name) is explained by \(names)")
    for other in WrongConstruction.all where names.contains(other.name) {
      try trial.expectEqual(other.key(for: input), key, "the key of \(other.name)")
    }
    let rightKey = try input.derivedKey()
    try trial.expectEqual(
      WrongConstruction.explaining(key: rightKey, for: input), [], "the mistakes of the right key")
  }
}
