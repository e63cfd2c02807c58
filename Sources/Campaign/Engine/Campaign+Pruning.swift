import Foundation

extension Campaign {
  /// Leaves those units in the grown corpora that cover what the seeds and the other units do not.
  ///
  /// Only where units were added: another night's corpus was pruned then.
  func prune() throws(Obstacle) {
    let pruning = CorpusPruning(in: checkout)
    for (index, target) in targets.enumerated() where target.newUnits > 0 {
      guard !observer.wantsToStop else { return }
      report("pruning the corpus of", running: [target.name])
      let result = try pruning.pruneLocked(target.name)
      targets[index].corpus = result.after
      problems += result.failing.map { "\($0) fails when it is merged, and was kept" }
    }
  }
}
