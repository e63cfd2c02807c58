import Foundation
import FuzzTargets
import PlatformSSOAssertion
import Testing

@testable import Campaign

/// Inputs in the forms that other tools read.
@Suite struct ExportTests {
  private let scratch: Scratch
  private let checkout: Checkout

  init() throws {
    scratch = try Scratch()
    checkout = try Checkout(containing: try scratch.checkout().path)
    try scratch.file("checkout/Corpus/Claims/accept.b", "1")
    try scratch.file("checkout/Corpus/Claims/accept.a", [0, 0x22, 0x5C, 0x0A, 0x80, 0x7F])
    try scratch.file("checkout/Corpus/Claims.dict", "\"x\"\n")
  }

  @discardableResult
  private func export(
    _ format: ExportFormat, replaces: Bool = false,
    targets: [any FuzzTarget.Type] = [ClaimsTarget.self]
  ) throws -> CorpusExport.Result {
    try CorpusExport(from: checkout, version: "1").export(
      targets, as: format, to: scratch.root.appending(path: "out").path, replaces: replaces)
  }

  @Test func aFolderHoldsTheSameFiles() throws {
    let result = try export(.folder)
    #expect(result.inputs == 2)
    #expect(result.files == 2)
    #expect(result.octets == 7)
    #expect(scratch.names("out/Claims") == ["accept.a", "accept.b"])
    #expect(try scratch.text("out/Claims/accept.b") == "1")
  }

  @Test func ossFuzzGetsSortedArchivesAndDictionaries() throws {
    try export(.ossFuzz)
    #expect(scratch.names("out") == ["Claims.dict", "Claims_seed_corpus.zip"])
    let zip = scratch.root.appending(path: "out/Claims_seed_corpus.zip")
    let reader = try #require(ZipReader([UInt8](try Data(contentsOf: zip))))
    #expect(reader.entries.map(\.name) == ["accept.a", "accept.b"])
  }

  @Test func goGetsItsOwnLiterals() throws {
    try export(.go)
    let folder = "out/testdata/fuzz/FuzzClaims"
    #expect(
      try scratch.text("\(folder)/accept.a")
        == #"go test fuzz v1"# + "\n" + #"[]byte("\x00\"\\\n\x80\x7f")"# + "\n")
  }

  @Test func aPlaceThatIsTakenIsLeftAlone() throws {
    try scratch.file("out/Claims/mine", "m")
    let obstacle = #expect(throws: Obstacle.self) { try export(.folder) }
    #expect(obstacle?.kind == .refusal)
    #expect(scratch.names("out/Claims") == ["mine"])
  }

  @Test func anEarlierExportIsReplacedWhole() throws {
    try export(.folder)
    try scratch.file("out/Claims/older", "o")
    try export(.folder, replaces: true)
    #expect(scratch.names("out/Claims") == ["accept.a", "accept.b"])
    #expect(scratch.names("") == ["checkout", "out"])
  }

  @Test func whatNoExportMadeIsNeverReplaced() throws {
    try export(.folder)
    try scratch.file("out/thesis.tex", "t")
    let obstacle = #expect(throws: Obstacle.self) { try export(.folder, replaces: true) }
    #expect(obstacle?.kind == .refusal)
    #expect(obstacle?.why.contains("thesis.tex") == true)
    #expect(scratch.names("out") == ["Claims", "thesis.tex"])
  }

  @Test func anEmptyFolderIsFilled() throws {
    _ = try scratch.folder("out")
    try export(.folder)
    #expect(scratch.names("out") == ["Claims"])
  }

  @Test func aFileIsNoFolder() throws {
    try scratch.file("out", "f")
    let obstacle = #expect(throws: Obstacle.self) { try export(.folder, replaces: true) }
    #expect(obstacle?.kind == .usage)
    #expect(try scratch.text("out") == "f")
  }

  @Test func nothingIsLeftWhereATargetHasNoInput() throws {
    let obstacle = #expect(throws: Obstacle.self) {
      try export(.folder, targets: [ClaimsTarget.self, SealOpenTarget.self])
    }
    #expect(obstacle?.kind == .broken)
    #expect(scratch.names("") == ["checkout"])
  }
}
