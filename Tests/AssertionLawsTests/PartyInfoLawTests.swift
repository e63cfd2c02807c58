import AssertionLaws
import PropertyTesting
import Testing

/// The laws of PartyUInfo and PartyVInfo.
@Suite struct PartyInfoLawTests {
  @Test func builtInfoIsReadBack() throws { try check(PartyInfoLaws.builtInfoIsReadBack) }

  @Test func readInfoIsRebuilt() throws { try check(PartyInfoLaws.readInfoIsRebuilt) }

  @Test func changedLengthIsRefused() throws { try check(PartyInfoLaws.changedLengthIsRefused) }

  @Test func cutInfoIsRefused() throws { try check(PartyInfoLaws.cutInfoIsRefused) }

  @Test func extendedInfoIsRefused() throws { try check(PartyInfoLaws.extendedInfoIsRefused) }

  @Test func layoutsAreNeverConfused() throws { try check(PartyInfoLaws.layoutsAreNeverConfused) }

  @Test func prefixPolicyComparesOctets() throws {
    try check(PartyInfoLaws.prefixPolicyComparesOctets)
  }

  @Test func tokenPrefixFollowsPolicy() throws { try check(PartyInfoLaws.tokenPrefixFollowsPolicy) }

  @Test func tokenRefusesOtherLayout() throws { try check(PartyInfoLaws.tokenRefusesOtherLayout) }

  @Test func tokenRefusesChangedField() throws { try check(PartyInfoLaws.tokenRefusesChangedField) }

  @Test func tokenRefusesMovedOctets() throws { try check(PartyInfoLaws.tokenRefusesMovedOctets) }
}
