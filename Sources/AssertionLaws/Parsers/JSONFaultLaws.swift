import PlatformSSOAssertion
import PropertyTesting
import References

extension ParserLaws {
  /// What no JSON is made of is refused wherever it stands, as what it is, and where it stands.
  public static let faultIsNamed = Property(
    "parser-json-fault-named", PlacedFault.generator
  ) { fault, trial in
    for kind in [JSONFault.Kind.number, .syntax, .string, .loneSurrogate] {
      trial.cover(3, "\(kind)", fault.kind == kind)
    }
    try expect(fault.kind, at: fault.text, &trial)
  }

  /// Ill-formed UTF-8 is refused in strings and between tokens, whatever else the text holds.
  public static let encodingFaultIsNamed = Property(
    "parser-json-encoding-named", .misencodedJSON
  ) { text, trial in
    try expect(.encoding, at: text, &trial)
  }

  /// A byte order mark is refused as such in front of any text, and alone.
  public static let markIsNamed = Property(
    "parser-json-mark-named",
    .oneOf(.always([]), Generator<JSONText>.jsonTexts().map(\.octets)), share: 0.3
  ) { text, trial in
    let marked = [0xEF, 0xBB, 0xBF] + text
    try trial.expectEqual(
      NaiveJSON.read(marked.span), nil, "what the naive reader makes of a marked text")
    let fault = Reading(marked).fault
    try trial.expectEqual(fault?.kind, .byteOrderMark, "the kind of the fault")
    try trial.expectEqual(fault?.offset, 0, "the place of the fault")
  }

  /// Whatever follows a value, beside white space, is refused at the first octet of it.
  public static let trailingDataIsNamed = Property(
    "parser-json-trailing-data-named",
    // No digits: behind a number they make it another number.
    zip(.jsonTexts(), .element(of: ["x", "{}", "[]", "\"", ",", "}", "]", ":", "\0", "\\", "/"]))
      .map { text, extra in
        PlacedText(
          name: "trailing data", octets: text.octets + extra.utf8,
          range: text.octets.count..<text.octets.count + 1)
      },
    share: 0.5
  ) { text, trial in
    try expect(.trailingData, at: text, &trial)
    try trial.expectEqual(
      Reading(text.octets).fault?.offset, text.range.lowerBound, "the place of the fault")
  }

  private static func expect(
    _ kind: JSONFault.Kind, at text: PlacedText, _ trial: inout Trial
  ) throws {
    let reading = Reading(text.octets)
    let (start, end) = (text.range.lowerBound, text.range.upperBound)
    try trial.expect(
      NaiveJSON.read(text.octets.span) == nil, "the naive reader takes a \(kind) fault")
    try trial.expect(reading.fault?.kind == kind, "a \(kind) fault reads as \(reading)")
    let offset = reading.fault?.offset ?? -1
    try trial.expect(
      start...end ~= offset, "a \(kind) fault at \(start)..<\(end) is reported at \(offset)")
  }
}

extension Generator<PlacedText> {
  /// Valid JSON texts with octets in them that UTF-8 does not have there.
  static var misencodedJSON: Generator {
    Generator { source throws(Rejection) in
      let text = try source.draw(.jsonTexts()).octets
      let fault = source.one(of: misencodings)
      // A place between two characters: within one, the fault could begin before the place.
      var place = source.integer(in: 0...text.count)
      while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
      return PlacedText(
        name: "\(Description.hexadecimal(fault))", octets: text[..<place] + fault + text[place...],
        range: place..<place + fault.count)
    }
  }

  /// Stray, over-long, encoded surrogates, beyond U+10FFFF, cut short, UTF-16.
  private static var misencodings: [[UInt8]] {
    [
      [0x80], [0xBF], [0xFF], [0xFE], [0xC0, 0x80], [0xC0, 0xA2], [0xC1, 0xBF], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC3], [0xE2], [0xE2, 0x82],
      [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xFF, 0xFE], [0xFE, 0xFF],
    ]
  }
}
