import Foundation
import Testing

@testable import Campaign

/// What all reports have in common.
@Suite struct CampaignReportsTests {
  /// Writes a sample's reports to a folder of its own, and gives their octets.
  ///
  /// `REPORT_SAMPLES` names a folder that keeps them, to look at them in a browser.
  static func reports(_ name: String, _ summary: CampaignSummary) throws -> [String: Data] {
    let kept = ProcessInfo.processInfo.environment["REPORT_SAMPLES"]
    let root =
      kept.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { if kept == nil { try? FileManager.default.removeItem(at: root) } }
    let folder = root.appending(path: name)
    try CampaignReports.write(summary, to: folder)
    var contents: [String: Data] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      contents[file] = try Data(contentsOf: folder.appending(path: file))
    }
    return contents
  }

  @Test func writesEachReportAndNothingElse() throws {
    for (name, summary) in SampleCampaigns.all {
      let files = try Self.reports(name, summary)
      #expect(
        Set(files.keys)
          == ["index.html", "findings.sarif", "junit.xml", "summary.json", "summary.md"])
      for (file, content) in files {
        #expect(String(validating: content, as: UTF8.self) != nil, "\(name)/\(file)")
        #expect(content.last == 0x0A, "\(name)/\(file)")
      }
    }
  }

  @Test func sameSummarySameOctets() throws {
    for (name, summary) in SampleCampaigns.all {
      #expect(try Self.reports(name, summary) == Self.reports(name, summary))
    }
  }

  @Test func controlCharactersReachNoReport() throws {
    for (file, content) in try Self.reports("hostile", SampleCampaigns.hostile)
    where file != "summary.json" {
      let text = String(decoding: content, as: UTF8.self)
      let hidden = text.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || 0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value
          || [0x200B, 0xFEFF, 0xFFFE].contains($0.value)
      }
      // SARIF keeps paths and rules as they are, for programs; JSON escapes what is below a space.
      if file != "findings.sarif" { #expect(hidden.isEmpty, "\(file): \(hidden)") }
    }
  }

  @Test func aNumberThatIsNoneIsNoTrap() throws {
    #expect(try Self.reports("clock", SampleCampaigns.brokenClock).count == 5)
  }

  @Test func aFileIsReplacedInOneStep() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try CampaignReports.write(SampleCampaigns.clean, to: folder.appending(path: "a/b"))
    let page = folder.appending(path: "a/b/index.html")
    let old = try FileHandle(forReadingFrom: page)
    defer { try? old.close() }
    try CampaignReports.write(SampleCampaigns.findings, to: folder.appending(path: "a/b"))
    // Who had the old file open reads the old file to its end.
    let text = String(decoding: try old.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.contains("Nothing found") && text.hasSuffix("</html>\n"))
    #expect(try String(contentsOf: page, encoding: .utf8).contains("4 findings"))
  }

  @Test func aFolderThatCannotBeNamesItself() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: Obstacle.self) {
      try CampaignReports.write(SampleCampaigns.clean, to: file)
    }
    #expect(error?.thing.hasPrefix(file.path) == true)
    let folder = file.appending(path: "x")
    #expect(throws: Obstacle.self) { try WholeFile.write(Data([1]), to: folder) }
  }

  @Test func aFileThatCannotBeReplacedLeavesNoRest() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder in the file's place, which renaming does not replace.
    let file = folder.appending(path: "report")
    try FileManager.default.createDirectory(
      at: file.appending(path: "inner"), withIntermediateDirectories: true)
    #expect(throws: Obstacle.self) { try WholeFile.write(Data([1]), to: file) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report"])
  }
}
