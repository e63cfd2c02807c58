import PlatformSSOAssertion
import Testing

@testable import Campaign

/// Names that state verdicts.
@Suite struct CorpusNameTests {
  @Test func anAcceptedInputHasNoRule() throws {
    let name = try #require(CorpusName("accept.sample"))
    #expect(name.refusal == nil)
    #expect(name.rule == nil)
    #expect(name.what == "sample")
    #expect(name.verdict == "accept")
    #expect(name.neighbour == nil)
  }

  @Test func aRefusedInputNamesItsRule() throws {
    let name = try #require(CorpusName("reject.claims.aud-missing.no-member"))
    #expect(name.rule == .claimsAudMissing)
    #expect(name.what == "no-member")
    #expect(name.text == "reject.claims.aud-missing.no-member")
    #expect(name.verdict == "reject.claims.aud-missing")
  }

  @Test func aRefusalNeedNotBeARule() throws {
    let name = try #require(CorpusName("reject.key.wrong-curve.p-384"))
    #expect(name.refusal == "key.wrong-curve")
    #expect(name.rule == nil)
  }

  @Test func aNeighbourNamesTheRuleThatItKeeps() throws {
    let name = try #require(CorpusName("accept.near.header.size.one-less"))
    #expect(name.neighbour == "header.size")
    #expect(name.refusal == nil)
  }

  @Test(arguments: [
    "", "accept", "accept.", "acceptable.x", "reject", "reject.claims", "reject.claims.aud-missing",
    "reject.claims..x", ".accept.x", "crash-da39a3ee",
  ])
  func otherNamesStateNothing(_ name: String) {
    #expect(CorpusName(name) == nil)
  }

  @Test(arguments: ["a", "lone-minus", "4096-bits", String(repeating: "a", count: 64)])
  func wordsMayName(_ what: String) {
    #expect(CorpusName.fault(inWords: what) == nil)
  }

  @Test(arguments: [
    "", "Lone", "a b", "a.b", "../x", "-x", "\u{E9}", String(repeating: "a", count: 65),
  ])
  func otherTextsMayNot(_ what: String) {
    #expect(CorpusName.fault(inWords: what) != nil)
  }
}
