import PropertyTesting

extension ChoiceSource {
  /// A text that a careless comparison takes for a given one: other octets, always.
  mutating func nearMiss(of text: String) -> String {
    if !text.isEmpty, flag(percent: 40) { return changingOneCharacter(of: text) }
    let miss = NearMisses.ways[place(below: NearMisses.ways.count)](text)
    return miss.utf8.elementsEqual(text.utf8) ? text + "\0" : miss
  }

  /// A name that a careless comparison takes for a given one.
  mutating func nearName(of name: String) -> String {
    one(of: NearMisses.waysOfNames)(name)
  }

  /// Such a name, or none, which is simpler.
  mutating func nearNameOrNone(of name: String) -> String? {
    flag() ? nearName(of: name) : nil
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

/// Ways to differ from a text in what careless comparisons overlook.
private enum NearMisses {
  typealias Way = @Sendable (String) -> String

  /// Case, what stands around, cut ends, look-alikes, canonical equivalents; some change nothing in
  /// some texts.
  static let ways: [Way] =
    ends + letters + [
      { _ in "" }, { String($0.dropLast()) }, { String($0.dropFirst()) }, { $0 + $0 },
      { $0 + $0.suffix(1) }, { String($0.reversed()) }, { $0.replacing($0.first, with: "?") },
    ]

  /// Something before or behind the text.
  private static let ends: [Way] =
    [
      ("", "\0"), ("\0", ""), ("", "\0x"), ("", " "), (" ", ""), ("", "\n"), ("", "\r\n"),
      ("\t", ""),
      ("\u{FEFF}", ""), ("", "\u{200B}"), ("", "\u{301}"), ("\"", "\""), ("", "/"), ("", "="),
      ("", "%00"), ("", ";v=1"),
    ].map { before, behind in { before + $0 + behind } } + [{ _ in "*" }]

  /// Other letters: U+212A is canonically a K, U+017F folds to s, the others look alike.
  private static let letters: [Way] =
    [{ $0.uppercased() }, { $0.lowercased() }, { $0.capitalizingFirst() }]
    + [
      ("K", "\u{212A}"), ("s", "\u{17F}"), ("o", "\u{43E}"), ("A", "\u{410}"), ("e", "\u{E9}"),
      ("-", "\u{2010}"), ("i", "\u{131}"), ("_", "-"), ("0", "\u{FF10}"), (" ", "\u{A0}"),
      (" ", "  "), (" ", "+"),
    ].map { (letter: Character, other) in { $0.replacing(letter, with: other) } }

  /// Ways in which a name differs, each of them in any name that has small letters.
  static let waysOfNames: [Way] = [
    { $0.uppercased() }, { $0.capitalizingFirst() }, { "\0" + $0 }, { $0 + "\0" }, { $0 + " " },
    { " " + $0 }, { String($0.dropLast()) }, { $0 + $0.suffix(1) }, { "\u{FEFF}" + $0 },
    { $0 + "\0x" }, { $0.dropLast() + "\u{301}" + $0.suffix(1) }, { $0 + "[]" },
  ]
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate func capitalizingFirst() -> String { prefix(1).uppercased() + dropFirst() }

  /// The text with the first occurrence of a character replaced.
  fileprivate func replacing(_ character: Character?, with other: String) -> String {
    guard let character, let index = firstIndex(of: character) else { return self }
    return self[..<index] + other + self[self.index(after: index)...]
  }
}
