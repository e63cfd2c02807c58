import PlatformSSOAssertion
import PropertyTesting

/// A value that is no JSON, and what is wrong with it.
struct JSONFaultSample: Sendable {
  let kind: JSONFault.Kind
  let text: String

  /// Numbers that are none of JSON's.
  static let numbers = of(
    .number,
    "01", "-01", "00", "-00.5", "+1", "+0", "-", "-a", "--1", "1.", "-1.", ".5", "1.e1", "1.-5",
    "1e", "1E", "1e+", "1e-", "1e+-1", "NaN", "Infinity", "-Infinity", "-.5", "+", ".", "I", "N")

  /// Containers, literals and other values that break off, run on or are of another language.
  static let values = of(
    .syntax,
    "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1}", "{\"a\":1,}", "{,}", "{\"a\"}",
    "{\"a\":}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\"=1}", "{a:1}", "{'a':1}", "{1:2}",
    "{null:1}", "{[]:1}", "{\"a\":1]", "{\"a\":1:2}", "1 2", "0x10", "1_000", "1f", "1,5 6", "'a'",
    "True", "TRUE", "nul", "nulll", "fals", "tru", "undefined", "inf", "nan", "\"a\"\"b\"",
    "\"a\"b", "{}{}", "[][]", "[]1", "a", "\\", "\\u0031", "=", ":")

  /// What is white space or a comment elsewhere, and stands before or behind a value.
  static let spaces = [
    "\u{B}", "\u{C}", "\0", "\u{8}", "\u{1C}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2003}",
    "\u{2028}", "\u{3000}", "\u{FEFF}", "/**/", "//\n", "#\n", ";", "\\n", "\\",
  ].flatMap { space in
    [" \(space)1", "1 \(space)"].map { JSONFaultSample(kind: .syntax, text: $0) }
  }

  /// What makes a string one that JSON does not have, anywhere between its quotes.
  static let insideStrings: [JSONFaultSample] =
    of(
      .string,
      "\\x41", "\\a", "\\v", "\\0", "\\'", "\\U0041", "\\uz", "\\u{41}", "\\u004z", "\\u00g1",
      "\\u 041", "\\u+041", "\\u-041", "\\ ", "\\\n", "\\\u{E9}", "\\u0x41", "\\\0")
    + (UInt8(0)..<0x20).map {
      JSONFaultSample(kind: .string, text: String(Unicode.Scalar($0)))
    }
    + of(
      .loneSurrogate,
      "\\ud83d", "\\uD800", "\\udbff", "\\ude00", "\\uDC00", "\\udfff", "\\ude00\\ud83d",
      "\\ud83dx", "\\ud83d\\n", "\\ud83d\\u0041", "\\ud83d\\ud83d\\ude00", "\\ud83d\\ud83d",
      "\\ud83d\\\\ude00", "\\ud83d \\ude00", "\\ude00\\ude00", "\\ud83d\\uz", "\\ud83d\\ue000",
      "\\ud83d\u{1F600}", "\\uDBFF\\uDBFF")

  private static func of(_ kind: JSONFault.Kind, _ texts: String...) -> [JSONFaultSample] {
    texts.map { JSONFaultSample(kind: kind, text: $0) }
  }
}

/// A fault at a drawn place of an otherwise valid text.
public struct PlacedFault: Sendable, CustomStringConvertible {
  let kind: JSONFault.Kind
  let text: PlacedText

  /// The text, and the fault in it.
  public var description: String { text.description }

  /// Malformed values, and malformed pieces in values' strings and members' names.
  static let generator = Generator<PlacedFault> { source throws(Rejection) in
    let surroundings = try source.draw(JSONSurroundings.generator(depth: 1))
    let families = [
      JSONFaultSample.numbers, JSONFaultSample.values, JSONFaultSample.spaces,
      JSONFaultSample.insideStrings,
    ]
    let family = source.place(among: [2, 3, 2, 4])
    let sample = try source.draw(.element(of: families[family]))
    guard family == 3 else {
      let text = surroundings.placing(Array(sample.text.utf8), "\(sample.kind) fault")
      return PlacedFault(kind: sample.kind, text: text)
    }
    let around = Generator<String>.plainStrings(count: 0...40)
    let content = try source.draw(around) + sample.text + source.draw(around)
    let string = source.flag(percent: 30) ? "{\"\(content)\":0}" : "\"\(content)\""
    let text = surroundings.placing(Array(string.utf8), "\(sample.kind) fault")
    return PlacedFault(kind: sample.kind, text: text)
  }
}
