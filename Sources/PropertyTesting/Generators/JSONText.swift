/// A JSON value and one of its many spellings.
public struct JSONText: Sendable, Equatable {
  /// A value as a tree; numbers keep their text.
  public indirect enum Tree: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([Tree])
    case object([(name: String, value: Tree)])

    /// Compares texts by their scalars, not as Swift does by canonical equivalence.
    public static func == (left: Tree, right: Tree) -> Bool {
      switch (left, right) {
      case (.null, .null): true
      case (.bool(let one), .bool(let other)): one == other
      case (.number(let one), .number(let other)): one == other
      case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
      case (.array(let one), .array(let other)): one == other
      case (.object(let one), .object(let other)):
        one.elementsEqual(other) {
          $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value
        }
      default: false
      }
    }
  }

  /// What the text stands for.
  public let tree: Tree
  /// The text, strict JSON in UTF-8.
  public let octets: [UInt8]
}

extension Generator<JSONText.Tree> {
  /// JSON values of all kinds; no object has a name twice.
  ///
  /// - Parameter budget: How many values the outermost one may consist of.
  public static func json(budget: Int = 24) -> Generator {
    let text = Generator<String>.strings(count: 0...8)
    let leaf: Generator = .weighted([
      (1, .always(.null)), (2, Generator<Bool>.bool.map { .bool($0) }),
      (3, Generator<String>.jsonNumbers.map { .number($0) }), (4, text.map { .string($0) }),
    ])
    return recursive(leaf, budget: budget) { part in
      .oneOf(
        part.array(count: 0...6).map { .array($0) },
        object(text, part, count: 0...6))
    }
  }

  /// Objects whose names are all different, octet by octet.
  public static func object(
    _ names: Generator<String>, _ values: Generator, count: ClosedRange<Int>
  ) -> Generator {
    zip(names, values).array(count: count).map { members in
      var seen: Set<[UInt8]> = []
      return .object(
        members.filter { seen.insert(Array($0.0.utf8)).inserted }.map { (name: $0.0, value: $0.1) })
    }
  }
}

extension Generator<String> {
  /// Numbers as JSON spells them, among them ones that no machine type holds.
  public static var jsonNumbers: Generator {
    let digits = Generator<UInt8>.integers(in: 0x30...0x39)
    return Generator { source throws(Rejection) in
      var text = source.flag() ? "-" : ""
      switch source.place(among: [6, 4, 1]) {
      case 0: text += "\(try source.draw(.integers(in: 0...UInt64(1000))))"
      case 1: text += "\(try source.draw(Generator<UInt64>.integers))"
      default:
        text += "1"
        text += String(decoding: try source.draw(digits.array(count: 0...40)), as: UTF8.self)
      }
      if source.flag(percent: 30) {
        text += "."
        text += String(decoding: try source.draw(digits.array(count: 1...30)), as: UTF8.self)
      }
      if source.flag(percent: 25) {
        text += source.flag() ? "E" : "e"
        text += ["", "+", "-"][source.place(among: [1, 1, 1])]
        text += String(decoding: try source.draw(digits.array(count: 1...4)), as: UTF8.self)
      }
      return text
    }
  }
}
