extension Generator<String> {
  /// Text of all scripts and of the pieces on which decoders differ.
  ///
  /// - Parameter count: How many pieces; a piece is a scalar, or a few that belong together.
  public static func strings(count: ClosedRange<Int> = 0...Int.max) -> Generator {
    Generator { source throws(Rejection) in source.text(count: count) }
  }

  /// Text of small letters, digits and marks that need no escape anywhere.
  public static func plainStrings(count: ClosedRange<Int> = 0...Int.max) -> Generator {
    Generator<UInt8>.element(of: Array("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8))
      .array(count: count).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ChoiceSource {
  /// Draws a text, as `Generator.strings(count:)` does.
  public mutating func text(count: ClosedRange<Int> = 0...Int.max) -> String {
    var text = ""
    repeated(count) { source in source.appendPiece(to: &text) }
    return text
  }

  private mutating func appendPiece(to text: inout String) {
    alternative([12, 1]) { source, place in
      if place == 0 {
        text.unicodeScalars.append(source.scalar())
      } else {
        text += source.one(of: troublesome)
      }
    }
  }

  /// Draws a scalar of any kind, the simplest being small letters.
  ///
  /// ASCII with its controls and NUL, Latin with and without combining marks, right-to-left letters
  /// and marks, what JSON and line splitters treat specially, private use, and astral planes.
  private mutating func scalar() -> Unicode.Scalar {
    alternative(familyWeights) { source, place in
      // No family has a surrogate.
      Unicode.Scalar(source.integer(in: families[place].range)) ?? "\u{FFFD}"
    }
  }
}

private let families: [(weight: Int, range: ClosedRange<UInt32>)] = [
  (10, 0x61...0x7A), (10, 0x20...0x7E), (3, 0x00...0x1F), (1, 0x00...0x00),
  (1, 0x7F...0x9F), (4, 0xA0...0x17F), (3, 0x300...0x36F), (2, 0x590...0x6FF),
  (1, 0x200B...0x200F), (1, 0x2028...0x202E), (1, 0x1100...0x11FF), (2, 0x3040...0x30FF),
  (1, 0xE000...0xF8FF), (1, 0xFEFF...0xFEFF), (1, 0xFFF0...0xFFFF), (3, 0x1F300...0x1FAFF),
  (2, 0x10000...0x10FFFF),
]

private let familyWeights = families.map(\.weight)

/// One letter in two spellings that Swift's `==` finds equal, line ends, joined emoji, text that looks
/// like syntax.
private let troublesome = [
  "\u{E9}", "e\u{301}", "\u{212B}", "\u{C5}", "A\u{30A}", "\r\n", "\u{1F469}\u{200D}\u{1F680}",
  "\u{1F1E9}\u{1F1EA}", "\u{202E}abc\u{202C}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\0", "\"", "\\",
  "\\u0000", "%00", "\u{AC00}", "\u{1100}\u{1161}",
]
