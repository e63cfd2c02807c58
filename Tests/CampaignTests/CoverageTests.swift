import Foundation
import PlatformSSOAssertion
import Testing

@testable import Campaign

/// What the toolchain says of coverage, and what is made of it.
@Suite struct CoverageTests {
  @Test func linesWithoutACountAreReadByFile() {
    let lcov = "SF:/a.swift\nFN:1,f\nDA:1,2\nDA:2,0\nDA:10,0\nend_of_record\nSF:/b.swift\nDA:3,0\n"
    #expect(UnreachedLines.lines(lcov: lcov) == ["/a.swift": [2, 10], "/b.swift": [3]])
  }

  @Test func numbersInARowAreARange() {
    #expect(UnreachedLines.ranges([1, 2, 3, 7, 9, 10]) == [1...3, 7...7, 9...10])
    #expect(UnreachedLines.ranges([]).isEmpty)
  }

  @Test func linesAreThoseOfTheInnermostFunction() throws {
    let program = try CoverageExport.program(Data(Self.export.utf8))
    let names = ["outer": "T.outer()", "closure": "T.outer()", "dead": "T.dead()"]
    let functions = UnreachedLines.functions(
      [4, 5, 12, 13, 30], in: program.functions ?? [], names: names)
    #expect(
      functions == [
        UnreachedFunction(name: "T.outer()", isNeverCalled: false, lines: [4...5]),
        UnreachedFunction(name: "T.dead()", isNeverCalled: true, lines: [12...13]),
        UnreachedFunction(name: "(no function)", isNeverCalled: false, lines: [30...30]),
      ])
    #expect(functions[0].text == "4-5")
    #expect(functions[2].text == "30")
  }

  @Test func anotherFormatIsToldFromThis() {
    for text in ["{}", "[]", "{\"data\": []}", ""] {
      #expect(throws: Obstacle.self) { try CoverageExport.program(Data(text.utf8)) }
    }
  }

  @Test(arguments: [
    ("static Base64URL.decode(_:)", "Base64URL.decode(_:)"),
    ("closure #1 in static Base64URL.decode(_:)", "Base64URL.decode(_:)"),
    ("implicit closure #1 in closure #2 in T.f(x:y:)", "T.f(x:y:)"),
    ("LayerReader<A>.assertion()", "LayerReader.assertion()"),
    ("T.f<A where A: B<C>>(_:)", "T.f(_:)"),
    ("SecretBytes.span.getter", "SecretBytes.span.getter"),
    ("variable initialization expression of T.x", "T.x"),
  ])
  func namesAreAsSourcesHaveThem(_ symbol: String, _ name: String) {
    #expect(FunctionName.of(symbol) == name)
  }

  @Test func everyFolderOfTheLibraryIsAPart() throws {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/PlatformSSOAssertion")
    for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      #expect(ConstructPart(ofFile: "\(folder)/x.swift") != .other, "\(folder)")
    }
    #expect(ConstructPart(ofFile: "Elsewhere/x.swift") == .other)
    let stages = ConstructPart.allCases.flatMap(\.stages)
    #expect(Set(stages) == Set(Stage.allCases))
  }

  @Test func partsAddUpTheirFiles() {
    func file(_ name: String, _ covered: Int) -> CoverageSummary.File {
      CoverageSummary.File(
        name: name, part: ConstructPart(ofFile: name), lines: .init(covered: covered, count: 10),
        regions: .init(covered: covered, count: 20), unreached: [])
    }
    let summary = CoverageSummary(
      targets: [], files: [file("Claims/a", 5), file("Claims/b", 10), file("Compact/c", 0)])
    #expect(summary.lines == .init(covered: 15, count: 30))
    #expect(summary.regions == .init(covered: 15, count: 60))
    #expect(summary.lines.percent == 50)
    #expect(summary.parts.map(\.part) == [.compact, .claims])
    #expect(summary.parts.map(\.lines.covered) == [0, 15])
    #expect(CoverageSummary.Share().percent == 100)
  }

  @Test func theToolsAreThoseOfTheToolchainInUse() throws {
    let tools = try CoverageTools()
    #expect(FileManager.default.isExecutableFile(atPath: tools.cov.path))
    #expect(
      try tools.names(of: ["$s20PlatformSSOAssertion9Base64URLO6encodeySays5UInt8VGs4SpanVyAFGFZ"])
        == ["Base64URL.encode(_:)"])
  }

  private static let export = """
    {"data": [{"files": [], "totals": {
      "lines": {"count": 9, "covered": 4}, "regions": {"count": 3, "covered": 1}},
     "functions": [
      {"name": "outer", "count": 3, "filenames": ["a"], "regions": [[1, 1, 10, 2, 3, 0, 0, 0]]},
      {"name": "closure", "count": 0, "filenames": ["a"], "regions": [[4, 1, 5, 2, 0, 0, 0, 0]]},
      {"name": "dead", "count": 0, "filenames": ["a"], "regions": [[12, 1, 14, 2, 0, 0, 0, 0]]}
    ]}]}
    """
}
