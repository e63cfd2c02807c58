import Testing

@testable import PlatformSSOAssertion

/// What the strict reader refuses, where, and what comes close and holds.
@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("", JSONFault.Kind.syntax, 0), (" \n", .syntax, 2), ("{", .syntax, 1), ("[1", .syntax, 2),
    ("[1,]", .syntax, 3), ("[,1]", .syntax, 1), ("{,}", .syntax, 1), ("{\"a\"}", .syntax, 4),
    ("{\"a\":}", .syntax, 5), ("{\"a\":1,}", .syntax, 7), ("{a:1}", .syntax, 1),
    ("{\"a\":1 \"b\":2}", .syntax, 7), ("{'a':1}", .syntax, 1), ("tru", .syntax, 0),
    ("nul", .syntax, 0), ("True", .syntax, 0), ("[1}", .syntax, 2), ("{\"a\":1]", .syntax, 6),
    ("\"a", .syntax, 2), ("\"a\\", .syntax, 3), ("//", .syntax, 0), ("\u{A0}1", .syntax, 0),
    ("{\"a\":1,,\"b\":2}", .syntax, 7), ("[1 2]", .syntax, 3), ("]", .syntax, 0),
    ("\"\t\"", .string, 1), ("\"\0\"", .string, 1), ("\"\u{1F}\"", .string, 1),
    ("\"a\\x\"", .string, 2), ("\"\\u12\"", .string, 1), ("\"\\u123g\"", .string, 1),
    ("\"\\U0041\"", .string, 1), ("\"\\'\"", .string, 1), ("{\"\n\":1}", .string, 2),
    ("01", .number, 0), ("-", .number, 0), ("-01", .number, 0), ("[1.]", .number, 1),
    ("1.e1", .number, 0), ("[ .5]", .number, 2), ("+1", .number, 0), ("1e", .number, 0),
    ("1e+", .number, 0), ("NaN", .number, 0), ("Infinity", .number, 0), ("-Infinity", .number, 0),
    ("00", .number, 0), ("--1", .number, 0),
    ("\"\\ud800\"", .loneSurrogate, 1), ("\"a\\udc00\"", .loneSurrogate, 2),
    ("\"\\ud800\\u0041\"", .loneSurrogate, 1), ("\"\\uD83D\\uD83D\\uDE00\"", .loneSurrogate, 1),
    ("\"\\ud800\\n\"", .loneSurrogate, 1), ("\"\\uDE00\\uD83D\"", .loneSurrogate, 1),
    ("{}{}", .trailingData, 2), ("1 2", .trailingData, 2), ("null\0", .trailingData, 4),
    ("{} ,", .trailingData, 3), ("0x10", .trailingData, 1), ("1_0", .trailingData, 1),
    ("{\"a\":1,\"a\":2}", .duplicateMember, 7), ("[{\"a\":{\"\":1,\"\":1}}]", .duplicateMember, 12),
    ("{\"alg\":1,\"\\u0061lg\":1}", .duplicateMember, 9),
    ("{\"\\ud83d\\ude00\":1,\"😀\":1}", .duplicateMember, 18),
    ("\u{FEFF}{}", .byteOrderMark, 0),
  ])
  func faultsHaveAKindAndAPlace(_ text: String, _ kind: JSONFault.Kind, _ offset: Int) {
    #expect(jsonFault(Array(text.utf8)) == JSONFault(kind, at: offset))
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
      ([0x7B, 0x7D, 0x80], 2), ([0xFF, 0xFE, 0x7B, 0x00], 0),
    ] as [([UInt8], Int)])
  func illFormedUTF8ComesFirst(_ text: [UInt8], _ offset: Int) {
    #expect(jsonFault(text) == JSONFault(.encoding, at: offset))
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-0", "0.0", "1E+5", "1e-05", "10", "\"\"", "[]", "{}",
    " \t\r\n{ \"a\" : [ 1 , {} ] }\n", "[[],[],{}]", "\"\u{7F}\u{2028}\u{FEFF}\u{FFFF}\"",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\uABCD\\uabcd\"", "\"\\ud83d\\ude00\\uD83D\\uDE00\"",
    "{\"a\":{\"a\":{\"a\":1}}}", "[{\"a\":1},{\"a\":1}]", "{\"a\":1,\"A\":1,\"a \":1,\"\":1}",
    "{\"\\u0000\":1,\"\":2}", "{\"\\\\u0061\":1,\"a\":2}",
  ])
  func closeNeighboursHold(_ text: String) {
    #expect(jsonFault(Array(text.utf8)) == nil)
  }

  @Test func composedAndDecomposedNamesAreTwo() throws {
    let text = Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)
    let value = try JSONValue(parsing: text.span)
    #expect(
      value
        == .object([JSONMember("\u{E9}", .number("1")), JSONMember("e\u{301}", .number("2"))]))
    let tape = try JSONReader.read(text.span, limits: Limits())
    let view = JSONView(text.span, tape)
    let composed = view.member("\u{E9}", ofObject: 0)
    let decomposed = view.member("e\u{301}", ofObject: 0)
    #expect(composed == 2)
    #expect(decomposed == 4)
  }
}
