import PlatformSSOAssertion

/// What of a text differs from another one, for a reader who knows the other.
enum Excerpt {
  /// The part of a text between what it begins and what it ends with like another.
  static func of(_ text: [UInt8], unlike other: [UInt8]) -> String {
    guard text != other else { return "as it is written" }
    let start = zip(text, other).prefix { $0 == $1 }.count
    let rest = min(text.count, other.count) - start
    let end = zip(text.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let part = text[start..<text.count - min(end, rest)]
    let shown = String(decoding: part.prefix(80), as: UTF8.self).quoted
    return "\(shown)\(part.count > 80 ? " and more" : "") at octet \(start)"
  }
}

extension [JSONMember] {
  /// The members as JSON without white space or an escape that need not be.
  var compactText: [UInt8] {
    let lines = JSONValue.object(self).jsonText.split(separator: 0x0A)
    return lines.flatMap { line -> [UInt8] in
      let text = String(decoding: line.drop { $0 == 0x20 }, as: UTF8.self)
      return [UInt8](text.replacing("\" : ", with: "\":", maxReplacements: 1).utf8)
    }
  }
}
