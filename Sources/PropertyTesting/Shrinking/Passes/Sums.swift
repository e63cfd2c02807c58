extension Shrinker {
  /// Puts the sum of two numbers that follow each other in an array in the place of both.
  ///
  /// It wraps within the range as machine arithmetic does.
  mutating func sumElements() throws {
    var position = 0
    while true {
      let elements = spans(.element)
      guard position < elements.count else { return }
      let element = elements[position].choices
      let next = element.upperBound..<element.upperBound + element.count
      let isPair = elements.contains { $0.choices == next }
      guard isPair, let number = element.last, let sum = sum(number, next.upperBound - 1) else {
        position += 1
        continue
      }
      var changed = indices
      changed[number] = sum
      changed.removeSubrange(next)
      if try !attempt(changed) { position += 1 }
    }
  }

  /// The index of the sum of two choices' offsets, or nil where their ranges differ.
  private func sum(_ one: Int, _ other: Int) -> UInt64? {
    let (one, other) = (best.choices[one], best.choices[other])
    guard one.range == other.range, one.range.last > 1 else { return nil }
    let size = Int128(one.range.last) + 1
    let sum = one.range.offset(at: one.index) + other.range.offset(at: other.index)
    return one.range.index(of: sum) ?? one.range.index(of: sum > 0 ? sum - size : sum + size)
  }
}
