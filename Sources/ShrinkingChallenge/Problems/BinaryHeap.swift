import PropertyTesting

/// A binary heap: no value is greater than those below it.
indirect enum Heap: Sendable, CustomStringConvertible {
  case empty
  case node(UInt64, Heap, Heap)

  var description: String {
    switch self {
    case .empty: "-"
    case .node(let value, .empty, .empty): "(\(value))"
    case .node(let value, let left, let right): "(\(value), \(left), \(right))"
    }
  }

  /// All values, each before those below it and the right half before the left one.
  var values: [UInt64] {
    switch self {
    case .empty: []
    case .node(let value, let left, let right): [value] + right.values + left.values
    }
  }

  /// The values in order, by a conversion that merges the halves of the root and no others.
  var wronglySorted: [UInt64] {
    switch self {
    case .empty: []
    case .node(let value, let left, let right): [value] + Heap.merged(left, right).values
    }
  }

  private static func merged(_ one: Heap, _ other: Heap) -> Heap {
    switch (one, other) {
    case (.empty, let heap), (let heap, .empty): heap
    case (
      .node(let value, let left, let right), .node(let otherValue, let otherLeft, let otherRight)
    ):
      value <= otherValue
        ? .node(value, merged(right, other), left)
        : .node(otherValue, merged(otherRight, one), otherLeft)
    }
  }

  /// Adds each value to those below it, which makes a heap of any tree.
  func raised(by amount: UInt64 = 0) -> Heap {
    switch self {
    case .empty: return .empty
    case .node(let value, let left, let right):
      let sum = amount &+ value
      return .node(sum, left.raised(by: sum), right.raised(by: sum))
    }
  }

  static let generator = Generator<Heap>.recursive(.always(.empty)) { part in
    zip(Generator<UInt64>.integers(in: 0...UInt64(UInt32.max)), part, part)
      .map { .node($0, $1, $2) }
  }.map { $0.raised() }
}

extension Problem {
  static let binaryHeap = Problem(
    "binary heap", minimal: ["(0, -, (0, (0), (1)))"], Heap.generator
  ) { heap in
    let sorted = heap.wronglySorted
    return sorted == sorted.sorted() && sorted == heap.values.sorted()
  }
}
