/// Looks for the simplest choices that still fail.
///
/// It knows choices and the spans that they form, never a type: each pass proposes choices that come
/// before the best ones so far, and the generator builds whatever value they stand for. Fewer choices
/// are simpler; of equally many, the first that differ decide (shortlex).
struct Shrinker {
  /// The simplest choices so far.
  private(set) var best: Trace
  /// How often the body ran.
  private(set) var runs = 0
  private let fails: (inout ChoiceSource) throws -> Bool
  private let mostRuns: Int
  private let end: ContinuousClock.Instant
  /// What was tried already, by the choices without the zeros at the end.
  private var tried: Set<[UInt64]>

  /// The budget is spent; the best so far stands.
  private struct LimitReached: Error {}

  /// - Parameter fails: Whether the property fails in the same place on what a source builds.
  init(
    _ trace: Trace, limits: PropertySettings,
    fails: @escaping (inout ChoiceSource) throws -> Bool
  ) {
    best = trace
    tried = [trace.indices]
    self.fails = fails
    mostRuns = limits.shrinkRuns
    end = ContinuousClock.now + .seconds(limits.shrinkSeconds)
  }

  /// Runs all passes until none finds anything simpler.
  ///
  /// What costs most and helps least comes when nothing else does.
  ///
  /// - Returns: Whether that end was reached within the limits.
  mutating func shrink() throws -> Bool {
    do {
      while try isImproved(by: { try $0.simplify() })
        || isImproved(by: { try $0.minimizeChoices() })
        || isImproved(by: { try $0.rearrange() })
      {}
      return true
    } catch is LimitReached {
      return false
    }
  }

  private mutating func isImproved(by pass: (inout Shrinker) throws -> Void) throws -> Bool {
    let before = best.choices
    try pass(&self)
    return best.choices != before
  }

  /// The passes that leave out much, or try few values.
  private mutating func simplify() throws {
    try removeRefused()
    try liftNodes()
    try deleteElements()
    try shortenCounts()
    try joinArrays()
    try simplifyAlternatives()
    try simplifyChoices()
    try sortElements()
    try lowerTogether()
    try redistribute()
  }

  /// The passes for what the others can't see.
  private mutating func rearrange() throws {
    try sumElements()
    try scanSmallChoices()
    try deleteBlocks()
    try arrangeNodes()
  }

  /// The indices of the best choices, one for each.
  var indices: [UInt64] { best.choices.map(\.index) }

  /// Runs the property on other choices, and takes them where they are simpler and still fail.
  ///
  /// - Returns: Whether they were taken.
  mutating func attempt(_ indices: [UInt64]) throws -> Bool {
    let trimmed = Array(indices[..<(indices.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
    guard tried.insert(trimmed).inserted else { return false }
    guard runs < mostRuns, ContinuousClock.now < end else { throw LimitReached() }
    runs += 1
    var source = ChoiceSource(recorded: trimmed)
    guard try fails(&source), isSimpler(source.trace) else { return false }
    best = source.trace
    tried.insert(best.indices)
    return true
  }

  private func isSimpler(_ trace: Trace) -> Bool {
    guard trace.choices.count == best.choices.count else {
      return trace.choices.count < best.choices.count
    }
    return trace.choices.lexicographicallyPrecedes(best.choices) { $0.index < $1.index }
  }

  /// Tries the best choices with some of them changed.
  mutating func attempt(changing change: (inout [UInt64]) -> Void) throws -> Bool {
    var changed = indices
    change(&changed)
    return try attempt(changed)
  }

  /// Finds how far a change can go: the greatest number found for which it works.
  ///
  /// Small numbers first, then doubling, then halving the gap: logarithmically many attempts.
  ///
  /// - Parameter works: Whether the change of this number was taken; 0 counts as taken.
  @discardableResult
  mutating func furthest(
    upTo limit: UInt64, _ works: (inout Shrinker, UInt64) throws -> Bool
  ) throws -> UInt64 {
    var low: UInt64 = 0
    for number in 1...4 as ClosedRange<UInt64> {
      guard number <= limit, try works(&self, number) else { return low }
      low = number
    }
    var high = limit
    while low < limit {
      let next = low > limit / 2 ? limit : low * 2
      guard try works(&self, next) else {
        high = next - 1
        break
      }
      low = next
    }
    while low < high {
      let middle = low + (high - low + 1) / 2
      if try works(&self, middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
