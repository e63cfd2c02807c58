extension Shrinker {
  /// Lowers a number and leaves out as many elements of an array behind it.
  ///
  /// For arrays whose length was chosen first: neither change alone would still fail.
  mutating func shortenCounts() throws {
    for position in spans(.array).indices {
      var isShorter = true
      while isShorter {
        isShorter = false
        let arrays = spans(.array)
        guard position < arrays.count else { return }
        let members = self.members(of: arrays[position])
        guard !members.isEmpty else { break }
        for count in counts(before: arrays[position]) {
          for first in members.indices where try shorten(count, members, from: first) {
            isShorter = true
            break
          }
          if isShorter { break }
        }
      }
    }
  }

  /// Leaves out as many elements as possible from `first` on.
  private mutating func shorten(
    _ count: Int, _ members: [ChoiceSpan], from first: Int
  ) throws -> Bool {
    let base = indices
    let most = min(base[count], UInt64(members.count - first))
    let done = try furthest(upTo: most) { shrinker, number in
      var changed = base
      changed[count] -= number
      let left =
        members[first].choices.lowerBound..<members[first + Int(number) - 1].choices.upperBound
      changed.removeSubrange(left)
      return try shrinker.attempt(changed)
    }
    guard done == 0, most > 0 else { return done > 0 }
    // Elements may be positions in the array: those behind the gap then move up by one.
    var changed = base
    changed[count] -= 1
    for member in members where member.choices.count == 1 {
      let choice = member.choices.lowerBound
      if changed[choice] > UInt64(first) { changed[choice] -= 1 }
    }
    changed.removeSubrange(members[first].choices)
    return try attempt(changed)
  }

  /// The elements of an array that has no choice of its own to end.
  private func members(of array: ChoiceSpan) -> [ChoiceSpan] {
    spans(.member).filter {
      $0.depth == array.depth + 1 && array.choices.contains($0.choices.lowerBound)
    }
  }

  /// The choices close before an array that are not 0: one of them may be its length.
  private func counts(before array: ChoiceSpan) -> [Int] {
    let start = array.choices.lowerBound
    return (max(0, start - 4)..<start).reversed().filter { best.choices[$0].index > 0 }
  }
}
