import PlatformSSOAssertion
import PropertyTesting

extension JSONValue {
  /// The value on one line, as a drawn one is shown.
  var shown: String { JSONText.Tree(self).shown }
}

extension JSONText.Tree {
  /// A value that the library read, to compare with a drawn one.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .number(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONText.Tree($0) })
    case .object(let members):
      self = .object(members.map { (name: $0.name, value: JSONText.Tree($0.value)) })
    }
  }

  /// A drawn value as the library takes it.
  var jsonValue: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): .number(text)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.jsonValue))
    case .object(let members): .object(members.map { JSONMember($0.name, $0.value.jsonValue) })
    }
  }

  /// The value on one line with all that is not ASCII escaped; the library's writer is under test.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text.shownInASCII
    case .string(let text): text.quoted
    case .array(let elements): "[\(elements.map(\.shown).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.name.quoted): \($0.value.shown)" }.joined(separator: ", "))}"
    }
  }
}

extension String {
  /// The text with all that is not printable ASCII escaped, so that no two texts look alike.
  var shownInASCII: String {
    unicodeScalars.map { scalar in
      (0x20..<0x7F).contains(scalar.value)
        ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// The same between quotes.
  var quoted: String { "\"\(shownInASCII)\"" }
}
