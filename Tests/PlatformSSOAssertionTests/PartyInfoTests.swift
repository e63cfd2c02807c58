import PlatformSSOAssertion
import Testing

/// Apple's party infos: built, taken apart, and cut short.
@Suite struct PartyInfoTests {
  @Test(arguments: ["apple-login-response", "embedded-assertion"])
  func theSendersIsBuiltAndTakenApart(_ name: String) throws {
    let vector = try Vector(name)
    let apu = try vector.base64URL("apu")
    let key = try vector.privateKey("ephemeral").publicKey
    #expect(PartyUInfo(ephemeralKey: key).octets == apu)
    let parsed = try PartyUInfo(parsing: apu.span)
    #expect(parsed == PartyUInfo(ephemeralKey: key))
    #expect(parsed.label == Array("APPLE".utf8))
    #expect(parsed.point == key.x963)
    #expect(apu.count == 78)
  }

  @Test func theRecipientsOfAnAssertion() throws {
    let vector = try Vector("embedded-assertion")
    try check(
      vector, prefix: vector.text("party_v_prefix"), nonce: vector.text("request_nonce"))
  }

  @Test func theRecipientsOfALoginResponse() throws {
    let vector = try Vector("apple-login-response")
    try check(vector, prefix: "Apple", nonce: "DDF68171-409D-4E2C-91F0-9E42D7745365")
  }

  @Test func anAbsentPrefixIsAnEmptyField() throws {
    let key = try Vector("embedded-assertion").privateKey("recipient").publicKey
    let octets = PartyVInfo(prefix: "", recipient: key, nonce: "n").octets
    #expect(octets == [0, 0, 0, 0, 0, 0, 0, 65] + key.x963 + [0, 0, 0, 1, 0x6E])
    #expect(try PartyVInfo(parsing: octets.span).prefix.isEmpty)
  }

  @Test func aNonceIsKeptAsItIsSpelled() throws {
    let key = try Vector("embedded-assertion").privateKey("recipient").publicKey
    for nonce in ["", "+/=", "\0", "e\u{301}", "\u{E9}", "AA=="] {
      let octets = PartyVInfo(recipient: key, nonce: nonce).octets
      #expect(try PartyVInfo(parsing: octets.span).nonce == Array(nonce.utf8))
    }
  }

  @Test func everyCutIsRefusedAtTheFieldThatItBreaks() throws {
    let octets = try Vector("embedded-assertion").base64URL("apv")
    let starts = [0, 17, 86]
    for count in octets.indices {
      let cut = Array(octets.prefix(count))
      let field = starts.last { $0 <= count } ?? 0
      let rule: Rule = count - field < 4 ? .partyVLengthTruncated : .partyVFieldOverrun
      let seen = refusal { () throws(Refusal) in _ = try PartyVInfo(parsing: cut.span) }
      #expect(seen?.rule == rule, "cut to \(count)")
      #expect(seen?.offset == field, "cut to \(count)")
    }
  }

  @Test func whatFollowsIsRefused() throws {
    let vector = try Vector("embedded-assertion")
    let apu = try vector.base64URL("apu") + [0]
    let apv = try vector.base64URL("apv") + [0, 0, 0, 0]
    let atU = refusal { () throws(Refusal) in _ = try PartyUInfo(parsing: apu.span) }
    let atV = refusal { () throws(Refusal) in _ = try PartyVInfo(parsing: apv.span) }
    #expect(atU?.rule == .partyUTrailingOctets)
    #expect(atU?.offset == 78)
    #expect(atV?.rule == .partyVTrailingOctets)
    #expect(atV?.offset == 200)
  }

  @Test(arguments: [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFB, 0xFFFF_FFFF] as [UInt32])
  func hugeLengthsAreRefused(_ length: UInt32) {
    let octets = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + [1, 2, 3, 4]
    let atU = refusal { () throws(Refusal) in _ = try PartyUInfo(parsing: octets.span) }
    let atV = refusal { () throws(Refusal) in _ = try PartyVInfo(parsing: octets.span) }
    #expect(atU?.rule == .partyUFieldOverrun)
    #expect(atV?.rule == .partyVFieldOverrun)
  }

  private func check(_ vector: Vector, prefix: String, nonce: String) throws {
    let apv = try vector.base64URL("apv")
    let key = try vector.privateKey("recipient").publicKey
    let built = PartyVInfo(prefix: prefix, recipient: key, nonce: nonce)
    #expect(built.octets == apv)
    let parsed = try PartyVInfo(parsing: apv.span)
    #expect(parsed == built)
    #expect(parsed.prefix == Array(prefix.utf8))
    #expect(parsed.point == key.x963)
    #expect(parsed.nonce == Array(nonce.utf8))
  }
}
