import Foundation
import Testing

@testable import Campaign

/// Campaigns over stand-in targets.
@Suite struct CampaignTests {
  /// Stops a campaign after some progress, and remembers what it was told.
  final class Watcher: CampaignObserver {
    var notes: [String] = []
    var findings: [Finding] = []
    var stopsWhenFuzzing = false
    /// What was counted before the present run.
    var expectedExecutions: UInt64 = 0
    private var isFuzzing = false

    func note(_ line: String) { notes.append(line) }
    func found(_ finding: Finding) { findings.append(finding) }
    func progress(_ progress: CampaignProgress) {
      // Not before a target has said that it is at work.
      isFuzzing =
        progress.phase == "fuzzing" && !progress.running.isEmpty
        && progress.targets.contains { $0.executions == expectedExecutions && $0.coverage > 0 }
    }
    var wantsToStop: Bool { stopsWhenFuzzing && isFuzzing }
  }

  private func request(_ targets: [String] = ["Claims"]) -> CampaignRequest {
    var request = CampaignRequest(targets: targets, budget: .runs(20_000), jobs: 2, seed: 7)
    request.builds = false
    request.prunes = false
    request.minimizationSeconds = 2
    return request
  }

  private func run(
    _ request: CampaignRequest, in root: URL, _ watcher: Watcher = Watcher()
  ) throws -> CampaignSummary {
    let checkout = try Checkout(containing: root.path)
    let campaign = try Campaign(request, in: checkout, observer: watcher) { _, _ in ["decoded"] }
    return try campaign.run()
  }

