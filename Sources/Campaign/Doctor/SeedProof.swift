import Foundation

/// Proves that each target runs each of its seeds and says what their names say.
struct SeedProof {
  let checkout: Checkout
  let targets: [String]

  func run() throws(Obstacle) -> Proof {
    let baseline = Baseline(replay: Replay(checkout: checkout), checkout: checkout)
    var count = 0
    for target in targets {
      let results = try baseline.run(target)
      count += results.count
      let files = StateFolder.files(in: checkout.corpus(of: target)).count
      guard results.count == files else {
        return .fails(
          .seeds, "\(target) ran \(results.count) of \(files) seeds", remedy: "psso repro \(target)"
        )
      }
      if let failed = results.first(where: { $0.failure != nil }) {
        let path = "Corpus/\(target)/\(failed.file)"
        return .fails(
          .seeds, "\(path): \(failed.failure ?? "")", remedy: "psso repro \(target) \(path)")
      }
    }
    return .holds(.seeds, "\(count) seeds get the verdicts of their names")
  }
}
