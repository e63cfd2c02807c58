extension Shrinker {
  /// Makes choices 0 or one of the next few: most can be, or have to.
  mutating func simplifyChoices() throws {
    try replaceChoices { min($0, 5) }
  }

  /// Makes each choice as simple as it can be while the others stay.
  mutating func minimizeChoices() throws {
    var position = 0
    while position < best.choices.count {
      try minimize(position)
      position += 1
    }
  }

  private mutating func minimize(_ position: Int) throws {
    let start = best.choices[position]
    guard start.index > 5 else { return }
    let base = indices
    try furthest(upTo: UInt64(start.index.bitWidth - start.index.leadingZeroBitCount)) {
      shrinker, shift in
      var changed = base
      changed[position] = start.index >> shift
      return try shrinker.attempt(changed)
    }
    // One step changes the sign where a range has both, and two keep it; filters want other steps.
    for step in [1, 2, 3, 4, 8] as [UInt64] { try lower(position, by: step) }
  }

  private mutating func lower(_ position: Int, by step: UInt64) throws {
    guard position < best.choices.count else { return }
    let base = indices
    try furthest(upTo: base[position] / step) { shrinker, count in
      var changed = base
      changed[position] -= count * step
      return try shrinker.attempt(changed)
    }
  }

  /// Tries every simpler index where there are few: failures need not be neighbours.
  mutating func scanSmallChoices() throws {
    try replaceChoices { $0 < 32 ? $0 : 0 }
  }

  /// Tries simpler indices for each choice from 0 on.
  ///
  /// - Parameter bound: The first index not to try in the place of one.
  private mutating func replaceChoices(below bound: (UInt64) -> UInt64) throws {
    var position = 0
    while position < best.choices.count {
      for index in 0..<bound(best.choices[position].index) {
        if try attempt(changing: { $0[position] = index }) { break }
      }
      position += 1
    }
  }

  /// Lowers several choices at once: those that are equal, and pairs that keep their distance.
  mutating func lowerTogether() throws {
    var tried: Set<Choice> = []
    while let choice = repeated(besides: tried) {
      tried.insert(choice)
      try lower(places: best.choices.indices.filter { best.choices[$0] == choice })
    }
    for (one, other) in pairs() {
      guard other < best.choices.count, best.choices[one].index > 0, best.choices[other].index > 0
      else { continue }
      try lower(places: [one, other])
    }
  }

  /// A choice other than 0 that occurs several times.
  private func repeated(besides tried: Set<Choice>) -> Choice? {
    var seen: Set<Choice> = []
    for choice in best.choices where choice.index > 0 && choice.range.last > 1 {
      if !seen.insert(choice).inserted, !tried.contains(choice) { return choice }
    }
    return nil
  }

  /// Moves the values at some places towards their origins by one amount.
  private mutating func lower(places: [Int]) throws {
    let base = indices
    let choices = best.choices
    let offsets = places.map { choices[$0].range.offset(at: choices[$0].index) }
    let least = offsets.map(\.magnitude).min() ?? 0
    let works: (inout Shrinker, UInt64) throws -> Bool = { shrinker, amount in
      var changed = base
      for (place, offset) in zip(places, offsets) {
        let moved = offset < 0 ? offset + Int128(amount) : offset - Int128(amount)
        changed[place] = choices[place].range.index(of: moved) ?? 0
      }
      return try shrinker.attempt(changed)
    }
    // All the way first: what is equal often only has to be equal.
    if try works(&self, UInt64(least)) { return }
    try furthest(upTo: UInt64(least), works)
  }

  /// Makes one number simpler and another one as much greater, for sums that must be reached.
  mutating func redistribute() throws {
    for (one, other) in pairs() {
      guard other < best.choices.count else { return }
      try transfer(from: one, to: other)
    }
  }

  private mutating func transfer(from one: Int, to other: Int) throws {
    let base = indices
    let (source, target) = (best.choices[one], best.choices[other])
    let (from, to) = (source.range.offset(at: source.index), target.range.offset(at: target.index))
    // Both signs: what one number loses, the other gains.
    let room = from < 0 ? to + Int128(target.range.below) : Int128(target.range.above) - to
    let most = UInt64(clamping: min(Int128(from.magnitude), room))
    guard from != 0, most > 0 else { return }
    let works: (inout Shrinker, UInt64) throws -> Bool = { shrinker, amount in
      let moved = from < 0 ? Int128(amount) : -Int128(amount)
      var changed = base
      changed[one] = source.range.index(of: from + moved) ?? 0
      changed[other] = target.range.index(of: to - moved) ?? target.index
      return try shrinker.attempt(changed)
    }
    if try works(&self, most) { return }
    try furthest(upTo: most, works)
  }

  /// Numbers that are close to each other and of one range: the places of both.
  private func pairs() -> [(Int, Int)] {
    let numbers = best.choices.indices.filter { best.choices[$0].range.last > 1 }
    var pairs: [(Int, Int)] = []
    for (position, one) in numbers.enumerated() {
      for other in numbers[(position + 1)...].prefix(4)
      where best.choices[one].range == best.choices[other].range {
        pairs.append((one, other))
      }
    }
    return pairs
  }
}
