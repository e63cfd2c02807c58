import PropertyTesting

extension ChoiceSource {
  /// A text that a careless comparison takes for a given one: other octets, always.
  mutating func nearMiss(of text: String) throws(Rejection) -> String {
    if !text.isEmpty, flag(percent: 40) { return changingOneCharacter(of: text) }
    let others = NearMisses.of(text).filter { !$0.utf8.elementsEqual(text.utf8) }
    return try element(of: others)
  }

  /// The text with one scalar changed in its lowest bit: the last one most often, where comparisons
  /// that stop too early do not look.
  private mutating func changingOneCharacter(of text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let last = scalars.count - 1
    let any = Int(choose(ChoiceRange(above: UInt64(last))))
    let position = [last, 0, any][place(among: [3, 1, 2])]
    scalars[position] = Unicode.Scalar(scalars[position].value ^ 1) ?? "?"
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}

/// Texts that differ from a given one in what careless comparisons overlook.
enum NearMisses {
  /// Case, what stands around, cut ends, look-alikes, canonical equivalents.
  static func of(_ text: String) -> [String] {
    ends(of: text) + letters(of: text) + [
      "", String(text.dropLast()), String(text.dropFirst()), text + text, text + text.suffix(1),
      String(text.reversed()), text.replacing(text.first, with: "?"),
    ]
  }

  /// The text with something before or behind it.
  private static func ends(of text: String) -> [String] {
    [
      text + "\0", "\0" + text, text + "\0x", text + " ", " " + text, text + "\n", text + "\r\n",
      "\t" + text, "\u{FEFF}" + text, text + "\u{200B}", text + "\u{301}", "\"\(text)\"",
      text + "/", text + "=", "*", text + "%00", text + ";v=1",
    ]
  }

  /// The text with other letters: U+212A is canonically a K, U+017F folds to s, the others look
  /// alike.
  private static func letters(of text: String) -> [String] {
    let pairs: [(Character, String)] = [
      ("K", "\u{212A}"), ("s", "\u{17F}"), ("o", "\u{43E}"), ("A", "\u{410}"), ("e", "\u{E9}"),
      ("-", "\u{2010}"), ("i", "\u{131}"), ("_", "-"), ("0", "\u{FF10}"), (" ", "\u{A0}"),
      (" ", "  "), (" ", "+"),
    ]
    return [text.uppercased(), text.lowercased(), text.capitalizingFirst()]
      + pairs.map { text.replacing($0, with: $1) }
  }
}

extension String {
  /// The text with its first letter in upper case.
  func capitalizingFirst() -> String { prefix(1).uppercased() + dropFirst() }

  /// The text with the first occurrence of a character replaced.
  fileprivate func replacing(_ character: Character?, with other: String) -> String {
    guard let character, let index = firstIndex(of: character) else { return self }
    return self[..<index] + other + self[self.index(after: index)...]
  }
}

extension Generator<String> {
  /// Names that a careless comparison takes for a given one.
  static func nearMisses(of name: String) -> Generator {
    .element(of: [
      name.uppercased(), name.capitalizingFirst(), "\0" + name, name + "\0", name + " ", " " + name,
      String(name.dropLast()), name + name.suffix(1), "\u{FEFF}" + name, name + "\0x",
      name.dropLast() + "\u{301}" + name.suffix(1), name + "[]",
    ])
  }
}
