/// Decides which target gets the next slice of time.
///
/// Coverage comes in quickly at first and then hardly at all, at another pace for each target. A slice
/// goes to a target that would gain most in it, by what its last slices gained; and each target
/// keeps a share, because one that gained nothing for a while may still have a finding ahead.
struct Schedule: Equatable {
  /// How time is shared.
  enum Policy: String, Sendable {
    /// More for those that gain more.
    case adaptive
    /// The same for all.
    case equal
  }

  /// How time is shared.
  let policy: Policy
  private var targets: [Record]

  private struct Record: Equatable {
    var seconds = 0.0
    /// What slices gained, and their lengths, older ones with a lower weight.
    var recentGain = 0.0
    var recentSeconds = 0.0

    /// Gain per second to expect.
    var promise: Double { recentSeconds > 0 ? recentGain / recentSeconds : 0 }
  }

  /// What an older slice weighs beside the next one.
  private static let memory = 0.5
  /// The part of an equal share that no target gets less than.
  private static let leastShare = 0.5
  /// Gain per second below which a target is as good as any other.
  private static let leastPromise = 0.01

  /// Starts with targets that got no time yet.
  init(_ policy: Policy, targets count: Int) {
    self.policy = policy
    targets = Array(repeating: Record(), count: count)
  }

  /// Notes what a slice brought.
  ///
  /// - Parameters:
  ///   - gain: New edges, and a little for new features; nothing is negative.
  ///   - seconds: The slice's length.
  mutating func record(_ target: Int, gain: Double, seconds: Double) {
    targets[target].seconds += seconds
    let record = targets[target]
    targets[target].recentGain = record.recentGain * Self.memory + gain
    targets[target].recentSeconds = record.recentSeconds * Self.memory + seconds
  }

  /// What counts as gain: edges, and features that have not led to edges yet.
  static func gain(edges: Int, features: Int) -> Double {
    Double(max(0, edges)) + Double(max(0, features)) / 50
  }

  /// The target for the next slice, among those that do not run at present; nil where there is none.
  func next(among idle: [Int]) -> Int? {
    // Ties go to the earlier, so that the same history gives the same choice.
    if policy == .equal || idle.contains(where: { targets[$0].seconds == 0 }) {
      return idle.min { (targets[$0].seconds, $0) < (targets[$1].seconds, $1) }
    }
    let total = targets.reduce(0) { $0 + $1.seconds }
    let least = total / Double(targets.count) * Self.leastShare
    let starved = idle.filter { targets[$0].seconds < least }
    // What a slice brings is half chance: those that promise half as much are as good as the best, and
    // where nothing is promised the time is shared equally.
    let best = idle.map { targets[$0].promise }.max() ?? 0
    let enough = best < Self.leastPromise ? 0 : best / 2
    let candidates = starved.isEmpty ? idle.filter { targets[$0].promise >= enough } : starved
    return candidates.min { (targets[$0].seconds, $0) < (targets[$1].seconds, $1) }
  }
}
