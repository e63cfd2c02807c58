import PropertyTesting

extension Problem {
  /// The eleven problems (difference counts once, with three properties).
  static let all: [Problem] =
    [bound5, largeUnionList, reverse, calculator, lengthList]
    + differences + [coupling, deletion, distinct, nestedLists, binaryHeap]

  private static let list = Generator<Int>.integers.array()

  private static let bound5 = Problem(
    "bound5", minimal: ["[[], [], [], [-1], [-32768]]"], published: 137,
    Generator<Int16>.integers.array(count: 0...10).array(count: 5)
  ) { lists in
    let isPremise = lists.allSatisfy { $0.reduce(0, &+) < 256 }
    return !isPremise || lists.joined().reduce(0, &+) < 5 * 256
  }

  private static let largeUnionList = Problem(
    "large union list", minimal: ["[[0, 1, -1, 2, -2]]"], published: 341, list.array()
  ) { Set($0.joined()).count <= 4 }

  private static let reverse = Problem(
    "reverse", minimal: ["[0, 1]"], published: 46, list
  ) { $0.reversed() == $0 }

  private static let lengthList = Problem(
    "length list", minimal: ["[900]"], published: 85,
    Generator<Int>.integers(in: 1...100).flatMap { length in
      Generator<Int>.integers(in: 0...1000).array(count: length)
    }
  ) { ($0.max() ?? 0) < 900 }

  private static let differences: [Problem] = {
    let pair = zip(
      Generator<UInt32>.integers(in: 1...UInt32.max), Generator<UInt32>.integers(in: 1...UInt32.max)
    )
    @Sendable func distance(_ pair: (UInt32, UInt32)) -> UInt32 {
      max(pair.0, pair.1) - min(pair.0, pair.1)
    }
    return [
      Problem("difference, not 0", minimal: ["(10, 10)"], pair) { $0.0 < 10 || distance($0) != 0 },
      Problem("difference, not 1 to 4", minimal: ["(10, 6)"], pair) {
        $0.0 < 10 || !(1...4 ~= distance($0))
      },
      Problem("difference, not 1", minimal: ["(10, 9)"], pair) { $0.0 < 10 || distance($0) != 1 },
    ]
  }()

  private static let coupling = Problem(
    "coupling", minimal: ["[1, 0]"],
    Generator<Int>.integers(in: 1...10).flatMap { length in
      Generator<Int>.integers(in: 0...length - 1).array(count: length)
    }
  ) { list in
    list.enumerated().allSatisfy { index, next in next == index || list[next] != index }
  }

  private static let deletion = Problem(
    "deletion", minimal: ["([0, 0], 0)"],
    Generator<Int>.integers.array(count: 1...Int.max).flatMap { list in
      Generator<Int>.element(of: list).map { (list, $0) }
    }
  ) { list, value in
    var rest = list
    if let index = rest.firstIndex(of: value) { rest.remove(at: index) }
    return !rest.contains(value)
  }

  private static let distinct = Problem(
    "distinct", minimal: ["[0, 1, -1]", "[0, 1, 2]"], list
  ) { Set($0).count < 3 }

  private static let nestedLists = Problem(
    "nested lists", minimal: ["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"], list.array()
  ) { $0.reduce(0) { $0 + $1.count } <= 10 }
}
