/// Markup of HTML or XML, in which text from outside can't become a tag.
///
/// A literal's own characters are markup; what is interpolated into it is text and gets escaped,
/// unless it is markup itself. So there is no way from a string to markup but `escaped`.
struct Markup: ExpressibleByStringInterpolation, Equatable {
  /// The markup as text.
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation parts: Parts) {
    text = parts.text
  }

  /// Parts one after the other, a line each.
  init(lines: [Markup]) {
    text = lines.map(\.text).joined(separator: "\n")
  }

  /// Text as it may stand between tags and in a quoted attribute, of HTML and of XML 1.0.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.text(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// What an interpolated literal consists of.
  struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    mutating func appendInterpolation(_ text: String) {
      self.text += Markup.escaped(text)
    }

    mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }

    mutating func appendInterpolation(_ markup: Markup) {
      text += markup.text
    }

    mutating func appendInterpolation(_ lines: [Markup]) {
      text += Markup(lines: lines).text
    }
  }
}
