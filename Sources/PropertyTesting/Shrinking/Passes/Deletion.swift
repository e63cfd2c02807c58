extension Shrinker {
  /// Leaves out the attempts that a filter refused: the value does not depend on them.
  mutating func removeRefused() throws {
    while let span = best.spans.last(where: { $0.kind == .refused }) {
      guard try attempt(indices, without: span.choices) else { return }
    }
  }

  /// Leaves out elements of arrays, as many in a row as can be spared.
  mutating func deleteElements() throws {
    var position = 0
    while true {
      let elements = spans(.element)
      guard position < elements.count else { return }
      let run = siblings(of: elements[position], in: elements)
      let base = indices
      // The whole array first: many don't matter at all.
      let whole = run[0].choices.lowerBound..<run[run.count - 1].choices.upperBound
      if run.count > 2, try attempt(base, without: whole) { continue }
      let deleted = try furthest(upTo: UInt64(run.count)) { shrinker, count in
        let end = run[Int(count) - 1].choices.upperBound
        return try shrinker.attempt(base, without: run[0].choices.lowerBound..<end)
      }
      if deleted == 0 { position += 1 }
    }
  }

  /// Tries choices without some of them.
  mutating func attempt(_ base: [UInt64], without left: Range<Int>) throws -> Bool {
    var changed = base
    changed.removeSubrange(left)
    return try attempt(changed)
  }

  /// Deletes any one to eight choices in a row: what no span describes.
  mutating func deleteBlocks() throws {
    for count in (1...5).reversed() {
      var start = best.choices.count - count
      while start >= 0 {
        let end = min(start + count, best.choices.count)
        if start < end { _ = try attempt(indices, without: start..<end) }
        start -= 1
      }
    }
  }

  /// Makes one array of two that follow each other.
  ///
  /// The choice that ends the first and the one that begins the second are left out.
  mutating func joinArrays() throws {
    var position = 0
    while true {
      let elements = spans(.element)
      guard position < elements.count else { return }
      let element = elements[position]
      let next = elements.first {
        $0.depth == element.depth && $0.choices.lowerBound == element.choices.upperBound
      }
      guard let next, element.choices.count > 1 else {
        position += 1
        continue
      }
      let seam = element.choices.upperBound - 1..<next.choices.lowerBound + 1
      if try !attempt(indices, without: seam) { position += 1 }
    }
  }

  /// The best choices' spans of some kinds in the order in which they start, outer ones first.
  func spans(_ kinds: SpanKind...) -> [ChoiceSpan] {
    best.spans.filter { kinds.contains($0.kind) }.sorted {
      ($0.choices.lowerBound, $0.depth) < ($1.choices.lowerBound, $1.depth)
    }
  }

  /// A span and those of its depth that follow it without a gap.
  func siblings(of span: ChoiceSpan, in spans: [ChoiceSpan]) -> [ChoiceSpan] {
    var run = [span]
    for next in spans
    where next.depth == span.depth
      && next.choices.lowerBound == run[run.count - 1].choices.upperBound
    {
      run.append(next)
    }
    return run
  }
}
