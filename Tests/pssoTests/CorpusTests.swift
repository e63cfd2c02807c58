import Foundation
import Testing

@testable import psso

/// `psso corpus`, from the command line to the files.
@Suite struct CorpusTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["Corpus/JSONReader", "Corpus/Claims", "units"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    _ = try scratch.file("Package.swift", "")
    _ = try scratch.file("Corpus/JSONReader/accept.one", "1")
    _ = try scratch.file("Corpus/JSONReader/reject.claims.json-number.minus", "-")
  }

  private func corpus(_ arguments: String...) -> Session {
    Session(["corpus"] + arguments + ["--package-path", scratch.folder.path])
  }

  @Test func listCountsByVerdict() throws {
    let session = corpus("list")
    #expect(session.status == 0)
    let line = try #require(session.lines.first { $0.hasPrefix("JSONReader ") })
    #expect(line.split(separator: " ") == ["JSONReader", "2", "1", "1", "1", "2", "1", "0"])
  }

  @Test func listAsJSONNamesRulesWithoutAnInput() throws {
    let object = try corpus("list", "--json", "JSONReader").object()
    let missing = try #require(object["rules_without_input"] as? [String])
    #expect(missing.contains("claims.depth"))
    #expect(!missing.contains("claims.json-number"))
  }

  @Test func aNameWithoutAVerdictEndsTheListWithOne() throws {
    _ = try scratch.file("Corpus/JSONReader/crash-1", "1")
    let session = corpus("list", "JSONReader")
    #expect(session.status == 1)
    #expect(session.output.contains("Corpus/JSONReader/crash-1"))
  }

  @Test func mergeSaysWhatIsNew() throws {
    _ = try scratch.file("units/x", "abc")
    let units = scratch.path("units")
    let session = corpus("merge", "--target", "Claims", units)
    #expect(session.status == 0)
    #expect(session.lines == ["Claims  1 new, 0 known"])
    let again = corpus("merge", "--target", "Claims", "--json", units)
    #expect(again.output.contains("\"new\":0,\"known\":1"))
  }

  @Test func pruningWithoutAnExecutableIsTheHarnessesFault() throws {
    _ = try scratch.file("units/x", "abc")
    let session = corpus("merge", "--prune", "--target", "Claims", scratch.path("units"))
    #expect(session.status == 3)
    #expect(session.errorLines.first?.contains("Scripts/build-fuzz-targets.sh Claims") == true)
    #expect(!scratch.has(".fuzz/corpus/Claims"))
  }

  @Test func adoptRunsTheInputAndNamesIt() throws {
    let input = try scratch.file("crash-1", "{\"a\":-}")
    let session = corpus("adopt", "JSONReader", input, "--name", "lone-minus")
    #expect(session.status == 0, "\(session.error)")
    let name = "Corpus/JSONReader/reject.claims.json-number.lone-minus"
    #expect(session.lines.first == "adopted  \(name)")
    #expect(try scratch.text(name) == "{\"a\":-}")
    let again = corpus("adopt", "JSONReader", input)
    #expect(again.status == 0)
    #expect(again.output.contains("has the same octets"))
  }

  @Test func adoptRefusesWhatATargetSaysNothingOf() throws {
    let input = try scratch.file("crash-1", "12")
    let session = corpus("adopt", "ConcatKDF", input)
    #expect(session.status == 1)
    #expect(session.errorLines.count == 1)
  }

  @Test func exportRefusesAPlaceThatIsTaken() throws {
    let out = scratch.path("out")
    let first = corpus("export", "--format", "folder", "--target", "JSONReader", "--output", out)
    #expect(first.status == 0)
    #expect(first.lines == ["\(out): 2 inputs in 2 files, 2 octets"])
    let second = corpus("export", "--format", "folder", "--target", "JSONReader", "--output", out)
    #expect(second.status == 1)
    #expect(second.output.isEmpty)
  }

  @Test func wycheproofTakesWholeTokensOnly() {
    let session = corpus(
      "export", "--format", "wycheproof", "--target", "Claims", "--output", scratch.path("x"))
    #expect(session.status != 0)
    #expect(!scratch.has("x"))
  }
}
