import Testing

@testable import PlatformSSOAssertion

/// Trees of JSON, their text, and what strings stand for.
@Suite struct JSONValueTests {
  private func parsed(_ text: String) throws -> JSONValue {
    let octets = Array(text.utf8)
    return try JSONValue(parsing: octets.span)
  }

  @Test func everyKindIsReadAsItStands() throws {
    let value = try parsed(
      " {\"z\":null,\"a\":[true,false,-0.10e+2,\"x\",[],{}],\"m\":{\"k\":[[1],2]}} ")
    let array: [JSONValue] = [
      .bool(true), .bool(false), .number("-0.10e+2"), .string("x"), .array([]), .object([]),
    ]
    #expect(
      value
        == .object([
          JSONMember("z", .null), JSONMember("a", .array(array)),
          JSONMember(
            "m", .object([JSONMember("k", .array([.array([.number("1")]), .number("2")]))])),
        ]))
  }

  @Test(arguments: [
    "null", "true", "[]", "{}", "[[[]],{}]", "{\"a\":{\"b\":[1,2,{\"c\":\"d\"}]},\"e\":-1.50E+7}",
    "\"\\u0000\\u001f\\b\\f\\n\\r\\t\\\"\\\\/é😀\u{2028}\"", "[1e999,0.00,-0]",
    "{\"\":\"\",\"\\u0000\":\"\\u0000\"}",
  ])
  func writtenTextIsReadBackAsTheSameValue(_ text: String) throws {
    let value = try parsed(text)
    let written = value.jsonText
    #expect(try JSONValue(parsing: written.span) == value)
    // Writing is settled after one pass.
    #expect(try JSONValue(parsing: written.span).jsonText == written)
  }

  @Test func theLayoutIsApples() throws {
    let value = try parsed("{\"a\":[1,{\"b\":null}],\"c\":\"\\u0001/\",\"d\":{}}")
    #expect(
      String(decoding: value.jsonText, as: UTF8.self) == """
        {
          "a" : [
            1,
            {
              "b" : null
            }
          ],
          "c" : "\\u0001/",
          "d" : {

          }
        }
        """)
  }

  @Test(arguments: [
    ("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\u{8}\u{C}\n\r\t"), ("\\u0041\\u00e9\\u00E9", "Aéé"),
    ("\\u007f\\u0080\\u07ff\\u0800\\uffff", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"),
    ("\\ud7ff\\ue000", "\u{D7FF}\u{E000}"),
    ("\\ud800\\udc00\\udbff\\udfff", "\u{10000}\u{10FFFF}"), ("a\\uD83D\\uDE00b", "a😀b"),
    ("\\u0000\\u0000x", "\0\0x"), ("\\\\u0041", "\\u0041"), ("e\\u0301", "e\u{301}"),
    ("\\u0800\\u0000", "\u{800}\0"), ("plain é", "plain é"), ("", ""),
  ])
  func escapesAreResolved(_ escaped: String, _ plain: String) throws {
    let text = Array("\"\(escaped)\"".utf8)
    let tape = try JSONReader.read(text.span, limits: Limits())
    let view = JSONView(text.span, tape)
    let expected = Array(plain.utf8)
    let unescaped = view.unescaped(0)
    #expect(unescaped == expected)
    let secret = view.secret(0).copy
    #expect(secret == expected)
    let isEqual = view.isString(0, plain)
    #expect(isEqual)
    for other in [plain + "\0", plain + "x", "x" + plain, String(plain.unicodeScalars.dropLast())]
    where Array(other.utf8) != expected {
      let isOther = view.isString(0, other)
      #expect(!isOther)
    }
  }

  @Test func stringsAndNamesCompareByOctets() {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
    #expect(JSONMember("\u{E9}", .null) != JSONMember("e\u{301}", .null))
    #expect(JSONValue.number("1.0") != .number("1"))
    #expect(JSONValue.string("1") != .number("1"))
    #expect(JSONValue.array([.null]) != .array([]))
    #expect(
      JSONValue.object([JSONMember("a", .null), JSONMember("b", .null)])
        != .object([JSONMember("b", .null), JSONMember("a", .null)]))
  }
}
