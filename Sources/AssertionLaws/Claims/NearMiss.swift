import PropertyTesting

extension ChoiceSource {
  /// Draws a text that is close to another, and at times that text itself.
  mutating func nearMiss(of text: String) -> String {
    alternative([9, 3, 1]) { source, place in
      switch place {
      case 0: source.one(of: Closeness.allCases).text(like: text)
      case 1: text.recomposed
      default: source.text(count: 0...4)
      }
    }
  }
}

/// A way in which one text is close to another.
private enum Closeness: CaseIterable {
  case longer, upperCase, lowerCase, nullBehind, spaceBehind, spaceBefore, withoutLast
  case withoutFirst, twice, empty, markBehind, accented, letterBefore, lineEnd, lookAlike

  func text(like text: String) -> String {
    switch self {
    case .longer: text + "x"
    case .upperCase: text.uppercased()
    case .lowerCase: text.lowercased()
    case .nullBehind: text + "\0"
    case .spaceBehind: text + " "
    case .spaceBefore: " " + text
    case .withoutLast: String(text.dropLast())
    case .withoutFirst: String(text.dropFirst())
    case .twice: text + text
    case .empty: ""
    case .markBehind: text + "\u{FEFF}"
    case .accented: text + "\u{301}"
    case .letterBefore: "x" + text
    case .lineEnd: text + "\n"
    case .lookAlike: text.replacing("0", with: "O")
    }
  }
}

extension String {
  /// The text with some letters in their other canonically equivalent spelling.
  fileprivate var recomposed: String {
    // Each spelling has an octet beyond ASCII.
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self + "\u{E9}" }
    let pairs: [(String, String)] = [
      ("\u{E9}", "e\u{301}"), ("\u{FC}", "u\u{308}"), ("\u{212B}", "\u{C5}"),
      ("\u{C5}", "A\u{30A}"),
    ]
    for (one, other) in pairs {
      for (from, to) in [(one, other), (other, one)] {
        let (old, new) = (Array(from.utf8), Array(to.utf8))
        let octets = Array(utf8)
        if octets.contains(old) {
          return String(decoding: octets.replacing(old, with: new), as: UTF8.self)
        }
      }
    }
    return self + "\u{E9}"
  }
}
