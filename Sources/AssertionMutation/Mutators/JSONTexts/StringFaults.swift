import PropertyTesting

extension JSONTextFault {
  /// What stands in strings.
  static let strings: [JSONTextFault] = [
    // For readers that take control characters as they are.
    JSONTextFault("control-character", .string) { tokens, source throws(Rejection) in
      let control = try source.element(of: Array(UInt8(0)..<0x20))
      return try tokens.inserting([control], intoStringAt: "control character \(control)", &source)
    },
    // For readers that take the escapes of other languages.
    JSONTextFault("escape", .string) { tokens, source throws(Rejection) in
      let escape = try source.element(of: [
        "\\x41", "\\'", "\\0", "\\a", "\\v", "\\e", "\\U00000041", "\\u{41}", "\\u041g", "\\u",
        "\\u 041", "\\u+041", "\\N", "\\1", "\\\n", "\\ ", "\\\u{E9}", "\\B",
      ])
      // Hexadecimal digits that follow would complete a short escape.
      let closed = escape == "\\u" ? "\\u-" : escape
      return try tokens.inserting(
        Array(closed.utf8), intoStringAt: closed.shown, &source)
    },
    // For readers whose strings hold what no UTF-8 does.
    JSONTextFault("lone-surrogate", .loneSurrogate) { tokens, source throws(Rejection) in
      // The ends of both ranges as often as all that lies between.
      let half = Generator<Int>.oneOf(.element(of: [0, 1023]), .integers(in: 0...1023))
      let (first, second) = (try source.draw(half), try source.draw(half))
      let isUpper = source.flag()
      let high = String(0xD800 + first, radix: 16, uppercase: isUpper)
      let low = String(0xDC00 + second, radix: 16, uppercase: isUpper)
      let escapes = try source.element(of: [
        "\\u\(high)", "\\u\(low)", "\\u\(low)\\u\(high)", "\\u\(high)\\u\(high)", "\\u\(high)x",
        "\\u\(high)\\u0041", "\\u\(high)\\n", "\\u\(high)\u{E9}",
      ])
      return try tokens.inserting(
        Array(escapes.utf8), intoStringAt: escapes.shown, &source)
    },
  ]

  /// Numbers that JSON does not know, in place of any value.
  static let numbers: [JSONTextFault] = [
    // For readers that take what their language's own conversion takes.
    JSONTextFault("number", .number) { tokens, source throws(Rejection) in
      let number = try source.element(of: [
        "01", "-01", "00", "+1", "1.", ".5", "-.5", "-", "--1", "1e", "1e+", "1E-", "1.e5", "1.5e",
        "NaN", "-NaN", "Infinity", "-Infinity", "+0", "-e1", "1685732130.", "01685732130", "1..2",
        "Nan", "Inf",
      ])
      let place = try source.element(of: tokens.places(of: .string, .scalar))
      return (
        source.told("\(number) at octet \(tokens.offset(place))"),
        tokens.replacing(place, with: number.utf8)
      )
    }
  ]
}

extension JSONTokens {
  /// The text with something put into a name or a string.
  fileprivate func inserting(
    _ octets: [UInt8], intoStringAt what: String, _ source: inout ChoiceSource
  ) throws(Rejection) -> (String, [UInt8]) {
    let place = try source.element(of: places(of: .string, .name))
    let offset = try source.element(of: boundaries(inString: place))
    return (source.told("\(what) at octet \(offset)"), inserting(octets, at: offset))
  }
}
