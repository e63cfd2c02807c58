import PlatformSSOAssertion
import References
import Testing

/// The naive JSON reader is strict, and loses nothing of what it reads.
@Suite struct NaiveJSONTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false\n", .bool(false)), ("-0", .number("-0")),
      ("1.50e+400", .number("1.50e+400")), ("\"\"", .string("")), ("[]", .array([])),
      ("\t[ 1 , [ ] ]", .array([.number("1"), .array([])])), ("{}", .object([])),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0000\u00e9\uD83D\uDE00""#, .string("\0é😀")),
      (
        #"{"b":1,"a":{"b":2},"B":null}"#,
        .object([
          JSONMember("b", .number("1")), JSONMember("a", .object([JSONMember("b", .number("2"))])),
          JSONMember("B", .null),
        ])
      ),
      // Two spellings of one letter are two names.
      (
        "{\"\u{E9}\":1,\"e\u{301}\":2}",
        .object([JSONMember("\u{E9}", .number("1")), JSONMember("e\u{301}", .number("2"))])
      ),
    ] as [(String, JSONValue)])
  func textIsRead(_ text: String, _ value: JSONValue) {
    let octets = Array(text.utf8)
    #expect(NaiveJSON.read(octets.span) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "True", "NaN", "+1", "01", "-", "1.", ".5", "1e", "1e+", "0x1", "\"", "'a'",
    "\"\n\"", "\"\0\"", #""\x""#, #""\u12""#, #""\u12g4""#, #""\uD800""#, #""\uDC00""#,
    #""\uD800\u0041""#, "[", "[1", "[1,]", "[,1]", "[1 2]", "{", "{1:2}", #"{"a"}"#, #"{"a":}"#,
    #"{"a":1,}"#, #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
    #"[{"a":{"b":1,"b":1}}]"#, "1 2", "{}x", "{}\0", "\u{FEFF}{}", "/**/1", "1\u{A0}",
  ])
  func textIsRefused(_ text: String) {
    let octets = Array(text.utf8)
    #expect(NaiveJSON.read(octets.span) == nil)
  }

  @Test(
    arguments: [
      [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xC3, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0xFF, 0xFE, 0x31, 0x00], [0x22, 0xFF, 0x22],
    ] as [[UInt8]])
  func whatIsNotUTF8IsRefused(_ octets: [UInt8]) {
    #expect(NaiveJSON.read(octets.span) == nil)
  }

  @Test(arguments: [(64, true), (65, false), (100_000, false)])
  func nestingIsBounded(_ depth: Int, _ isRead: Bool) {
    let text =
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
      + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    #expect((NaiveJSON.read(text.span) != nil) == isRead)
  }
}
