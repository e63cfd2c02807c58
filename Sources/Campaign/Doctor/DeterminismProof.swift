import Foundation

/// Proves that a verdict depends on the input alone: not on the run, and not on the inputs before it.
struct DeterminismProof {
  let checkout: Checkout
  let targets: [String]

  /// How often each seed runs in one process.
  static let times = 20

  func run() throws(Obstacle) -> Proof {
    var count = 0
    for target in targets {
      let files = StateFolder.files(in: checkout.corpus(of: target))
      let first = try verdicts(of: files, target)
      // Another process, and the other way round: what one input leaves behind meets others.
      let second = try verdicts(of: files.reversed(), target)
      for file in files {
        let all = (first[file.path] ?? []) + (second[file.path] ?? [])
        guard all.count >= Self.times * 2, Set(all).count == 1 else {
          let seen = Set(all).sorted().joined(separator: ", ")
          return .fails(
            .determinism,
            "\(checkout.shown(file)): \(all.count) verdicts in \(Self.times * 2) runs: \(seen)",
            remedy: "look for state, clocks and hash order in the target's code")
        }
      }
      count += files.count
    }
    return .holds(
      .determinism, "\(count) seeds, \(Self.times) times in each of two orders, one verdict each")
  }

  private func verdicts(
    of files: [URL], _ target: String
  ) throws(Obstacle) -> [String: [String]] {
    let result = try Replay(checkout: checkout).run(
      files, of: target, printsVerdicts: true, arguments: ["-runs=\(Self.times)"])
    return result.log.allVerdicts
  }
}
