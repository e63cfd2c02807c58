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
    switch tree {
    case .null: spaced(.always(JSONText(tree: tree, octets: Array("null".utf8))))
    case .bool(let value):
      spaced(.always(JSONText(tree: tree, octets: Array((value ? "true" : "false").utf8))))
    case .number(let text): spaced(.always(JSONText(tree: tree, octets: Array(text.utf8))))
    case .string(let text): spaced(spelled(string: text))
    case .array(let elements):
      spaced(
        Generator { source throws(Rejection) in
          var parts: [[UInt8]] = []
          for element in elements { parts.append(try source.draw(spelled(element)).octets) }
          return JSONText(tree: tree, octets: JSONText.list("[", parts, "]"))
        })
    case .object(let members):
      spaced(
        Generator { source throws(Rejection) in
          var parts: [[UInt8]] = []
          for member in members {
            let name = try source.draw(spaced(spelled(string: member.name)))
            let value = try source.draw(spelled(member.value))
            parts.append(name.octets + ":".utf8 + value.octets)
          }
          return JSONText(tree: tree, octets: JSONText.list("{", parts, "}"))
        })
    }
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
    let spaces = ["", " ", "\n", "\t", "\r", "  ", "\r\n"].map { Array($0.utf8) }
    return Generator { source throws(Rejection) in
      let before = spaces[source.place(among: [20, 3, 1, 1, 1, 1, 1])]
      let text = try source.draw(value)
      let after = spaces[source.place(among: [20, 3, 1, 1, 1, 1, 1])]
      return JSONText(tree: text.tree, octets: before + text.octets + after)
    }
  }
}

extension JSONText {
  /// Joins spelled parts between brackets.
  fileprivate static func list(_ open: String, _ parts: [[UInt8]], _ close: String) -> [UInt8] {
    Array(open.utf8) + parts.joined(separator: ",".utf8) + close.utf8
  }
}
