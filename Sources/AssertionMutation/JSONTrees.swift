import PlatformSSOAssertion
import PropertyTesting

extension JSONValue {
  /// A generated value as the library takes it.
  package init(_ tree: JSONText.Tree) {
    switch tree {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .number(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(members.map { JSONMember($0.name, JSONValue($0.value)) })
    }
  }

  /// The same value as the generators take it.
  package var tree: JSONText.Tree {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): .number(text)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.tree))
    case .object(let members): .object(members.map { (name: $0.name, value: $0.value.tree) })
    }
  }
}
