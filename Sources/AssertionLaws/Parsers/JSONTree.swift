import PlatformSSOAssertion
import PropertyTesting

extension JSONValue {
  /// A string's text.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// How many members and elements there are at all depths.
  var memberCount: Int {
    switch self {
    case .array(let elements): elements.reduce(elements.count) { $0 + $1.memberCount }
    case .object(let members): members.reduce(members.count) { $0 + $1.value.memberCount }
    default: 0
    }
  }

  /// How many containers lie around the innermost value.
  var depth: Int {
    switch self {
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    default: 0
    }
  }
}

extension [JSONMember] {
  /// The value of a member, whose name counts by its octets.
  func value(named name: String) -> JSONValue? {
    first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

extension JSONText: CustomStringConvertible {
  /// The text as it is spelled.
  public var description: String { octets.shown }
}

/// What the construct's reader makes of a text.
enum Reading: Equatable, CustomStringConvertible {
  case value(JSONValue)
  case fault(JSONFault)

  /// Reads a text; the limits are as wide as the naive reader's unless given.
  init(_ text: [UInt8], limits: Limits = Limits(depth: 64, members: .max)) {
    do throws(JSONFault) {
      self = .value(try JSONValue(parsing: text.span, limits: limits))
    } catch {
      self = .fault(error)
    }
  }

  /// The value, or nil where the text was refused.
  var value: JSONValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The fault, or nil where the text was accepted.
  var fault: JSONFault? {
    if case .fault(let fault) = self { fault } else { nil }
  }

  var description: String {
    switch self {
    case .value(let value): value.jsonText.shown
    case .fault(let fault): "\(fault.kind) at \(fault.offset)"
    }
  }
}
