import Foundation

/// Runs the committed inputs before fuzzing: each must get the verdict of its name.
struct Baseline {
  /// Runs inputs.
  let replay: Replay
  /// The checkout whose inputs are run.
  let checkout: Checkout

  /// Runs all committed inputs of a target.
  ///
  /// - Returns: What became of each, in the order of their names.
  func run(_ target: String) throws(Obstacle) -> [SeedResult] {
    var results: [SeedResult] = []
    var files = StateFolder.files(in: checkout.corpus(of: target))[...]
    // A failing input ends the process; those after it are run by another.
    while !files.isEmpty {
      let result = try replay.run(Array(files), of: target, printsVerdicts: true)
      let failed = result.log.running.flatMap { path in files.firstIndex { $0.path == path } }
      for file in files[..<(failed ?? files.endIndex)] {
        results.append(judged(file, of: target, result.log.verdicts[file.path]))
      }
      guard let failed else {
        if let failure = result.failure, let last = results.indices.last {
          // Told at the end of the process: the last input stands for all.
          results[last].failure = results[last].failure ?? failure.reason
        }
        break
      }
      results.append(
        SeedResult(
          target: target, file: files[failed].lastPathComponent, verdict: nil,
          failure: result.failure?.reason ?? "the process ended: \(result.exit)"))
      files = files[(failed + 1)...]
    }
    return results
  }

  private func judged(_ file: URL, of target: String, _ verdict: String?) -> SeedResult {
    let name = file.lastPathComponent
    var failure: String?
    if let verdict {
      if !name.hasPrefix(verdict + ".") { failure = "the name states another verdict: \(verdict)" }
    } else {
      failure = "the target gave no verdict"
    }
    return SeedResult(target: target, file: name, verdict: verdict, failure: failure)
  }
}
