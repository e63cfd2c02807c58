extension Generator<JSONText> {
  /// JSON texts: values, each spelled in one of the ways that RFC 8259 allows.
  ///
  /// The choices of a part's spelling stand beside those of the part, so that both shrink together.
  ///
  /// - Parameter budget: How many values the outermost one may consist of.
  public static func jsonTexts(budget: Int = 24) -> Generator {
    let number = Generator<String>.jsonNumbers.map {
      JSONText(tree: .number($0), octets: Array($0.utf8))
    }
    let leaf: Generator = .weighted([
      (1, .always(JSONText(tree: .null, octets: Array("null".utf8)))),
      (1, .always(JSONText(tree: .bool(false), octets: Array("false".utf8)))),
      (1, .always(JSONText(tree: .bool(true), octets: Array("true".utf8)))),
      (3, number), (4, jsonStrings),
    ])
    return recursive(spaced(leaf), budget: budget) { part in
      let array = part.array(count: 0...6).map { parts in
        JSONText(
          tree: .array(parts.map(\.tree)), octets: JSONText.list("[", parts.map(\.octets), "]"))
      }
      return spaced(.oneOf(array, jsonObjects(part)))
    }
  }

  /// Texts of the given values, each spelled in one of those ways.
  public static func jsonTexts(_ trees: Generator<JSONText.Tree>) -> Generator {
    trees.flatMap { spelled($0) }
  }

  /// One value in any spelling: white space where it may stand, escapes where they need not.
  public static func spelled(_ tree: JSONText.Tree) -> Generator {
    Generator { source throws(Rejection) in source.spelled(tree) }
  }

  /// Objects of any spelling in which no name occurs twice.
  private static func jsonObjects(_ value: Generator) -> Generator {
    zip(spaced(jsonStrings), value).array(count: 0...6).map { members in
      var seen: Set<[UInt8]> = []
      var parts: [[UInt8]] = []
      var pairs: [(name: String, value: JSONText.Tree)] = []
      for (name, value) in members {
        guard case .string(let text) = name.tree, seen.insert(Array(text.utf8)).inserted else {
          continue
        }
        pairs.append((name: text, value: value.tree))
        parts.append(name.octets + ":".utf8 + value.octets)
      }
      return JSONText(tree: .object(pairs), octets: JSONText.list("{", parts, "}"))
    }
  }

  /// Puts white space around a value, mostly none.
  private static func spaced(_ value: Generator) -> Generator {
    Generator { source throws(Rejection) in
      var octets: [UInt8] = []
      source.appendSpace(to: &octets)
      let text = try source.draw(value)
      octets += text.octets
      source.appendSpace(to: &octets)
      return JSONText(tree: text.tree, octets: octets)
    }
  }
}

extension ChoiceSource {
  /// Spells one value, as `Generator.spelled(_:)` does.
  public mutating func spelled(_ tree: JSONText.Tree) -> JSONText {
    var octets: [UInt8] = []
    spell(tree, to: &octets)
    return JSONText(tree: tree, octets: octets)
  }

  private mutating func spell(_ tree: JSONText.Tree, to octets: inout [UInt8]) {
    appendSpace(to: &octets)
    switch tree {
    case .null: octets += "null".utf8
    case .bool(let value): octets += (value ? "true" : "false").utf8
    case .number(let text): octets += text.utf8
    case .string(let text): spell(string: text, to: &octets)
    case .array(let elements):
      octets.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { octets.append(UInt8(ascii: ",")) }
        spell(element, to: &octets)
      }
      octets.append(UInt8(ascii: "]"))
    case .object(let members):
      octets.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { octets.append(UInt8(ascii: ",")) }
        appendSpace(to: &octets)
        spell(string: member.name, to: &octets)
        appendSpace(to: &octets)
        octets.append(UInt8(ascii: ":"))
        spell(member.value, to: &octets)
      }
      octets.append(UInt8(ascii: "}"))
    }
    appendSpace(to: &octets)
  }

  fileprivate mutating func appendSpace(to octets: inout [UInt8]) {
    octets += ["", " ", "\n", "\t", "\r", "  ", "\r\n"][place(among: [20, 3, 1, 1, 1, 1, 1])].utf8
  }
}

extension JSONText {
  /// Joins spelled parts between brackets.
  fileprivate static func list(_ open: String, _ parts: [[UInt8]], _ close: String) -> [UInt8] {
    Array(open.utf8) + parts.joined(separator: ",".utf8) + close.utf8
  }
}
