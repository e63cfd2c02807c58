import PropertyTesting

/// An object in which one name stands twice, or stands beside one that is close to it.
public struct TwoNames: Sendable, CustomStringConvertible {
  let first: String
  let second: String
  /// Whether the two names' spellings differ.
  let differsInSpelling: Bool
  /// The members' names in the order of the text.
  let names: [String]
  let text: PlacedText
  /// Where the second name starts.
  let secondStart: Int

  /// The text and the two names.
  public var description: String {
    "\(text.octets.shown), \(first.debugDescription) and \(second.debugDescription) at "
      + "\(secondStart)"
  }

  /// Draws objects anywhere in a text, members before, between and behind the two.
  static func generator(
    _ pairs: Generator<(String, String)>
  ) -> Generator<TwoNames> {
    Generator { source throws(Rejection) in
      let (first, second) = try source.draw(pairs)
      var names = [first]
      // Names are compared in another way from 17 members on.
      let count = source.flag(percent: 25) ? 15...30 : 0...14
      let fillers = try source.draw(Generator<Bool>.bool.array(count: count))
      for (index, standsBetween) in fillers.enumerated() {
        // No pair has a name that starts so.
        let name = "\u{7F}filler \(index)"
        names.insert(name, at: standsBetween ? names.count : 0)
      }
      names.append(second)
      var object = Array("{".utf8)
      var secondStart = 0
      var spellings: [[UInt8]] = []
      for (index, name) in names.enumerated() {
        if index > 0 { object += Array(",".utf8) }
        let spelled = source.spelled(.string(name)).octets
        if !name.hasPrefix("\u{7F}") { spellings.append(spelled.filter { $0 > 0x20 }) }
        if index == names.count - 1 {
          secondStart = object.count + (spelled.firstIndex(of: UInt8(ascii: "\"")) ?? 0)
        }
        object += spelled + Array(":".utf8)
        object += try source.draw(.jsonTexts(.json(budget: 2))).octets
      }
      let text = try source.draw(JSONSurroundings.generator())
        .placing(object + Array("}".utf8), "the object")
      return TwoNames(
        first: first, second: second, differsInSpelling: Set(spellings).count > 1, names: names,
        text: text, secondStart: text.range.lowerBound + secondStart)
    }
  }
}

extension Generator<(String, String)> {
  /// One name twice, among them those of the header and the claims.
  static var equalNames: Generator {
    name.map { ($0, $0) }
  }

  /// Names that are close and differ all the same.
  static var closeNames: Generator {
    Generator { source throws(Rejection) in
      let (one, other) = try source.draw(change)
      let prefix = try source.draw(name)
      let pair = (prefix + one, prefix + other)
      return source.flag() ? (pair.1, pair.0) : pair
    }
  }

  private static var name: Generator<String> {
    .oneOf(
      .element(of: ["alg", "epk", "password", "a", ""]), .strings(count: 0...5),
      .plainStrings(count: 0...20))
  }

  /// What is put behind a name: canonically equivalent, of other case, with something more.
  private static var change: Generator<(String, String)> {
    .element(of: [
      ("a", "A"), ("\u{E9}", "e\u{301}"), ("\u{212B}", "\u{C5}"), ("\u{C5}", "A\u{30A}"),
      ("\u{AC00}", "\u{1100}\u{1161}"), ("", "\0"), ("", " "), ("k", "\u{212A}"),
      ("\u{DF}", "ss"), ("i", "\u{131}"), ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}\u{0}"),
      ("\u{10000}", "\u{FFFF}"), ("\u{1F600}", "\u{1F601}"), ("", "\u{FEFF}"), ("a", "\u{430}"),
      ("\u{323}\u{307}", "\u{307}\u{323}"), ("\\", "/"), ("\\u0061", "a"), ("\u{FB01}", "fi"),
    ])
  }
}
