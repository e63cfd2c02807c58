import PlatformSSOAssertion

/// JSON on one line, as `--json` prints it and as values of a token are shown.
///
/// Numbers keep their text. Whatever a terminal might obey is escaped, which JSON allows for any
/// character.
enum JSONText {
  /// What stands for a password; its width tells nothing of the password's.
  static let mask = "********"

  /// The value's text.
  static func line(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  // The recursion goes as deep as the value, which the limit on depth bounds.
  private static func append(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += Printable.quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        append(element, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += Printable.quoted(member.name) + ":"
        append(member.shown, to: &text)
      }
      text += "}"
    }
  }
}

extension JSONMember {
  /// Whether the name says that the value is a password, at any depth.
  ///
  /// The word may stand anywhere among the name's letters, in any case, whatever else is between them:
  /// what is masked too often is asked for again, what is shown once too often stays in a log.
  var isPassword: Bool {
    let letters = name.utf8.map { $0 | 0x20 }.filter { 0x61...0x7A ~= $0 }
    return String(decoding: letters, as: UTF8.self).contains("password")
  }

  /// The value, or the mask in its place.
  var shown: JSONValue {
    isPassword ? .string(JSONText.mask) : value
  }
}

extension JSONValue {
  /// A whole number.
  static func count(_ number: Int) -> JSONValue {
    .number(String(number))
  }

  /// A whole number, or null.
  static func count(_ number: Int?) -> JSONValue {
    number.map { .count($0) } ?? .null
  }

  /// An object with members in this order.
  static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember($0.key, $0.value) })
  }
}
