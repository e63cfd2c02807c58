import Foundation
import Testing

@testable import Campaign

/// Grown corpora that are replaced by what libFuzzer's merge keeps of them.
@Suite struct PruningTests {
  private let scratch: Scratch
  private let checkout: Checkout
  private let folder = "checkout/.fuzz/corpus/Claims"

  init() throws {
    scratch = try Scratch()
    checkout = try Checkout(containing: try scratch.checkout().path)
    try scratch.file("checkout/Corpus/Claims/accept.seed", "s")
    for name in ["keep", "drop", "fail"] { try scratch.file("\(folder)/\(name)", name) }
  }

  /// Stands in for a target: the last two arguments are the new folder and the old one.
  private func executable(_ script: String) throws {
    _ = try scratch.script(
      "checkout/FuzzTargets/.build/release/Claims",
      """
      for argument; do
        case $argument in -artifact_prefix=*) prefix=${argument#*=} ;; esac
        new=$old old=$argument
      done
      \(script)
      """)
  }

  private func prune() throws -> CorpusPruning.Result {
    try CorpusPruning(in: checkout).prune("Claims")
  }

  @Test func whatAddsCoverageIsKeptAndWhatFailsAsWell() throws {
    try executable(
      """
      [ -e $new/accept.seed ] || exit 9
      cp $old/keep $new/; cp $old/fail ${prefix}crash-fail; echo MERGE-OUTER >&2
      """)
    let result = try prune()
    #expect(result.before == 3)
    #expect(result.after == 2)
    #expect(result.failing == [".fuzz/corpus/Claims/fail"])
    #expect(scratch.names(folder) == ["fail", "keep"])
    #expect(scratch.names("checkout/.fuzz/corpus") == ["Claims"])
    #expect(scratch.names("checkout/Corpus/Claims") == ["accept.seed"])
  }

  @Test(arguments: ["exit 1", "exit 0", "kill -KILL $$"])
  func whereTheMergeFailsAllStaysAsItWas(_ script: String) throws {
    try executable(script)
    let obstacle = #expect(throws: Obstacle.self) { try prune() }
    #expect(obstacle?.kind == .broken)
    #expect(scratch.names(folder) == ["drop", "fail", "keep"])
    #expect(scratch.names("checkout/.fuzz/corpus") == ["Claims"])
  }

  @Test func whatComesMeanwhileIsKept() throws {
    try executable("echo n > $old/new; echo MERGE-OUTER >&2")
    let result = try prune()
    #expect(result.after == 1)
    #expect(scratch.names(folder) == ["new"])
  }

  @Test func withoutAnExecutableNothingIsDone() throws {
    let obstacle = #expect(throws: Obstacle.self) { try prune() }
    #expect(obstacle?.kind == .broken)
    #expect(obstacle?.why.contains("not built") == true)
  }

  @Test func aRunningCampaignKeepsItsCorpus() throws {
    try executable("echo MERGE-OUTER >&2")
    let lock = try StateLock(checkout.state)
    let obstacle = #expect(throws: Obstacle.self) { try prune() }
    #expect(obstacle?.kind == .usage)
    withExtendedLifetime(lock) {}
    #expect(scratch.names(folder).count == 3)
  }

  @Test func whatAnInterruptedPruningLeftIsNoObstacle() throws {
    try executable("cp $old/keep $new/; echo MERGE-OUTER >&2")
    try scratch.file("checkout/.fuzz/corpus/.Claims.pruned/half", "h")
    _ = try prune()
    #expect(scratch.names(folder) == ["keep"])
  }
}
