import PropertyTesting
import Testing

@testable import AssertionLaws

/// The laws of key agreement and derivation, and Apple's published key against every mistake.
@Suite struct KeyDerivationLawTests {
  @Test func equalsSSKDF() throws { try check(KeyDerivationLaws.equalsSSKDF) }

  @Test func equalsNaiveConstruction() throws {
    try check(KeyDerivationLaws.equalsNaiveConstruction)
  }

  @Test func everyBitMatters() throws { try check(KeyDerivationLaws.everyBitMatters) }

  @Test func keyLengthMatters() throws { try check(KeyDerivationLaws.keyLengthMatters) }

  @Test func bordersMatter() throws { try check(KeyDerivationLaws.bordersMatter) }

  @Test func agreementIsSymmetric() throws { try check(KeyDerivationLaws.agreementIsSymmetric) }

  @Test func contentKeyEqualsSSKDF() throws { try check(KeyDerivationLaws.contentKeyEqualsSSKDF) }

  @Test func mistakesGiveOtherKeys() throws { try check(KeyDerivationLaws.mistakesGiveOtherKeys) }

  @Test func explanationsNameTheMistake() throws {
    try check(KeyDerivationLaws.explanationsNameTheMistake)
  }

  @Test func eachBitOfApplesInputGivesAKeyOfItsOwn() throws {
    let flips = DerivationBitFlip.all(of: .published)
    let keys = try flips.map { try $0.flipped.derivedKey() } + [DerivationInput.publishedKey]
    #expect(flips.count == (32 + 7 + 78 + 118) * 8)
    #expect(Set(keys).count == keys.count)
  }

  @Test func eachOctetMovedInApplesInputGivesAKeyOfItsOwn() throws {
    let input = DerivationInput.published
    let partyInfos = DerivationBorders(
      pair: .partyInfos, octets: input.partyUInfo + input.partyVInfo, border: 0, otherBorder: 0)
    let algorithm = DerivationBorders(
      pair: .algorithmAndPartyU, octets: input.algorithmID + input.partyUInfo, border: 0,
      otherBorder: 0)
    for borders in [partyInfos, algorithm] {
      let keys = try (0...borders.octets.count).map {
        try borders.input(borderAt: $0).derivedKey()
      }
      #expect(Set(keys).count == keys.count)
      #expect(keys.count { $0 == DerivationInput.publishedKey } == 1)
    }
  }

  @Test func theRightConstructionGivesApplesKey() throws {
    #expect(try DerivationInput.published.derivedKey() == DerivationInput.publishedKey)
    #expect(NaiveConcatKDF.key(for: .published) == DerivationInput.publishedKey)
    let explanation = WrongConstruction.explaining(
      key: DerivationInput.publishedKey, for: .published)
    #expect(explanation.isEmpty)
  }

  @Test func noMistakeGivesApplesKey() {
    let giveIt = WrongConstruction.all.filter {
      $0.key(for: .published) == DerivationInput.publishedKey
    }
    // Apple's Z has no leading zero that could be lost.
    #expect(giveIt.map(\.name) == ["secret-without-leading-zeros"])
    #expect(giveIt.allSatisfy { !$0.shows(for: .published) })
  }

  @Test(arguments: WrongConstruction.all.map(\.name))
  func eachMistakeHasAKeyOfItsOwn(_ name: String) throws {
    let mistake = try #require(WrongConstruction.all.first { $0.name == name })
    let input = DerivationInput.publishedWithLeadingZeros
    let key = mistake.key(for: input)
    #expect(mistake.shows(for: input))
    #expect(try input.derivedKey() != key)
    #expect(WrongConstruction.explaining(key: key, for: input) == [name])
  }

  @Test func theTableIsWellFormed() {
    let names = WrongConstruction.all.map(\.name)
    #expect(names.count >= 25)
    #expect(Set(names).count == names.count)
    for mistake in WrongConstruction.all {
      #expect(mistake.explanation.last == ".", "\(mistake.name)")
      #expect(mistake.explanation.count { $0 == "." } <= 2, "\(mistake.name)")
    }
    #expect(Set(WrongConstruction.all.map(\.part)) == Set(WrongConstruction.Part.allCases))
  }
}
