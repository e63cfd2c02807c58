import Foundation
import Testing

@testable import Campaign

/// What campaigns keep of each other.
@Suite struct HistoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())")
  private var file: URL { folder.appending(path: "history.sqlite") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func aCampaignThatHasNotEndedIsFoundByItsRequestAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = try History(file)
    let open = try history.begin("all for 2 min", seed: 1, at: date)
    #expect(open.number == 1)
    try history.spend(42, of: 1)
    try history.resume(1)
    // As another process would see it.
    let again = try History(file)
    let found = try #require(try again.unfinished("all for 2 min"))
    #expect(found == History.Open(number: 1, started: date, spent: 42, resumptions: 1))
    #expect(try again.unfinished("all for 3 min") == nil)
    try again.end(1, .clean, spent: 120)
    #expect(try again.unfinished("all for 2 min") == nil)
  }

  @Test func aNewCampaignEndsTheOneThatWasLeft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = try History(file)
    _ = try history.begin("one", seed: 1, at: date)
    let second = try history.begin("other", seed: 1, at: date)
    #expect(second.number == 2)
    #expect(try history.unfinished("one") == nil)
    #expect(try history.unfinished("other")?.number == 2)
  }

  @Test func whatTargetsDidIsSummedUpForLaterCampaigns() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = try History(file)
    _ = try history.begin("a", seed: 1, at: date)
    var target = TargetSummary(name: "Claims")
    (target.executions, target.coverage, target.corpus) = (10, 20, 30)
    try history.record(target, spent: 1, of: 1)
    target.executions = 15
    try history.record(target, spent: 2, of: 1)
    try history.sight("abc", after: 1.5, in: 1)
    try history.sight("abc", after: 1.9, in: 1)
    try history.end(1, .finding, spent: 3)
    _ = try history.begin("b", seed: 1, at: date)
    #expect(
      try history.before(2) == [
        PastCampaign(
          number: 1, started: date, seconds: 3, executions: 15, coverage: 20, corpus: 30,
          findings: 1)
      ])
    #expect(try history.targets(of: 1) == [target])
    #expect(
      try history.sightings(in: 1)
        == [History.Sighting(finding: "abc", seconds: 1.5, occurrences: 2)])
    #expect(try history.first("abc")?.campaign == 1)
    #expect(try history.first("def") == nil)
  }

  @Test func aFileThatIsNoDatabaseIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no database at all, but long enough to be taken for one".utf8).write(to: file)
    #expect(throws: Obstacle.self) { try History(file) }
  }
}
