import PropertyTesting

/// Laws of the key agreement and derivation (RFC 7518, 4.6; NIST SP 800-56A, 5.7.1.2 and 5.8.1).
public enum KeyDerivationLaws {
  /// All laws of the family.
  public static let all: [any RunnableProperty] = [
    equalsSSKDF, equalsNaiveConstruction, everyBitMatters, keyLengthMatters, bordersMatter,
    agreementIsSymmetric, contentKeyEqualsSSKDF, mistakesGiveOtherKeys, explanationsNameTheMistake,
  ]
}
