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
  static func generator(
    avoiding taken: [String], likely: String = "x"
  ) -> Generator<GeneratedMembers> {
    let names = names(near: taken, likely)
    let values = Generator<JSONText.Tree>.values(names: names)
    return zip(names, values).array(count: 0...4).map { drawn in
      var free = FreeNames(taken: taken)
      return GeneratedMembers(
        object: .object(drawn.map { name, value in (name: free.name(like: name), value: value) }))
    }
  }

  /// Any text, and such that a careless comparison takes for one of some names.
  private static func names(near taken: [String], _ likely: String) -> Generator<String> {
    let near = taken.flatMap { [$0, $0.uppercased(), $0 + "\0", "\0" + $0, " " + $0] }
    return .weighted([
      (8, .strings(count: 0...6)), (2, .element(of: near)), (1, .always(likely)),
    ])
  }
}

/// Hands out names that differ from each other, octet by octet.
struct FreeNames {
  private var taken: Set<[UInt8]>

  init(taken: [String]) {
    self.taken = Set(taken.map { Array($0.utf8) })
  }

  /// The name, with marks behind it until it is a new one.
  mutating func name(like wanted: String) -> String {
    var name = wanted
    while !taken.insert(Array(name.utf8)).inserted { name += "'" }
    return name
  }
}

extension Generator<JSONText.Tree> {
  /// Values of all kinds whose objects have names of a generator's choice.
  static func values(names: Generator<String>) -> Generator {
    let leaf: Generator = .weighted([
      (1, .always(.null)), (1, Generator<Bool>.bool.map { .bool($0) }),
      (3, Generator<String>.jsonNumbers.map { .number($0) }),
      (3, Generator<String>.strings(count: 0...8).map { .string($0) }),
    ])
    return recursive(leaf, budget: 8) { part in
      .oneOf(part.array(count: 0...4).map { .array($0) }, object(names, part, count: 0...4))
    }
  }
}
