import Testing

@testable import PlatformSSOAssertion

/// Strings are written, scanned and compared sixteen octets at a time: at each place of a block, an
/// octet counts the same.
@Suite struct JSONStringTests {
  /// A text of `count` letters with `octet` at one of them.
  private func text(_ count: Int, with octet: UInt8, at place: Int) -> [UInt8] {
    var text = (0..<count).map { UInt8(0x61 + $0 % 26) }
    text[place] = octet
    return text
  }

  private func written(_ octets: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(into: [UInt8]())
    writer.string(octets.span)
    return writer.finish()
  }

  @Test func whatNeedsAnEscapeIsEscapedAtEveryPlace() throws {
    let escapes: [(UInt8, String)] = [
      (0x00, "\\u0000"), (0x08, "\\b"), (0x09, "\\t"), (0x0A, "\\n"), (0x0C, "\\f"),
      (0x0D, "\\r"), (0x1F, "\\u001f"), (0x20, " "), (0x22, "\\\""), (0x2F, "/"),
      (0x5C, "\\\\"), (0x7F, "\u{7F}"),
    ]
    for count in 1...40 {
      for place in 0..<count {
        for (octet, escape) in escapes {
          let text = text(count, with: octet, at: place)
          let expected =
            [0x22] + text[..<place] + Array(escape.utf8) + text[(place + 1)...] + [0x22]
          let written = written(text)
          #expect(written == expected)
          let value = try JSONValue(parsing: written.span)
          #expect(value == .string(String(decoding: text, as: UTF8.self)))
        }
      }
    }
  }

  @Test func textsOfNothingButEscapesAreWrittenWhole() {
    for count in 0...40 {
      let text = [UInt8](repeating: 0x22, count: count)
      let expected = "\"" + String(repeating: "\\\"", count: count) + "\""
      #expect(String(decoding: written(text), as: UTF8.self) == expected)
    }
  }

  @Test func aControlCharacterIsFoundAtEveryPlace() {
    for count in 1...40 {
      for place in 0..<count {
        let document = [0x22] + text(count, with: 0x1F, at: place) + [0x22]
        let fault = #expect(throws: JSONFault.self) { try JSONValue(parsing: document.span) }
        #expect(fault?.kind == .string && fault?.offset == place + 1)
      }
    }
  }

  @Test func everyDepthIsIndentedByTwoSpaces() {
    for depth in 1...40 {
      var value = JSONValue.null
      for _ in 0..<depth { value = .array([value]) }
      let lines = String(decoding: value.jsonText, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 2 * depth + 1)
      #expect(lines[depth] == String(repeating: "  ", count: depth) + "null")
    }
  }

  @Test func stringsAreComparedToTheLastOctetHoweverSpelled() throws {
    for count in [1, 2, 15, 16, 17, 33] {
      for place in 0..<count {
        let plain = text(count, with: 0x41, at: place)
        let other = text(count, with: 0x42, at: place)
        let escaped = plain[..<place] + Array("\\u0041".utf8) + plain[(place + 1)...]
        for spelling in [plain, Array(escaped)] {
          let document = [0x22] + spelling + [0x22]
          let tape = try JSONReader.read(document.span, limits: Limits())
          let view = JSONView(document.span, tape)
          let verdicts = [
            view.isString(0, plain.span), view.isString(0, String(decoding: plain, as: UTF8.self)),
            view.isString(0, other.span), view.isString(0, String(decoding: other, as: UTF8.self)),
            view.isString(0, plain.span.extracting(droppingLast: 1)),
          ]
          #expect(verdicts == [true, true, false, false, false])
          #expect(view.unescaped(0) == plain)
          let secret = view.secret(0)
          let copy = [UInt8](copying: secret.span)
          #expect(copy == plain)
        }
      }
    }
  }

  @Test func namesAreComparedToTheLastOctetHoweverSpelled() {
    for count in [1, 2, 3, 16, 17] {
      for place in 0..<count {
        let plain = text(count, with: 0x41, at: place)
        let escaped = plain[..<place] + Array("\\u0041".utf8) + plain[(place + 1)...]
        let other = text(count, with: 0x42, at: place)
        for (second, isRepeat) in [(plain, true), (Array(escaped), true), (other, false)] {
          let document =
            Array("{\"".utf8) + plain + Array("\":0,\"".utf8) + second + Array("\":0}".utf8)
          let fault = JSONFault(.duplicateMember, at: count + 6)
          if isRepeat {
            #expect(throws: fault) { try JSONValue(parsing: document.span) }
          } else {
            #expect(throws: Never.self) { try JSONValue(parsing: document.span) }
          }
        }
      }
    }
  }
}
