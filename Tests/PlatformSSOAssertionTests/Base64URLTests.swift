import Testing

@testable import PlatformSSOAssertion

/// Strict base64url against its definition, exhaustively where that is feasible.
@Suite struct Base64URLTests {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
    ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func vectorsOfRFC4648(_ plain: String, _ encoded: String) throws {
    let octets = Array(plain.utf8)
    let text = Array(encoded.utf8)
    #expect(Base64URL.encode(octets.span) == text)
    #expect(try Base64URL.decode(text.span) == octets)
    #expect(Base64URL.decodedCount(text.count) == octets.count)
  }

  @Test func theAlphabetIsThatOfURLs() throws {
    let octets = try Base64URL.decode(Self.alphabet.span)
    #expect(octets.prefix(6) == [0x00, 0x10, 0x83, 0x10, 0x51, 0x87])
    #expect(octets.suffix(3) == [0xF3, 0xDF, 0xBF])
    #expect(Base64URL.encode(octets.span) == Self.alphabet)
    let last: [UInt8] = [0xFB, 0xFF, 0xFE]
    #expect(Base64URL.encode(last.span) == Array("-__-".utf8))
  }

  @Test(arguments: [
    ("Zg==", Base64URL.FaultKind.padding, 2), ("=", .padding, 0), ("Zm9v=", .padding, 4),
    ("Zm 9v", .whitespace, 2), ("Zm9v\n", .whitespace, 4), ("\tZm9v", .whitespace, 0),
    ("Zm\r9", .whitespace, 2), ("Z\u{B}", .whitespace, 1), ("\u{C}", .whitespace, 0),
    ("Zm+v", .standardAlphabet, 2), ("/m9v", .standardAlphabet, 0), ("Z+", .standardAlphabet, 1),
    ("Zm9v!", .alphabet, 4), ("Zm.9", .alphabet, 2), ("\0", .alphabet, 0), ("Zé", .alphabet, 1),
    ("Zm9vYg\u{7F}v", .alphabet, 6), ("Z", .length, 0), ("Zm9vY", .length, 4),
    ("Zh", .trailingBits, 1), ("Zm9", .trailingBits, 2), ("Zm9vYmF", .trailingBits, 6),
    // The first bad character comes first, the end is judged last.
    ("Zm=9+ v", .padding, 2), ("+ =", .standardAlphabet, 0), ("Zh=", .padding, 2),
  ])
  func faultsHaveAKindAndAPlace(
    _ text: String, _ kind: Base64URL.FaultKind, _ offset: Int
  ) throws {
    let faults = base64URLFault(Array(text.utf8))
    let decoding = try #require(faults.decoding)
    #expect(decoding.kind == kind)
    #expect(decoding.offset == offset)
    #expect(faults.validating == decoding)
  }

  @Test func aBadCharacterIsFoundAtEveryPlace() {
    // Beyond four blocks of sixteen, and each length of what is left behind them.
    for count in 1...70 {
      for place in 0..<count {
        var text = [UInt8](repeating: 0x41, count: count)
        text[place] = 0x2E
        let faults = base64URLFault(text)
        #expect(faults.decoding?.kind == .alphabet && faults.decoding?.offset == place)
        #expect(faults.validating == faults.decoding)
      }
    }
  }

  @Test func oneAndTwoCharactersAreTakenOnlyIfCanonical() throws {
    var values: [UInt8: UInt8] = [:]
    for (value, character) in Self.alphabet.enumerated() { values[character] = UInt8(value) }
    var wrong = 0
    for first in 0...255 as ClosedRange<UInt8> {
      let faults = base64URLFault([first])
      let isLength = faults.decoding?.kind == .length
      if faults.decoding == nil || isLength != (values[first] != nil) { wrong += 1 }
      for second in 0...255 as ClosedRange<UInt8> {
        let text = [first, second]
        var expected: [UInt8]?
        if let high = values[first], let low = values[second], low & 15 == 0 {
          expected = [high << 2 | low >> 4]
        }
        let isValid = base64URLFault(text).validating == nil
        if (try? Base64URL.decode(text.span)) != expected || isValid != (expected != nil) {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func decodingInvertsEncodingAtEveryLength() throws {
    for count in 0...100 {
      let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ count &* 37) }
      let text = Base64URL.encode(octets.span)
      #expect(text.count == (count * 4 + 2) / 3)
      #expect(text.allSatisfy(Self.alphabet.contains))
      #expect(try Base64URL.decode(text.span) == octets)
      #expect(Base64URL.decodedCount(text.count) == count)
    }
  }

  @Test func everyCharacterIsReadAtEveryPlace() {
    var values: [UInt8: UInt8] = [:]
    for (value, character) in Self.alphabet.enumerated() { values[character] = UInt8(value) }
    var wrong = 0
    // Two blocks of sixteen and a quad.
    for place in 0..<36 {
      for character in 0...255 as ClosedRange<UInt8> {
        var text = [UInt8](repeating: 0x41, count: 36)
        text[place] = character
        var expected: [UInt8]?
        if let value = values[character] {
          var octets = [UInt8](repeating: 0, count: 27)
          let bit = place * 6
          let wide = UInt16(value) << (10 - bit % 8)
          octets[bit / 8] = UInt8(wide >> 8)
          if bit % 8 > 2 { octets[bit / 8 + 1] = UInt8(truncatingIfNeeded: wide) }
          expected = octets
        }
        let isValid = base64URLFault(text).validating == nil
        if (try? Base64URL.decode(text.span)) != expected || isValid != (expected != nil) {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func everyLengthEncodesToItsBits() throws {
    for count in 0...100 {
      let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ count &* 37) }
      var bits = octets.flatMap { octet in (0..<8).map { octet >> (7 - $0) & 1 } }
      while bits.count % 6 != 0 { bits.append(0) }
      let expected = stride(from: 0, to: bits.count, by: 6).map { start in
        Self.alphabet[bits[start..<start + 6].reduce(0) { $0 << 1 | Int($1) }]
      }
      #expect(Base64URL.encode(octets.span) == expected)
      // A secret takes other paths to the same text and back.
      let text = Base64URL.encodeSecret(octets.span)
      let copy = [UInt8](copying: text.span)
      #expect(copy == expected)
      let secret = try Base64URL.decodeSecret(expected.span)
      let decoded = [UInt8](copying: secret.span)
      #expect(decoded == octets)
    }
  }
}