  @Test func aQuietCampaignIsClean() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims", "PartyInfo"], in: scratch)
    let summary = try run(request(["Claims", "PartyInfo"]), in: root)
    #expect(summary.outcome == .clean)
    #expect(summary.findings.isEmpty && summary.problems.isEmpty)
    #expect(summary.targets.map(\.executions) == [20_000, 20_000])
    #expect(summary.targets.map(\.coverageBefore) == [5, 5])
    #expect(summary.targets.map(\.coverage) == [8, 8])
    #expect(summary.targets.map(\.newUnits) == [1, 1])
    #expect(summary.targets.map(\.ledger.accepted) == [200, 200])
    #expect(summary.baseline.map(\.verdict) == ["accept", "accept"])
  }

  @Test func whatIsFoundIsKeptOnceMinimizedAndTurnsTheOutcome() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims", "PartyInfo"], in: scratch)
    try scratch.file("checkout/behaviour", "find claims.aud-mismatch")
    var request = request(["Claims", "PartyInfo"])
    request.budget = .secondsPerTarget(2)
    let watcher = Watcher()
    let summary = try run(request, in: root, watcher)
    #expect(summary.outcome == .finding)
    let finding = try #require(summary.findings.first)
    #expect(summary.findings.count == 1, "both targets name one rule")
    #expect(watcher.findings.map(\.id) == [finding.id])
    #expect(finding.kind == .violation)
    #expect(finding.rules == ["claims.aud-mismatch"])
    #expect(finding.occurrences >= 2)
    #expect(!finding.isFlaky && finding.isNew)
    #expect(finding.otherTargets.count == 1)
    #expect(finding.explanation == ["decoded"])
    let input = try Data(contentsOf: root.appending(path: finding.input))
    #expect(String(decoding: input, as: UTF8.self) == "BAD")
    #expect(finding.inputCount == 3)
    let checkout = try Checkout(containing: root.path)
    let artifacts = StateFolder(checkout: checkout).artifacts(of: "Claims")
    #expect(StateFolder.files(in: artifacts).isEmpty)

    // The next campaign knows it.
    request.startsAfresh = true
    let next = try run(request, in: root)
    #expect(next.findings.map(\.isNew) == [false])
    #expect(next.findings.map(\.firstCampaign) == [1])
  }

  @Test func twoRulesAreTwoFindings() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    try scratch.file("checkout/behaviour", "find claims.aud-mismatch")
    var request = request()
    request.budget = .secondsPerTarget(1)
    _ = try run(request, in: root)
    try scratch.file("checkout/behaviour", "find claims.exp-in-past")
    request.startsAfresh = true
    let checkout = try Checkout(containing: root.path)
    _ = try run(request, in: root)
    let kept = FindingStore(root: StateFolder(checkout: checkout).findings).all
    #expect(Set(kept.flatMap(\.rules)) == ["claims.aud-mismatch", "claims.exp-in-past"])
  }

  @Test func aSeedThatFailsFailsTheBaselineAndDoesNotStopTheRest() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    try scratch.file("checkout/Corpus/Claims/accept.breaks", "accept BAD")
    try scratch.file("checkout/Corpus/Claims/accept.zero", "accept")
    let summary = try run(request(), in: root)
    #expect(summary.outcome == .baselineFails)
    #expect(summary.baseline.map(\.file) == ["accept.breaks", "accept.seed", "accept.zero"])
    #expect(summary.baseline.map { $0.failure == nil } == [false, true, true])
    #expect(summary.findings.map(\.seed) == ["Corpus/Claims/accept.breaks"])
    #expect(summary.targets.map(\.executions) == [20_000])
  }

  @Test func aSeedWithAnotherVerdictFailsTheBaseline() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    try scratch.file("checkout/Corpus/Claims/reject.claims.aud-mismatch.near", "accept")
    let summary = try run(request(), in: root)
    #expect(summary.outcome == .baselineFails)
    #expect(summary.baseline.last?.failure == "the name states another verdict: accept")
    #expect(summary.findings.isEmpty)
  }

  @Test func aTargetThatEndsWithoutAnInputIsBroken() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    try scratch.file("checkout/behaviour", "die")
    let summary = try run(request(), in: root)
    #expect(summary.outcome == .broken)
    #expect(summary.problems.count == 1)
  }

  @Test(arguments: [("Claims accepted 1.1\n", false), ("Claims accepted 1\n", true)])
  func aLedgerBelowItsFloorIsBroken(_ floors: String, _ holds: Bool) throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch, floors: floors)
    let summary = try run(request(), in: root)
    #expect(summary.outcome == (holds ? .clean : .broken))
  }

  @Test func anInterruptedCampaignGoesOn() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    try scratch.file("checkout/behaviour", "hang")
    var request = request()
    request.budget = .seconds(20)
    let watcher = Watcher()
    watcher.stopsWhenFuzzing = true
    let first = try run(request, in: root, watcher)
    #expect(first.outcome == .interrupted)
    #expect(first.isInterrupted)
    #expect(first.targets.map(\.executions) == [9])
    let next = Watcher()
    (next.stopsWhenFuzzing, next.expectedExecutions) = (true, 9)
    let second = try run(request, in: root, next)
    #expect(second.number == first.number)
    #expect(second.resumptions == 1)
    #expect(second.seconds > first.seconds)
    #expect(second.targets.map(\.executions) == [18])
    #expect(second.targets.map(\.corpus) == [2])
    // Another request is another campaign.
    request.seed = 8
    #expect(try run(request, in: root, watcher).number == 2)
  }

  @Test func whatAKilledCampaignLeftIsTakenUp() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    let whole = Data("some BAD octets".utf8)
    let name = Digest.sha1(whole)
    try scratch.file("checkout/.fuzz/artifacts/Claims/crash-\(name)", whole)
    try scratch.file("checkout/.fuzz/artifacts/Claims/crash-0\(name.dropFirst())", "some BA")
    try scratch.file("checkout/.fuzz/corpus/Claims/\(name)", "half")
    let kept = Digest.sha1(Data("kept".utf8))
    try scratch.file("checkout/.fuzz/corpus/Claims/\(kept)", "kept")
    let watcher = Watcher()
    let summary = try run(request(), in: root, watcher)
    #expect(summary.outcome == .finding)
    #expect(summary.findings.map(\.rules) == [["claims.aud-mismatch"]])
    #expect(watcher.notes.count { $0.contains("not written to its end") } == 2)
    #expect(summary.targets.map(\.corpus) == [2])
  }

  @Test func twoCampaignsDoNotShareAFolder() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    let state = try scratch.folder("checkout/.fuzz")
    let lock = try StateLock(state)
    #expect(throws: Obstacle.self) { try run(request(), in: root) }
    withExtendedLifetime(lock) {}
  }

  @Test func aTargetWithoutSeedsIsBroken() throws {
    let scratch = try Scratch()
    let root = try StandInTarget.checkout(["Claims"], in: scratch)
    try FileManager.default.removeItem(at: root.appending(path: "Corpus/Claims/accept.seed"))
    let error = #expect(throws: Obstacle.self) { try run(request(), in: root) }
    #expect(error?.kind == .broken)
  }

  @Test func theSameRequestGivesTheSameSeedsAndNoTwoRunsOne() {
    let request = request()
    var seeds: Set<UInt32> = []
    for target in ["Claims", "PartyInfo"] {
      for run in 0..<100 { seeds.insert(request.seed(of: target, run: run)) }
    }
    #expect(seeds.count == 200)
    #expect(!seeds.contains(0))
    #expect(request.seed(of: "Claims", run: 3) == self.request().seed(of: "Claims", run: 3))
  }
}
