import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension JSONValue {
  /// The value on one line, as a drawn one is shown.
  var shown: String { tree.shown }
}

extension JSONText.Tree {
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
