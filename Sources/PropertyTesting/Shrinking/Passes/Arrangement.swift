extension Shrinker {
  /// How many arrangements are tried at most.
  private static let mostArrangements = 2000

  /// Tries every order of the choices of a small recursive value, the simplest order first.
  ///
  /// The other passes keep the shape of a tree but for what they cut off. Another shape of as many
  /// nodes can be simpler, and for a small tree all of them can be tried. Numbers above 1 are tried as 1, because how large they
  /// must be depends on the shape.
  mutating func arrangeNodes() throws {
    guard let node = spans(.node).first, spans(.node).count > 2 else { return }
    let base = indices
    var order = base[node.choices].map { min($0, 1) }.sorted()
    guard Self.arrangements(of: order) <= Self.mostArrangements else { return }
    while order.lexicographicallyPrecedes(base[node.choices]) {
      var changed = base
      changed.replaceSubrange(node.choices, with: order)
      if try attempt(changed) { return }
      guard Self.advance(&order) else { return }
    }
  }

  /// How many different orders sorted numbers have; a great number where they are many.
  private static func arrangements(of sorted: [UInt64]) -> Int {
    var count = 1
    var equal = 0
    for (index, number) in sorted.enumerated() {
      equal = index > 0 && sorted[index - 1] == number ? equal + 1 : 1
      // The binomial coefficients' product, exact at each step.
      count = count * (index + 1) / equal
      if count > mostArrangements * 1000 { return count }
    }
    return count
  }

  /// Changes an order to the next one; false at the last.
  private static func advance(_ order: inout [UInt64]) -> Bool {
    guard let pivot = order.indices.dropLast().last(where: { order[$0] < order[$0 + 1] }),
      let greater = order.indices.last(where: { order[$0] > order[pivot] })
    else { return false }
    order.swapAt(pivot, greater)
    order[(pivot + 1)...].reverse()
    return true
  }
}
