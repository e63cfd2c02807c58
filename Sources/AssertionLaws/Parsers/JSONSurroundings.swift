import PropertyTesting

/// A text at a drawn place of an otherwise valid JSON text.
public struct PlacedText: Sendable, CustomStringConvertible {
  /// What it is.
  let name: String
  /// The whole text.
  let octets: [UInt8]
  /// Where it stands.
  let range: Range<Int>

  /// The whole text, and which part of it is meant.
  public var description: String {
    "\(octets.shown), \(name) at \(range.lowerBound)..<\(range.upperBound)"
  }
}

/// What stands around a place in a JSON text: open containers with valid values on both sides.
struct JSONSurroundings: Sendable {
  private var before: [UInt8] = []
  private var behind: [UInt8] = []
  /// How many containers are open at the place.
  private(set) var depth = 0

  /// Puts a text at the place.
  func placing(_ text: [UInt8], _ name: String) -> PlacedText {
    PlacedText(
      name: name, octets: before + text + behind,
      range: before.count..<before.count + text.count)
  }

  /// Draws surroundings of `depth` containers or a few more.
  static func generator(depth: Int = 0) -> Generator<JSONSurroundings> {
    level.array(count: depth...depth + 3).map { levels in
      var surroundings = JSONSurroundings()
      for level in levels { surroundings.enclose(in: level) }
      return surroundings
    }
  }

  /// Puts what there is into one more container.
  private mutating func enclose(in level: Level) {
    var prefix = Array((level.isObject ? "{" : "[").utf8)
    for (index, value) in level.earlier.enumerated() {
      prefix += level.name(index) + value.octets + Array(",".utf8)
    }
    before = prefix + level.name(level.earlier.count) + before
    for (index, value) in level.later.enumerated() {
      behind += Array(",".utf8) + level.name(-1 - index) + value.octets
    }
    behind.append(UInt8(ascii: level.isObject ? "}" : "]"))
    depth += 1
  }

  /// A container and the values in it on both sides of the place.
  private struct Level {
    let isObject: Bool
    let earlier: [JSONText]
    let later: [JSONText]

    /// A member's name and colon, or nothing in an array.
    func name(_ number: Int) -> [UInt8] {
      Array((isObject ? "\"m\(number)\":" : "").utf8)
    }
  }

  private static let level = Generator<Level> { source throws(Rejection) in
    let siblings = Generator<JSONText>.jsonTexts(.json(budget: 6)).array(count: 0...2)
    return Level(
      isObject: source.flag(), earlier: try source.draw(siblings),
      later: try source.draw(siblings))
  }
}
