import Testing

@testable import PlatformSSOAssertion

/// Derived keys: Apple's, the RFC's, and the lengths at which the arithmetic turns.
@Suite struct ConcatKDFTests {
  @Test(arguments: ["apple-login-response", "embedded-assertion"])
  func applesContentKeys(_ name: String) throws {
    let vector = try Vector(name)
    let secret = try vector.base64URL("shared_secret")
    let apu = try vector.base64URL("apu")
    let apv = try vector.base64URL("apv")
    let key = try derive(secret, "A256GCM", apu, apv, 256)
    #expect(key == (try vector.base64URL("content_encryption_key")))
    let direct = try DirectAgreement.contentKey(
      sharedSecret: SecretBytes(copying: secret.span), partyUInfo: apu, partyVInfo: apv
    ).copy
    #expect(direct == key)
  }

  @Test func theKeyOfRFC7518AppendixC() throws {
    let vector = try Vector("rfc7518-appendix-c")
    let key = try derive(
      vector.octets("shared_secret_bytes"), vector.text("algorithm_id"),
      Array(vector.text("apu_text").utf8), Array(vector.text("apv_text").utf8),
      vector.number("key_bits"))
    #expect(key == (try vector.base64URL("derived_key")))
    #expect(key.count == 16)
  }

  @Test func applesPublishedHashInput() throws {
    let vector = try Vector("apple-concat-kdf")
    let input = try vector.hex("hash_input_hex")
    #expect(Array(input.prefix(4)) == [0, 0, 0, 1])
    let secret = Array(input[4..<36])
    var rest = input[36...]
    let algorithm = takeField(&rest)
    let apu = takeField(&rest)
    let apv = takeField(&rest)
    #expect(Array(rest) == [0, 0, 1, 0])
    #expect(algorithm == Array("A256GCM".utf8))
    #expect(apu.count == 78)
    let key = try derive(secret, "A256GCM", apu, apv, 256)
    #expect(key == (try vector.hex("derived_key_hex")))
    #expect(SHA256.digest(input.span) == key)
    // The page's apu and apv are well formed and are rebuilt octet for octet.
    #expect(try PartyUInfo(parsing: apu.span).octets == apu)
    #expect(try PartyVInfo(parsing: apv.span).octets == apv)
    #expect(try PartyVInfo(parsing: apv.span).prefix == Array("Apple".utf8))
  }

  @Test(arguments: [1, 2, 7, 8, 9, 128, 255, 256, 257, 511, 512, 513, 1024])
  func severalRoundsAndOddLengths(_ bits: Int) throws {
    let secret = [UInt8](0..<32)
    var expected: [UInt8] = []
    for round in 1...UInt8((bits + 255) / 256) {
      let info: [UInt8] =
        [0, 0, 0, 1, 0x41, 0, 0, 0, 0, 0, 0, 0, 1, 0x56]
        + [0, 0, UInt8(bits >> 8), UInt8(bits & 255)]
      let input = [0, 0, 0, round] + secret + info
      expected += SHA256.digest(input.span)
    }
    expected = Array(expected.prefix((bits + 7) / 8))
    if bits % 8 != 0 { expected[expected.count - 1] &= UInt8(0xFF << (8 - bits % 8) & 0xFF) }
    #expect(try derive(secret, "A", [], [0x56], bits) == expected)
  }

  @Test(arguments: [0, -1, -256, Int.min, 1 << 32, Int.max])
  func lengthsThatNoFieldCanState(_ bits: Int) {
    let none: [UInt8] = []
    #expect(throws: ConcatKDF.Failure.keyLength) { try derive(none, "A256GCM", none, none, bits) }
  }

  private func derive(
    _ secret: [UInt8], _ algorithm: String, _ apu: [UInt8], _ apv: [UInt8], _ bits: Int
  ) throws -> [UInt8] {
    let algorithm = Array(algorithm.utf8)
    let key = try ConcatKDF.derive(
      sharedSecret: secret.span, algorithmID: algorithm.span, partyUInfo: apu.span,
      partyVInfo: apv.span, keyBits: bits)
    return key.copy
  }

  private func takeField(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(4)
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
