import Foundation
import Testing

@testable import Campaign

/// Units of other machines.
@Suite struct MergeTests {
  private let scratch: Scratch
  private let checkout: Checkout
  private static let abc = "a9993e364706816aba3e25717850c26c9cd0d89d"

  init() throws {
    scratch = try Scratch()
    checkout = try Checkout(containing: try scratch.checkout().path)
  }

  private func merge(_ path: String, for target: String? = nil) throws -> [MergeCount] {
    let merge = CorpusMerge(into: checkout)
    return try merge.merge([scratch.root.appending(path: path).path], for: target)
  }

  @Test func unitsAreNamedByContentAndComeOnce() throws {
    try scratch.file("other/Claims/x", "abc")
    try scratch.file("other/Claims/y", "abc")
    try scratch.file("other/PartyInfo/z", "d")
    let counts = try merge("other")
    #expect(counts.map(\.target) == ["PartyInfo", "Claims"])
    #expect(counts.map(\.new) == [1, 1])
    #expect(counts.map(\.known) == [0, 1])
    #expect(scratch.names("checkout/.fuzz/corpus/Claims") == [Self.abc])
    #expect(try scratch.text("checkout/.fuzz/corpus/Claims/\(Self.abc)") == "abc")
    #expect(scratch.names("checkout/Corpus").isEmpty)
    #expect(try merge("other").map(\.new) == [0, 0])
  }

  @Test func committedInputsAreKnown() throws {
    try scratch.file("checkout/Corpus/Claims/accept.x", "abc")
    try scratch.file("Claims/x", "abc")
    let count = try #require(try merge("Claims").first)
    #expect(count.new == 0)
    #expect(count.known == 1)
  }

  @Test func whatIsNoUnitIsCountedByReason() throws {
    try scratch.file("units/a", "")
    try scratch.file("units/b", [UInt8](repeating: 1, count: 5))
    try scratch.file("units/c", [UInt8](repeating: 1, count: 4))
    var merge = CorpusMerge(into: checkout)
    merge.longest = 4
    let path = scratch.root.appending(path: "units").path
    let count = try #require(try merge.merge([path], for: "Claims").first)
    #expect(count.skipped == [.empty: 1, .tooLong: 1])
    #expect(count.new == 1)
  }

  @Test func anArchiveIsMerged() throws {
    var writer = ZipWriter()
    for (name, text) in [("../../x", "abc"), ("folder/", ""), ("__MACOSX/._x", "d")] {
      _ = writer.add(name, Array(text.utf8))
    }
    try scratch.file("Claims_seed_corpus.zip", writer.finish())
    let count = try #require(try merge("Claims_seed_corpus.zip").first)
    #expect(count.new == 1)
    #expect(scratch.names("checkout/.fuzz/corpus/Claims") == [Self.abc])
    #expect(scratch.names("") == ["Claims_seed_corpus.zip", "checkout"])
  }

  @Test func damagedEntriesAreUnreadable() throws {
    var writer = ZipWriter()
    _ = writer.add("x", Array("abc".utf8))
    var octets = writer.finish()
    octets[31] ^= 1
    try scratch.file("x.zip", octets)
    #expect(try merge("x.zip", for: "Claims").first?.skipped == [.unreadable: 1])
  }

  @Test(arguments: ["x.zip", "units", "nowhere"])
  func aSourceWithoutATargetIsRefused(_ path: String) throws {
    try scratch.file("x.zip", ZipWriter().finish())
    try scratch.file("units/a", "abc")
    let obstacle = #expect(throws: Obstacle.self) { try merge(path) }
    #expect(obstacle?.kind == .usage)
  }

  @Test func nothingIsWrittenWhereOneSourceIsOfNoUse() throws {
    try scratch.file("Claims/a", "abc")
    let paths = ["Claims", "nowhere"].map { scratch.root.appending(path: $0).path }
    #expect(throws: Obstacle.self) { try CorpusMerge(into: checkout).merge(paths, for: nil) }
    #expect(scratch.names("checkout/.fuzz/corpus/Claims").isEmpty)
  }

  @Test func anotherFileThanAnArchiveIsRefused() throws {
    try scratch.file("Claims.zip", "no archive, but longer than an archive's end record")
    #expect(throws: Obstacle.self) { try merge("Claims.zip") }
  }

  @Test func anUnknownTargetIsRefused() throws {
    try scratch.file("Claims/a", "abc")
    #expect(throws: Obstacle(.usage, "target Claim", "no such target; did you mean Claims?")) {
      try merge("Claims", for: "Claim")
    }
  }
}
