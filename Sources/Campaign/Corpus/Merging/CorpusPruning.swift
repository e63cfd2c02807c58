import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Keeps only those grown units that cover something which no seed and no smaller unit covers, by
/// libFuzzer's own merge.
public struct CorpusPruning: Sendable {
  /// What became of a grown corpus.
  public struct Result: Equatable, Sendable {
    /// The target.
    public let target: String
    /// Units before.
    public let before: Int
    /// Units that are kept.
    public let after: Int
    /// Units that the target fails on, from the checkout's root; they are kept.
    public let failing: [String]
  }

  /// The checkout whose corpora are pruned.
  public let checkout: Checkout

  /// Prunes in a checkout.
  public init(in checkout: Checkout) {
    self.checkout = checkout
  }

  /// Refuses targets whose executables are not built, before anything is done.
  public func check(_ targets: [String]) throws(Obstacle) {
    for target in targets {
      let executable = checkout.executable(of: target)
      guard FileManager.default.isExecutableFile(atPath: executable.path) else {
        throw Obstacle(
          .broken, checkout.shown(executable),
          "not built; run Scripts/build-fuzz-targets.sh \(target)")
      }
    }
  }

  /// Prunes a target's grown corpus; one that is interrupted leaves it as it was.
  public func prune(_ target: String) throws(Obstacle) -> Result {
    try check([target])
    try NewFile.makeFolder(checkout.state)
    let lock = try StateLock(checkout.state)
    defer { withExtendedLifetime(lock) {} }
    return try pruneLocked(target)
  }

  /// Prunes for somebody who holds the checkout's lock.
  func pruneLocked(_ target: String) throws(Obstacle) -> Result {
    let folder = checkout.grownCorpus(of: target)
    try FolderSwap.recover(folder)
    let before = try CorpusFolder.entries(of: folder).map(\.name)
    guard !before.isEmpty else { return Result(target: target, before: 0, after: 0, failing: []) }
    let draft = checkout.grownCorpus.appending(path: ".\(target).pruned")
    let failures = checkout.state.appending(path: "pruning-\(target)")
    // Left by one that was interrupted.
    for old in [draft, failures] { try? FileManager.default.removeItem(at: old) }
    for new in [draft, failures] { try NewFile.makeFolder(new) }
    defer { for old in [draft, failures] { try? FileManager.default.removeItem(at: old) } }

    let seeds = try copySeeds(of: target, to: draft)
    try merge(folder, into: draft, target, failures)
    for seed in seeds { try? FileManager.default.removeItem(at: draft.appending(path: seed)) }
    // libFuzzer leaves out what it dies of; whoever fuzzes next is to meet it again.
    let failing = try CorpusFolder.entries(of: failures).compactMap { artifact in
      before.first { artifact.name.hasSuffix("-\($0)") }
    }
    // What has come since then was not looked at.
    let later = try CorpusFolder.entries(of: folder).map(\.name).filter { !before.contains($0) }
    for name in failing + later { try copy(name, from: folder, to: draft) }
    let after = try CorpusFolder.entries(of: draft).count
    try FolderSwap.exchange(folder, with: draft)
    return Result(
      target: target, before: before.count, after: after,
      failing: failing.map { checkout.shown(folder.appending(path: $0)) })
  }

  /// Puts the seeds where the merge looks first, so that units which cover no more are not kept.
  private func copySeeds(of target: String, to draft: URL) throws(Obstacle) -> [String] {
    let folder = checkout.corpus(of: target)
    let names = try CorpusFolder.entries(of: folder).map(\.name)
    for name in names { try copy(name, from: folder, to: draft) }
    return names
  }

  private func copy(_ name: String, from folder: URL, to other: URL) throws(Obstacle) {
    let content = try CorpusFolder.content(of: folder.appending(path: name))
    try WholeFile.write(content, to: other.appending(path: name))
  }

  private func merge(
    _ folder: URL, into draft: URL, _ target: String, _ failures: URL
  ) throws(Obstacle) {
    let log = FileManager.default.temporaryDirectory.appending(path: "psso-prune-\(UUID())")
    defer { try? FileManager.default.removeItem(at: log) }
    // It ends with this process, and then writes no more into a draft that the next one removes.
    let process = try ChildProcess(
      checkout.executable(of: target),
      ["-merge=1"] + FuzzerOptions().limits
        + ["-artifact_prefix=\(failures.path)/", draft.path, folder.path],
      environment: FuzzerOptions.environment, in: checkout.root, log: log)
    while process.isRunning { usleep(20_000) }
    let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
    guard process.exit == .status(0), text.contains("MERGE-OUTER") else {
      let words = text.split(whereSeparator: \.isNewline).suffix(2).joined(separator: " | ")
      throw Obstacle(
        .broken, checkout.shown(checkout.executable(of: target)),
        "libFuzzer's merge failed: \(process.exit): \(words)")
    }
  }
}
