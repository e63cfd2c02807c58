extension Generator<JSONText> {
  /// Strings, each piece of which is spelled as it is or by escapes.
  static var jsonStrings: Generator {
    Generator { source throws(Rejection) in
      var (text, octets) = ("", [UInt8(ascii: "\"")])
      source.repeated(0...8) { source in
        let piece = source.text(count: 1...1)
        source.spell(piece, to: &octets)
        text += piece
      }
      octets.append(UInt8(ascii: "\""))
      return JSONText(tree: .string(text), octets: octets)
    }
  }
}

extension ChoiceSource {
  /// Spells one string between quotes.
  mutating func spell(string text: String, to octets: inout [UInt8]) {
    octets.append(UInt8(ascii: "\""))
    spell(text, to: &octets)
    octets.append(UInt8(ascii: "\""))
  }

  fileprivate mutating func spell(_ text: String, to octets: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      // Most are written as they are, or each text would be nothing but escapes.
      if flag(percent: 10) || mustEscape {
        escape(scalar, to: &octets)
      } else {
        octets += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar, to octets: inout [UInt8]) {
    if let short = Self.short(scalar), !flag() {
      octets += [UInt8(ascii: "\\"), short]
      return
    }
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16, uppercase: flag())
      octets += "\\u".utf8
      octets += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      octets += digits.utf8
    }
  }

  /// What stands behind the backslash in a scalar's two-character escape, or nil where it has none.
  private static func short(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "\"", "\\", "/": UInt8(ascii: scalar)
    case "\u{8}": UInt8(ascii: "b")
    case "\u{C}": UInt8(ascii: "f")
    case "\n": UInt8(ascii: "n")
    case "\r": UInt8(ascii: "r")
    case "\t": UInt8(ascii: "t")
    default: nil
    }
  }
}
