import Foundation
import FuzzTargets
import Testing

/// What names targets by hand, or lists them for the engines, names those that there are.
///
/// A target that is missing in one of these places is not fuzzed there, and nothing else would tell.
@Suite struct TargetNamesTests {
  private let targets = Set(allFuzzTargets.map { $0.name })
  private let instruments: Set = ["Empty", "Multiplication", "Planted", "TwoMultiplications"]

  private static let root = CorpusFile.root.deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// What the group of a pattern matches in a text.
  private func names(_ pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  @Test func everyTargetHasADriver() throws {
    let drivers = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "FuzzTargets/Drivers").path)
    #expect(Set(drivers) == targets.union(instruments))
  }

  @Test func everyDriverIsInTheManifest() throws {
    let manifest = try text("FuzzTargets/Package.swift")
    let list = try #require(names(#"let names = \[([^\]]*)\]"#, in: manifest).first)
    #expect(try names(#""(\w+)""#, in: list).sorted() == targets.union(instruments).sorted())
  }

  @Test func theScriptForTheEnginesListsEveryTarget() throws {
    let script = Process()
    script.executableURL = Self.root.appending(path: "Scripts/list-fuzz-targets.sh")
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    #expect(
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        == targets.sorted())
  }

  @Test func everyTargetIsDocumentedInTheTable() throws {
    // Other tables of the page have names of types in the same place.
    let section = try #require(
      names(#"## The targets\n([\s\S]*?)\n## "#, in: text("Documentation/Fuzzing.md")).first)
    let documented = try names(#"^\| `(\w+)` \|"#, in: section)
    #expect(documented.sorted() == targets.sorted())
  }

  @Test func floorsAreThoseOfTargets() throws {
    let floors = Set(try names(#"^(\w+) "#, in: text("FuzzTargets/ledger-floors.txt")))
    #expect(!floors.isEmpty && floors.isSubset(of: targets), "\(floors.subtracting(targets))")
  }

  @Test func ratesAreThoseOfTargets() throws {
    // The lines of a `case`: names, then the yardstick and the floor.
    let cases = try names(#"^ +([\w |]+)\) echo \w+ [\d.]+ ;;$"#, in: text("Scripts/fuzz-rate.sh"))
    let rates = Set(
      cases.flatMap { $0.split(separator: "|") }.map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(!rates.isEmpty && rates.isSubset(of: targets), "\(rates.subtracting(targets))")
  }
}
