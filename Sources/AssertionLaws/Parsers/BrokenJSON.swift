import PropertyTesting

extension Generator<TextOctets> {
  /// Valid JSON texts in which a few octets were deleted, inserted, replaced, doubled or swapped.
  static var mutatedJSON: Generator {
    Generator { source throws(Rejection) in
      var text = try source.draw(.jsonTexts()).octets
      let edits = 1 + source.place(among: [4, 2, 1])
      for _ in 0..<edits { try source.mutate(&text) }
      return TextOctets(text)
    }
  }

  /// Tokens of JSON and their fragments one behind the other, some as a list of elements or within
  /// brackets, so that not nearly all are refused at the second token.
  static var jsonSoup: Generator {
    let token = Generator<String>.element(of: soupTokens)
    return Generator { source throws(Rejection) in
      let tokens = try source.draw(token.array(count: 0...16))
      let separator = source.flag() ? "," : ""
      let brackets = [("", ""), ("[", "]"), ("{\"a\":", "}"), ("[[", "]]"), ("{\"", "\":0}")]
      let (open, close) = brackets[source.place(among: [4, 4, 2, 1, 1])]
      return TextOctets(Array((open + tokens.joined(separator: separator) + close).utf8))
    }
  }

  private static let soupTokens = [
    "0", "null", "true", "false", "\"\"", "[]", "{}", "[", "]", "{", "}", ",", ":", "\"", "\\",
    " ", "\n", "\t", "\r", "1", "-1", "-", "+", ".", "0.5", "e", "E", "1e9", "1E-2", "00", "01",
    "\"a\"", "\"a\":", "\"a\":1", "\"b\":[]", "\"\\u0061\":0", "{\"a\":1}", "\\u0041", "\\n",
    "\\/", "\\\"", "\"\\ud83d\\ude00\"", "\\ud83d", "\\ude00", "\"\u{E9}\"", "e\u{301}",
    "\u{FEFF}", "\0", "\u{1F}", "\u{7F}", "\u{A0}", "\u{2028}", "NaN", "Infinity", "nul", "True",
    "/", "//", "/**/", "'", "a", "\u{C}",
  ]
}

extension ChoiceSource {
  /// Changes one or two octets of a text.
  mutating func mutate(_ text: inout [UInt8]) throws(Rejection) {
    let place = try draw(.integers(in: 0...max(text.count - 1, 0)))
    switch self.place(among: [3, 3, 3, 2, 2]) {
    case 0 where !text.isEmpty: text.remove(at: place)
    case 1 where !text.isEmpty: text[place] = try draw(Self.jsonOctet)
    case 2 where !text.isEmpty: text.insert(text[place], at: place)
    case 3 where !text.isEmpty:
      text.swapAt(place, try draw(.integers(in: 0...text.count - 1)))
    default: text.insert(try draw(Self.jsonOctet), at: place)
    }
  }

  private static var jsonOctet: Generator<UInt8> {
    .weighted([
      (6, .element(of: Array("0 ,:\"[]{}\\.-+eEu19adtfn/\n".utf8))), (1, .integers),
    ])
  }
}
