import AssertionLaws
import PropertyTesting
import Testing

/// What goes into a sealed token comes out of it, for every reader.
@Suite struct RoundTripLawTests {
  @Test func claimsComeOut() throws { try check(RoundTripLaws.claimsComeOut) }
  @Test func passwordIsNotShown() throws { try check(RoundTripLaws.passwordIsNotShown) }
  @Test func headerComesOut() throws { try check(RoundTripLaws.headerComesOut) }
  @Test func inspectionAgrees() throws { try check(RoundTripLaws.inspectionAgrees) }
  @Test func plaintextHoldsTheClaims() throws { try check(RoundTripLaws.plaintextHoldsTheClaims) }
  @Test func headerHoldsTheMembers() throws { try check(RoundTripLaws.headerHoldsTheMembers) }
  @Test func otherReadersAgree() throws { try check(RoundTripLaws.otherReadersAgree) }
  @Test func cjoseSealsForUs() throws { try check(RoundTripLaws.cjoseSealsForUs) }
  @Test func sealingIsAFunction() throws { try check(RoundTripLaws.sealingIsAFunction) }
  @Test func otherMaterialGivesAnotherToken() throws {
    try check(RoundTripLaws.otherMaterialGivesAnotherToken)
  }
  @Test func serializationIsItself() throws { try check(RoundTripLaws.serializationIsItself) }
  @Test func sealRefusesOneFault() throws { try check(RoundTripLaws.sealRefusesOneFault) }
  @Test func sealTakesWhatReadsBack() throws { try check(RoundTripLaws.sealTakesWhatReadsBack) }
  @Test func otherKeysAreRefused() throws { try check(RoundTripLaws.otherKeysAreRefused) }
}
