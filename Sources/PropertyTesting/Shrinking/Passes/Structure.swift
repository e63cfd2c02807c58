extension Shrinker {
  /// Puts a part of a recursive value in the place of the whole.
  mutating func liftNodes() throws {
    var position = 0
    while true {
      let nodes = spans(.node)
      guard position < nodes.count else { return }
      if try !lift(into: nodes[position], from: nodes) { position += 1 }
    }
  }

  private mutating func lift(into outer: ChoiceSpan, from nodes: [ChoiceSpan]) throws -> Bool {
    let inner = nodes.filter {
      $0.depth > outer.depth && $0.choices.count < outer.choices.count
        && outer.choices.contains($0.choices.lowerBound)
        && $0.choices.upperBound <= outer.choices.upperBound
    }
    let base = indices
    // The smallest that still fails saves most; large values have too many parts to try each.
    for part in inner.sorted(by: { $0.choices.count < $1.choices.count }).prefix(24) {
      var changed = base
      changed.replaceSubrange(outer.choices, with: base[part.choices])
      if try attempt(changed) { return true }
    }
    return false
  }

  /// Puts the simplest of all in the place of an alternative or of a node.
  mutating func simplifyAlternatives() throws {
    var position = 0
    while true {
      let spans = spans(.alternative, .node)
      guard position < spans.count else { return }
      let span = spans[position].choices
      let base = indices
      var isSimpler = false
      // How many choices the simplest takes is not known: one, two, or as many as now.
      for count in [1, 2, span.count] where !isSimpler && base[span].contains(where: { $0 > 0 }) {
        var changed = base
        changed.replaceSubrange(span, with: repeatElement(0, count: count))
        isSimpler = try attempt(changed)
      }
      if !isSimpler { position += 1 }
    }
  }

  /// Puts the elements of arrays in order, the simplest first.
  mutating func sortElements() throws {
    var arrays = 0
    while true {
      let runs = self.runs(of: spans(.element, .member))
      guard arrays < runs.count else { return }
      try sort(runs[arrays])
      arrays += 1
    }
  }

  private mutating func sort(_ run: [ChoiceSpan]) throws {
    let base = indices
    let parts = run.map { Array(base[$0.choices]) }
    let sorted = parts.sorted(by: isSimpler)
    let whole = run[0].choices.lowerBound..<run[run.count - 1].choices.upperBound
    guard sorted != parts else { return }
    var changed = base
    changed.replaceSubrange(whole, with: sorted.joined())
    if try attempt(changed) { return }
    // Not all of them may move: then each as far as it can.
    var order = parts
    for index in order.indices.dropFirst() {
      var place = index
      while place > 0, isSimpler(order[place], order[place - 1]) {
        var swapped = order
        swapped.swapAt(place, place - 1)
        changed = base
        changed.replaceSubrange(whole, with: swapped.joined())
        guard try attempt(changed) else { break }
        order = swapped
        place -= 1
      }
    }
  }

  private func isSimpler(_ one: [UInt64], _ other: [UInt64]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }

  /// Groups spans of one depth that follow each other without a gap; only groups of several.
  private func runs(of spans: [ChoiceSpan]) -> [[ChoiceSpan]] {
    var runs: [[ChoiceSpan]] = []
    var seen: Set<Range<Int>> = []
    for span in spans where !seen.contains(span.choices) {
      let run = siblings(of: span, in: spans)
      seen.formUnion(run.map(\.choices))
      if run.count > 1 { runs.append(run) }
    }
    return runs
  }
}
