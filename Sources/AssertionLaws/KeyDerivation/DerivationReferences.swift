import PropertyTesting
import References

extension KeyDerivationLaws {
  /// The key is that of OpenSSL's own single-step KDF.
  ///
  /// OpenSSL takes an empty secret for a missing one; there the naive construction stands in.
  public static let equalsSSKDF = Property(
    "kdf-equals-sskdf", DerivationInput.generator
  ) { input, trial in
    classify(input, &trial)
    let key = try input.derivedKey()
    guard !input.secret.isEmpty else {
      return try expect(key, NaiveConcatKDF.key(for: input), trial)
    }
    let expected = SSKDF.key(
      secret: input.secret, algorithmID: input.algorithmID, partyUInfo: input.partyUInfo,
      partyVInfo: input.partyVInfo, keyBits: UInt32(input.keyBits))
    try expect(key, expected, trial)
  }

  /// The key is that of SHA-256 over the joined parts of each round.
  public static let equalsNaiveConstruction = Property(
    "kdf-equals-naive-construction", DerivationInput.generator
  ) { input, trial in
    classify(input, &trial)
    let key = try input.derivedKey()
    try trial.expectEqual(key.count, (input.keyBits + 7) / 8, "the number of octets")
    try expect(key, NaiveConcatKDF.key(for: input), trial)
  }

  /// Fails the run unless two keys are equal, and shows them from where they differ.
  private static func expect(
    _ key: [UInt8], _ expected: [UInt8]?, _ trial: borrowing Trial, file: StaticString = #fileID,
    line: Int = #line
  ) throws(Falsification) {
    let expected = expected ?? []
    let place = zip(key, expected).prefix { $0 == $1 }.count
    let ends = [key, expected].map {
      Description.hexadecimal(Array($0.dropFirst(place).prefix(16)))
    }
    try trial.expect(
      key == expected, "the key has \(ends[0]) at octet \(place) where \(ends[1]) is expected",
      file: file, line: line)
  }

  private static func classify(_ input: DerivationInput, _ trial: inout Trial) {
    let sizes = [input.algorithmID.count, input.partyUInfo.count, input.partyVInfo.count]
    trial.cover(15, "Z of 32 octets", input.secret.count == 32)
    trial.cover(5, "Z with a leading zero", input.secret.first == 0)
    trial.cover(1, "Z longer than a block", input.secret.count > 64)
    trial.cover(10, "several rounds", input.keyBits > 256)
    trial.cover(5, "a last octet in part", input.keyBits % 8 != 0)
    trial.cover(5, "no apu", input.partyUInfo.isEmpty)
    trial.cover(5, "no apv", input.partyVInfo.isEmpty)
    trial.cover(2, "a field of over 255 octets", sizes.contains { $0 > 255 })
    trial.cover(0.3, "a field of over 65,535 octets", sizes.contains { $0 > 65_535 })
    trial.cover(0.3, "over 255 rounds", input.keyBits > 255 * 256)
    trial.label("no Z", if: input.secret.isEmpty)
    trial.label("no AlgorithmID", if: input.algorithmID.isEmpty)
    trial.label("a party info of one octet", if: sizes[1] == 1 || sizes[2] == 1)
  }
}
