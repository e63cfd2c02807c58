import AssertionMutation
import PlatformSSOAssertion
import Testing

/// What goes into `seal` comes out of `open`.
@Suite struct SealRoundTripTests {
  private static let values: [JSONMember] = [
    JSONMember("z", .number("-1.50e400")), JSONMember("a", .null), JSONMember("", .bool(true)),
    JSONMember("\u{E9}", .string("e\u{301}")), JSONMember("e\u{301}", .string("\u{E9}")),
    JSONMember("ALG", .array([.array([]), .object([]), .string("\0\"\\\u{1F}\u{2028}😀")])),
    JSONMember("nested", .object([JSONMember("alg", .object([JSONMember("aud", .number("0"))]))])),
  ]

  @Test func customMembersKeepOrderAndSpelling() throws {
    let token = try EmbeddedAssertion.sealed(
      .sample(custom: Self.values), options: SealOptions(customHeader: Self.values.reversed()))
    let opened = try EmbeddedAssertion.opened(token)
    let claims = opened.claims.custom
    let header = opened.header.customMembers
    #expect(claims == Self.values)
    #expect(header == Self.values.reversed())
    let names = opened.header.allMembers.prefix(7).map(\.name)
    #expect(names == ["enc", "apv", "alg", "epk", "kid", "apu", "typ"])
  }

  @Test func everyClaimComesOut() throws {
    let opened = try EmbeddedAssertion.opened(EmbeddedAssertion.sealed(.sample()))
    let texts = (
      opened.claims.audience, opened.claims.issuer, opened.claims.subject, opened.claims.scope
    )
    #expect(texts.0 == ["060798FF-814E-4C38-97F8-28C954B7E058"])
    #expect(texts.1 == "foo")
    #expect(texts.2 == "foo")
    #expect(texts.3 == "openid offline_access urn:apple:platformsso")
    let nonces = (opened.claims.nonce, opened.claims.requestNonce)
    #expect(nonces == ("D1DEE607-0F44-43F5-8B3E-042E91F425A7", Sample.requestNonce))
    let times = (opened.claims.issuedAt, opened.claims.expires)
    #expect(times.0 == NumericDate(seconds: Sample.issuedAt))
    #expect(times.1 == NumericDate(seconds: Sample.issuedAt + 300))
  }

  @Test(arguments: [
    "", "\0", "\0\0a\0", "bar", "Grüße", "e\u{301}", "\u{E9}", "😀👩‍👩‍👧", "\"\\\u{8}\u{C}\n\r\t/",
    "\u{1}\u{1F}\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}", "\\u0041",
    " leading and trailing ",
    String(repeating: "long", count: 5000),
  ])
  func anyPasswordComesOut(_ password: String) throws {
    let octets = Array(password.utf8)
    let opened = try EmbeddedAssertion.opened(
      EmbeddedAssertion.sealed(.sample(password: octets)))
    let seen = opened.claims.password.copy
    #expect(seen == octets)
  }

  @Test func freshMaterialGivesAnotherTokenEachTime() throws {
    var tokens: Set<[UInt8]> = []
    var keys: Set<[UInt8]> = []
    var vectors: Set<[UInt8]> = []
    for _ in 0..<20 {
      let token = try EmbeddedAssertion.sealed(.sample())
      let inspection = Inspection(of: token.span)
      let (key, compact) = (inspection.ephemeralKey, inspection.compact)
      tokens.insert(token)
      keys.insert(try #require(key).x963)
      let vector = compact?.octets(of: .initializationVector, in: token.span)
      vectors.insert(try #require(vector))
      #expect(token.count == 1539)
    }
    #expect(tokens.count == 20)
    #expect(keys.count == 20)
    #expect(vectors.count == 20)
  }

  @Test func prefixAndNonceClaimAreWrittenAsConfigured() throws {
    let options = SealOptions(partyVPrefix: "", serverNonceClaimName: "srv")
    let token = try EmbeddedAssertion.sealed(.sample(), options: options)
    let expectations = Expectations.sample {
      $0.policy.partyVPrefix = .exactly("")
      $0.policy.serverNonceClaimName = "srv"
    }
    let opened = try EmbeddedAssertion.opened(token, expecting: expectations)
    let nonce = opened.claims.requestNonce
    #expect(nonce == Sample.requestNonce)
    #expect(TokenRefusal.rule(of: token) == .partyVPrefixMismatch)
  }

  @Test(arguments: [Int64.min, -1, 0, .max - 300, .max - 299, .max])
  func anyTimeIsWritten(_ issuedAt: Int64) throws {
    let claims = AssertionClaims.sample(issuedAt: issuedAt)
    let expires = claims.expires
    #expect(expires.seconds == (issuedAt > .max - 300 ? .max : issuedAt + 300))
    let token = try EmbeddedAssertion.sealed(claims)
    let rule = TokenRefusal.rule(of: token, .sample { $0.now = issuedAt })
    #expect(rule == (issuedAt == .max ? .claimsExpNotAfterIat : nil))
  }

  @Test func anotherRecipientCanNotOpen() throws {
    let token = try EmbeddedAssertion.sealed(.sample())
    let direct = refusal { () throws(Refusal) in
      _ = try DirectJWE.open(token.span, with: Sample.ephemeral)
    }
    let whole = refusal { () throws(Refusal) in
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.ephemeral, expecting: Sample.expectations)
    }
    #expect(direct?.rule == .contentAuthentication)
    #expect(whole?.rule == .partyVRecipientMismatch)
  }
}

/// The verdict on a token as it stands.
enum TokenRefusal {
  static func rule(
    of token: [UInt8], _ expectations: Expectations = Sample.expectations
  ) -> Rule? {
    refusal { () throws(Refusal) in
      _ = try EmbeddedAssertion.opened(token, expecting: expectations)
    }?.rule
  }
}
