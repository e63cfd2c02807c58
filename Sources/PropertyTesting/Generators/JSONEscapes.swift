extension Generator<JSONText> {
  /// Strings, each piece of which is spelled as it is or by escapes.
  static var jsonStrings: Generator {
    let piece = Generator<String>.strings(count: 1...1)
    return Generator<(String, [UInt8])> { source throws(Rejection) in
      let text = try source.draw(piece)
      return (text, spell(text, &source))
    }.array(count: 0...8).map { pieces in
      JSONText(
        tree: .string(pieces.map(\.0).joined()),
        octets: Array("\"".utf8) + pieces.flatMap(\.1) + "\"".utf8)
    }
  }

  /// One string in any spelling.
  static func spelled(string: String) -> Generator {
    Generator { source throws(Rejection) in
      JSONText(
        tree: .string(string), octets: Array("\"".utf8) + spell(string, &source) + "\"".utf8)
    }
  }

  private static func spell(_ text: String, _ source: inout ChoiceSource) -> [UInt8] {
    var octets: [UInt8] = []
    for scalar in text.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      // Most are written as they are, or each text would be nothing but escapes.
      if source.flag(percent: 10) || mustEscape {
        octets += escape(scalar, &source).utf8
      } else {
        octets += String(scalar).utf8
      }
    }
    return octets
  }

  private static func escape(_ scalar: Unicode.Scalar, _ source: inout ChoiceSource) -> String {
    let short: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n",
      "\r": "\\r", "\t": "\\t",
    ]
    if let short = short[scalar], !source.flag() { return short }
    return String(scalar).utf16.reduce(into: "") { text, unit in
      let digits = String(unit, radix: 16, uppercase: source.flag())
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
