import PropertyTesting

extension JSONTextFault {
  /// What the grammar does not have.
  static let syntax: [JSONTextFault] = [
    // For readers that take JavaScript, or what people write by hand.
    JSONTextFault("comma", .syntax) { tokens, source throws(Rejection) in
      // Behind an opening bracket is before the token that follows it.
      let kinds: [(String, [Int])] = [
        ("a comma before a closing bracket", tokens.filledEnds),
        ("a comma before another", tokens.places(of: .comma)),
        ("a comma behind an opening bracket", tokens.filledBegins),
      ]
      if source.place(among: [3, 1]) == 1 {
        let place = try source.element(of: tokens.places(of: .comma))
        return (
          source.told("no comma at octet \(tokens.offset(place))"),
          tokens.replacing(place, with: " ".utf8)
        )
      }
      let (what, places) = try source.element(of: kinds)
      let offset = tokens.offset(try source.element(of: places))
      return (source.told("\(what) at octet \(offset)"), tokens.inserting(",".utf8, at: offset))
    },
    JSONTextFault("colon", .syntax) { tokens, source throws(Rejection) in
      let place = try source.element(of: tokens.places(of: .colon))
      let other = try source.element(of: [" ", "=", "::", "=>", ","])
      return (
        source.told("\(other.shown) for the colon at octet \(tokens.offset(place))"),
        tokens.replacing(place, with: other.utf8)
      )
    },
    JSONTextFault("foreign-member", .syntax) { tokens, source throws(Rejection) in
      let member = try source.element(of: [
        "'x' : 1", "x : 1", "\"x-fault\" : 'y'", "\"x-fault\" : True", "\"x-fault\" : FALSE",
        "\"x-fault\" : undefined",
        "\"x-fault\" : nul", "\"x-fault\" : nulll", "\"x-fault\" : (1)", "\"x-fault\" : 1 /* */",
        "/**/ \"x-fault\" : 1",
        "\"x-fault\" : 1 // \n", "\"x-fault\" : 1 # \n", "\"x-fault\" : [1,]", "\"x-fault\" : [,1]",
        "\"x-fault\" : [1 2]",
        "\"x-fault\" : [1}", "\"x-fault\" : {]", "\"x-fault\" : {1 : 2}",
        "\"x-fault\" : {null : 2}", "\"x-fault\" : 0x10",
        "\"x-fault\" : 1_000", "\"x-fault\" : 1f", "\"x-fault\" : \u{661}", "\"x-fault\" :",
        "\"x-fault\"", ": 1", "...",
        "\"x-fault\" : \"a\" \"b\"", "\"x-fault\" : `y`", "\"x-fault\" : \\u0031",
        "\"x-fault\" : {\"y\"}", "1 : 1", "[]",
      ])
      let (place, text) = try tokens.inserting(member, &source)
      return (source.told("\(member.shown) \(place)"), text)
    },
    JSONTextFault("foreign-space", .syntax) { tokens, source throws(Rejection) in
      let space = try source.element(of: [
        "\u{B}", "\u{C}", "\0", "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}", "\u{85}", "\u{8}",
      ])
      // Never in front of the text, where it could be a byte order mark.
      let place = 1 + (try source.index(below: tokens.tokens.count - 1))
      return (
        source.told("\(space.shown) at octet \(tokens.offset(place))"),
        tokens.inserting(space.utf8, at: tokens.offset(place))
      )
    },
    // For readers that close what is left open.
    JSONTextFault("cut", .syntax) { tokens, source throws(Rejection) in
      let strings = tokens.places(of: .string, .name)
      guard source.flag(), !strings.isEmpty else {
        let place = 1 + (try source.index(below: tokens.tokens.count - 1))
        let offset = tokens.offset(place)
        return (source.told("cut at octet \(offset)"), Array(tokens.text[..<offset]))
      }
      let string = try source.element(of: strings)
      let offset = try source.element(of: tokens.boundaries(inString: string))
      return (source.told("cut in a string at octet \(offset)"), Array(tokens.text[..<offset]))
    },
    JSONTextFault("bracket", .syntax) { tokens, source throws(Rejection) in
      let ends = tokens.places(of: .endObject, .endArray)
      let place = try source.element(of: ends)
      let other = tokens.tokens[place].kind == .endObject ? "]" : "}"
      return (
        source.told("\(other) at octet \(tokens.offset(place))"),
        tokens.replacing(place, with: other.utf8)
      )
    },
    JSONTextFault("no-value", .syntax) { tokens, source throws(Rejection) in
      let text = try source.element(of: [
        " ", "\n\t ", ":", ",", "}", "]", "undefined", "\0", "\u{2028}",
      ])
      return (source.told(text.shown), Array(text.utf8))
    },
  ]
}

extension JSONTokens {
  /// Where a token begins.
  func offset(_ place: Int) -> Int { tokens[place].range.lowerBound }

  /// The closing brackets of containers that hold something.
  fileprivate var filledEnds: [Int] {
    tokens.indices.dropFirst().filter {
      let (kind, last) = (tokens[$0].kind, tokens[$0 - 1].kind)
      return kind == .endObject && last != .beginObject || kind == .endArray && last != .beginArray
    }
  }

  /// The first tokens of containers that hold something.
  fileprivate var filledBegins: [Int] {
    tokens.indices.dropFirst().filter {
      let (kind, last) = (tokens[$0].kind, tokens[$0 - 1].kind)
      return last == .beginObject && kind != .endObject || last == .beginArray && kind != .endArray
    }
  }
}
