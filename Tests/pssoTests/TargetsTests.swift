import Foundation
import Testing

@testable import psso

/// The fuzz targets, as they are printed and as the documents describe them.
@Suite struct TargetsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func eachTargetHasABlock() {
    let session = Session(["targets", "--package-path", Self.root.path])
    #expect(session.status == 0)
    for name in ["Base64URL", "ResealedAssertion", "DifferentialOpen"] {
      #expect(session.lines.contains { $0.hasPrefix("\(name) ") })
    }
    #expect(session.output.contains("  floors  accepted 20 %, compact 0.5 %"))
  }

  @Test func oneTargetCanBeChosen() throws {
    let session = Session(["targets", "--json", "Claims", "--package-path", Self.root.path])
    let data = Data(session.outputOctets)
    let targets = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let target = try #require(targets.first)
    #expect(targets.count == 1)
    #expect(
      Set(target.keys) == [
        "target", "reads", "oracle", "committed", "grown", "dictionary", "executable", "built",
        "floors",
      ])
    #expect(target["target"] as? String == "Claims")
    #expect(target["committed"] as? Int ?? 0 > 0)
    #expect(target["executable"] as? String == "FuzzTargets/.build/release/Claims")
  }

  @Test func theTableInTheDocumentIsUpToDate() throws {
    let document = try String(
      contentsOf: Self.root.appending(path: "Documentation/Fuzzing.md"), encoding: .utf8)
    let table = Session(["targets", "--markdown", "--package-path", Self.root.path]).output
    #expect(!table.isEmpty)
    #expect(
      document.contains("\n" + table + "\n"),
      "put what `swift run psso targets --markdown` prints into Documentation/Fuzzing.md")
  }

  @Test func aNameThatIsNearlyRightGetsASuggestion() {
    let session = Session(["targets", "JsonReader2", "--package-path", Self.root.path])
    #expect(session.status == 2)
    #expect(
      session.errorLines
        == ["psso: target JsonReader2: no such target; did you mean JSONReader?"])
  }

  @Test func outsideOfACheckoutNothingIsFound() throws {
    let scratch = try Scratch()
    let session = Session(["targets", "--package-path", scratch.folder.path])
    #expect(session.status == 2)
    #expect(session.errorLines.first?.hasPrefix("psso: --package-path: not inside") == true)
  }
}
