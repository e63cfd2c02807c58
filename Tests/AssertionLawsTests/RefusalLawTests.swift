import AssertionLaws
import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting
import Testing

/// Nothing but the sealed text opens, and what is wrong with it is named.
@Suite struct RefusalLawTests {
  @Test func bitFlips() throws { try check(RefusalLaws.bitFlips) }
  @Test func insertions() throws { try check(RefusalLaws.insertions) }
  @Test func removals() throws { try check(RefusalLaws.removals) }
  @Test func edits() throws { try check(RefusalLaws.edits) }
  @Test func splices() throws { try check(RefusalLaws.splices) }
  @Test func tagLengths() throws { try check(RefusalLaws.tagLengths) }
  @Test func vectorLengths() throws { try check(RefusalLaws.vectorLengths) }
  @Test func misspellings() throws { try check(RefusalLaws.misspellings) }
  @Test func headersRespelledAfterwards() throws {
    try check(RefusalLaws.headersRespelledAfterwards)
  }
  @Test func textsRespelledBefore() throws { try check(RefusalLaws.textsRespelledBefore) }
  @Test func variedExamples() throws { try check(RefusalLaws.variedExamples) }
}

/// The same without chance: every alteration of a kind, of one token, under each profile.
@Suite struct ExhaustiveRefusalTests {
  private let token = TokenRecipe().token()

  /// What a profile refuses a token for, or nil where it accepts.
  private func rule(_ token: [UInt8], _ profile: Profile) -> Rule? {
    switch profile {
    case .assertion:
      RefusalLaws.assertionRefusal(of: token, with: Sample.recipient, Sample.expectations)?.rule
    case .jose: RefusalLaws.jweRefusal(of: token, with: Sample.recipient)?.rule
    }
  }

  @Test(arguments: Profile.allCases)
  func everyBitFlipIsRefused(_ profile: Profile) {
    #expect(rule(token, profile) == nil)
    var seen: Set<Rule> = []
    for place in token.indices {
      for bit in 0..<8 {
        var altered = token
        altered[place] ^= 1 << UInt8(bit)
        let rule = rule(altered, profile)
        #expect(rule != nil, "bit \(bit) of octet \(place)")
        if let rule { seen.insert(rule) }
      }
    }
    // Each layer up to the tag had its share, and none behind it can be reached.
    var stages: Set<Stage> = [
      .compact, .base64url, .headerJSON, .header, .ephemeralKey, .contentEncryption,
    ]
    if profile == .assertion { stages.formUnion([.partyUInfo, .partyVInfo]) }
    #expect(Set(seen.map(\.definition.stage)) == stages)
    #expect(seen.contains(.base64URLTrailingBits))
  }

  @Test(arguments: Profile.allCases)
  func everyPrefixAndSuffixIsRefused(_ profile: Profile) {
    for place in token.indices {
      let (prefix, suffix) = (Array(token[..<place]), Array(token[(place + 1)...]))
      #expect(rule(prefix, profile) != nil, "the first \(place) octets")
      #expect(rule(suffix, profile) != nil, "without the first \(place + 1) octets")
    }
  }

  @Test(arguments: Profile.allCases)
  func everyRemovalOfOneOctetIsRefused(_ profile: Profile) {
    for place in token.indices {
      var altered = token
      altered.remove(at: place)
      #expect(rule(altered, profile) != nil, "without octet \(place)")
    }
  }

  @Test(arguments: Profile.allCases)
  func everyOctetBeforeOrBehindIsRefused(_ profile: Profile) {
    for octet in UInt8.min...UInt8.max {
      #expect(rule([octet] + token, profile) != nil, "octet \(octet) before the token")
      #expect(rule(token + [octet], profile) != nil, "octet \(octet) behind the token")
    }
  }

  @Test(arguments: Profile.allCases)
  func everyInsertionOfOneOctetOfTheAlphabetIsRefused(_ profile: Profile) {
    for place in 0...token.count {
      var altered = token
      altered.insert(UInt8(ascii: "A"), at: place)
      #expect(rule(altered, profile) != nil, "with an A before octet \(place)")
    }
  }
}
