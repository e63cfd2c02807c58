import Foundation

extension Campaign {
  /// Leaves those units in the grown corpora that cover what the seeds and the other units do not.
  func prune() throws(Obstacle) {
  }
}
