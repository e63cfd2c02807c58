/// One choice that was made: which of a range's values.
struct Choice: Hashable, Sendable {
  let range: ChoiceRange
  var index: UInt64
}

/// What a stretch of choices built.
enum SpanKind: Sendable {
  /// An array's element with the choice that there is one more.
  case element
  /// An array's element that no choice could have left out.
  case member
  /// A whole array.
  case array
  /// A node of a recursive value.
  case node
  /// One of several alternatives with the choice between them.
  case alternative
  /// An attempt that a filter refused; the value does not depend on it.
  case refused
}

/// A stretch of choices that belong together, so that shrinking moves them together.
struct ChoiceSpan: Equatable, Sendable {
  let kind: SpanKind
  let depth: Int
  let choices: Range<Int>
}

/// The choices that built a value, and how they belong together.
struct Trace: Sendable {
  var choices: [Choice] = []
  /// In the order in which they ended: an inner span comes before the one around it.
  var spans: [ChoiceSpan] = []

  /// The indices alone, without the zeros at the end, which replaying adds by itself.
  var indices: [UInt64] {
    let end = choices.lastIndex { $0.index != 0 }.map { $0 + 1 } ?? 0
    return choices[..<end].map(\.index)
  }

  /// The choices as a file that any engine can run: each index in the octets that its range takes.
  ///
  /// Zeros at the end are left out.
  var octets: [UInt8] {
    var octets: [UInt8] = []
    for choice in choices {
      for position in (0..<choice.range.octetCount).reversed() {
        octets.append(UInt8(truncatingIfNeeded: choice.index >> UInt64(position * 8)))
      }
    }
    return Array(octets[..<(octets.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)])
  }
}
