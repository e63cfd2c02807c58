import PlatformSSOAssertion
import Testing

@testable import Campaign

/// What there is of inputs, by verdict.
@Suite struct CorpusListingTests {
  @Test func inputsAreCountedByVerdict() throws {
    let scratch = try Scratch()
    let checkout = try Checkout(containing: try scratch.checkout().path)
    try scratch.file("checkout/Corpus/PartyInfo/accept.a", "12")
    try scratch.file("checkout/Corpus/PartyInfo/accept.b", "1234")
    try scratch.file("checkout/Corpus/PartyInfo/reject.party-u.label.x", "1")
    try scratch.file("checkout/Corpus/PartyInfo/reject.party-u.label.y", "123")
    try scratch.file("checkout/Corpus/PartyInfo/reject.key.odd.z", "1")
    try scratch.file("checkout/.fuzz/corpus/PartyInfo/0a", "12345")
    let listing = try CorpusListing(of: "PartyInfo", in: checkout)
    #expect(listing.committed.count == 5)
    #expect(listing.accepted.count == 2)
    #expect(listing.accepted.octets == 6)
    #expect(listing.accepted.longest == 4)
    #expect(listing.ids == ["party-u.label", "key.odd"])
    #expect(listing.refused["party-u.label"]?.count == 2)
    #expect(listing.stages.map(\.name) == ["party-u", "key"])
    #expect(listing.stages.map(\.count) == [2, 1])
    #expect(listing.grown.octets == 5)
    #expect(listing.unnamed.isEmpty)
  }

  @Test func draftsAndFoldersAreNoInputs() throws {
    let scratch = try Scratch()
    let checkout = try Checkout(containing: try scratch.checkout().path)
    try scratch.file("checkout/Corpus/Claims/.accept.a.123", "1")
    _ = try scratch.folder("checkout/Corpus/Claims/accept.folder")
    #expect(try CorpusListing(of: "Claims", in: checkout).committed.count == 0)
  }

  @Test func aNameWithoutVerdictIsTold() throws {
    let scratch = try Scratch()
    let checkout = try Checkout(containing: try scratch.checkout().path)
    try scratch.file("checkout/Corpus/Claims/crash-1", "1")
    #expect(try CorpusListing(of: "Claims", in: checkout).unnamed == ["crash-1"])
  }

  @Test func onlyRulesOfStagesThatRefuseAreMissed() throws {
    let scratch = try Scratch()
    let checkout = try Checkout(containing: try scratch.checkout().path)
    try scratch.file("checkout/Corpus/PartyInfo/reject.party-u.label.x", "1")
    let listing = try CorpusListing(of: "PartyInfo", in: checkout)
    let missing = CorpusListing.uncovered(by: [listing])
    #expect(Set(missing.map(\.definition.stage)) == [.partyUInfo])
    #expect(!missing.contains(.partyULabel))
    #expect(missing.contains(.partyULengthTruncated))
    #expect(CorpusListing.uncovered(by: []).isEmpty)
  }
}
