import AssertionLaws
import PropertyTesting
import Testing

/// The parsers' laws.
@Suite struct ParserLawTests {
  @Test func encodingInverts() throws { try check(ParserLaws.encodingInverts) }
  @Test func decodingAgrees() throws { try check(ParserLaws.decodingAgrees) }
  @Test func readsTree() throws { try check(ParserLaws.readsTree) }
  @Test func mutatedAgrees() throws { try check(ParserLaws.mutatedAgrees) }
  @Test func soupAgrees() throws { try check(ParserLaws.soupAgrees) }
  @Test func faultIsNamed() throws { try check(ParserLaws.faultIsNamed) }
  @Test func encodingFaultIsNamed() throws { try check(ParserLaws.encodingFaultIsNamed) }
  @Test func markIsNamed() throws { try check(ParserLaws.markIsNamed) }
  @Test func trailingDataIsNamed() throws { try check(ParserLaws.trailingDataIsNamed) }
  @Test func depthLimit() throws { try check(ParserLaws.depthLimit) }
  @Test func memberLimit() throws { try check(ParserLaws.memberLimit) }
  @Test func duplicateIsFound() throws { try check(ParserLaws.duplicateIsFound) }
  @Test func closeNamesDiffer() throws { try check(ParserLaws.closeNamesDiffer) }
  @Test func numberIsExact() throws { try check(ParserLaws.numberIsExact) }
  @Test func splittingAgrees() throws { try check(ParserLaws.splittingAgrees) }
  @Test func joiningInverts() throws { try check(ParserLaws.joiningInverts) }
  @Test func sizeLimit() throws { try check(ParserLaws.sizeLimit) }
  @Test func headerVerdict() throws { try check(ParserLaws.headerVerdict) }
  @Test func algorithms() throws { try check(ParserLaws.algorithms) }
  @Test func mediaType() throws { try check(ParserLaws.mediaType) }
}
