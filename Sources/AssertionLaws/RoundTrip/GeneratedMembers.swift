import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// Custom members of a header or of claims: any names that are not taken, any values.
public struct GeneratedMembers: Sendable, Equatable, CustomStringConvertible {
  /// The names and values, in their order.
  public let object: JSONText.Tree

  /// No members.
  static let none = GeneratedMembers(object: .object([]))

  /// As the library takes them.
  var members: [JSONMember] {
    guard case .object(let members) = object else { return [] }
    return members.map { JSONMember($0.name, JSONValue($0.value)) }
  }

  /// How many members there are.
  var count: Int { members.count }

  /// The members as JSON.
  public var description: String { object.shown }

  /// The members and a new one behind them, of that name or, where it is taken, one like it.
  func adding(_ name: String) -> GeneratedMembers {
    guard case .object(let members) = object else { return self }
    var names = FreeNames(taken: members.map(\.name))
    return GeneratedMembers(
      object: .object(members + [(name: names.name(like: name), value: .null)]))
  }

  /// Whether the library's members are these: compared by scalars, as its own `==` is under test.
  func matches(_ members: [JSONMember]) -> Bool {
    JSONValue.object(members).tree == object
  }

  /// Up to four members, none of which has a name that is taken or another's.
  ///
  /// - Parameters:
  ///   - taken: Names that no member gets; values may hold them all the same.
  ///   - likely: A name that members often get, unless it is taken.
  static func drawn(
    _ source: inout ChoiceSource, avoiding taken: [String], likely: String = "x"
  ) throws(Rejection) -> GeneratedMembers {
    // Any text, and such that a careless comparison takes for one of the names.
    let names = Generator<String> { source throws(Rejection) in
      source.alternative([8, 2, 1]) { source, place in
        switch place {
        case 0: source.text(count: 0...6)
        case 1: nearName(to: taken, &source)
        default: likely
        }
      }
    }
    var members: [(name: String, value: JSONText.Tree)] = []
    var free = FreeNames(taken: taken)
    try source.repeated(0...4) { source throws(Rejection) in
      let name = try source.draw(names)
      let value = try source.json(budget: 8, most: 4, names: names)
      members.append((free.name(like: name), value))
    }
    return GeneratedMembers(object: .object(members))
  }

  private static func nearName(to taken: [String], _ source: inout ChoiceSource) -> String {
    let index = Int(source.choose(ChoiceRange(above: UInt64(taken.count * 5 - 1))))
    let name = taken[index / 5]
    return switch index % 5 {
    case 0: name
    case 1: name.uppercased()
    case 2: name + "\0"
    case 3: "\0" + name
    default: " " + name
    }
  }
}

/// Hands out names that differ from each other, octet by octet.
struct FreeNames {
  private var taken: [String]

  init(taken: [String]) {
    self.taken = taken
  }

  /// The name, with marks behind it until it is a new one.
  mutating func name(like wanted: String) -> String {
    var name = wanted
    while taken.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { name += "'" }
    taken.append(name)
    return name
  }
}
