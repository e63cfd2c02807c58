import AssertionMutation
import Testing

@testable import PlatformSSOAssertion

/// What reviewers and senders are told, and what neither is.
@Suite struct RefusalTests {
  @Test func theSenderLearnsNothingButHPKE() {
    for rule in Rule.allCases {
      for offset in [nil, 0, 12345] {
        let message = Refusal(rule, at: offset).publicMessage
        #expect(
          message == (rule == .headerHPKEUnsupported ? "unsupported: HPKE" : "invalid assertion"))
      }
    }
  }

  @Test func theReviewerLearnsRuleAndPlace() {
    #expect(Refusal(.contentAuthentication).description == "content.authentication")
    #expect(
      "\(Refusal(.base64URLPadding, at: 12))" == "base64url.padding at octet of the token 12")
    #expect(
      "\(Refusal(.partyVPrefixMismatch, at: 4))"
        == "party-v.prefix-mismatch at octet of PartyVInfo 4")
    #expect(
      "\(Refusal(.claimsAudMismatch, at: 7))" == "claims.aud-mismatch at octet of the plaintext 7")
    #expect(Refusal(.epkCurve).stage == .ephemeralKey)
  }

  @Test func idsAreUniqueAndNameTheirStage() {
    #expect(Set(Rule.allCases.map(\.id)).count == Rule.allCases.count)
    for rule in Rule.allCases {
      let family = rule.id.prefix { $0 != "." }
      let stage = rule.definition.stage.rawValue
      #expect(stage.hasPrefix(family), "\(rule.id) at \(stage)")
      #expect(rule.definition.summary.hasSuffix("."))
      #expect(!rule.definition.reference.isEmpty)
    }
  }

  @Test func noRefusalTellsASecret() throws {
    let password = "korrekt-Pferd-Batterie"
    let claims: KeyValuePairs<String, JSONValue> = [
      "password": .array([.string(password)]), "aud": .string(password), "iss": .string(password),
      "iat": .string(password), "exp": .array([.string(password)]), "nonce": .string(password),
      "scope": .string(password), "request_nonce": .string(password), "sub": .null,
    ]
    for (name, value) in claims {
      let token = TokenRecipe(["password": .string(password), name: value]).token()
      let refused = refusal { () throws(Refusal) in _ = try EmbeddedAssertion.opened(token) }
      let seen = try #require(refused)
      try expectNothing(of: password, in: seen)
    }
    var recipe = TokenRecipe()
    for text in [
      "{\"password\":\"\(password)", "\(password)", "{\"\(password)\":1,\"\(password)\":1}",
    ] {
      recipe.plaintext = Array(text.utf8)
      let token = recipe.token()
      let refused = refusal { () throws(Refusal) in _ = try EmbeddedAssertion.opened(token) }
      let seen = try #require(refused)
      try expectNothing(of: password, in: seen)
    }
  }

  @Test func aSecretDescribesNoOctet() {
    let secret = SecretBytes(copying: "korrekt".utf8.span)
    let count = secret.count
    #expect(count == 7)
    let claims = AssertionClaims.shown(in: TokenRecipe().renderedPlaintext.span)
    let shown = claims?.first { $0.name == "password" }?.value
    #expect(shown == .null)
    #expect(claims?.count == 9)
  }

  @Test func shownClaimsMaskTheEscapedNameToo() {
    let text = Array("{\"p\\u0061ssword\":\"korrekt\",\"a\":\"b\"}".utf8)
    #expect(
      AssertionClaims.shown(in: text.span)
        == [JSONMember("password", .null), JSONMember("a", .string("b"))])
    let array = Array("[]".utf8)
    #expect(AssertionClaims.shown(in: array.span) == nil)
  }

  @Test(arguments: [
    KeyError.unrecognized, .malformedJWK, .malformedPEM, .wrongKeyType, .wrongCurve, .notPrivate,
    .wrongLength, .notOnCurve, .scalarOutOfRange, .publicKeyMismatch,
  ])
  func keyErrorsAreOneSentence(_ error: KeyError) {
    let text = "\(error)"
    #expect(text.contains(" "))
    #expect(!text.contains("\n"))
  }

  private func expectNothing(of secret: String, in refusal: Refusal) throws {
    let texts = ["\(refusal)", String(reflecting: refusal), refusal.publicMessage]
    for text in texts { #expect(!text.contains(secret.prefix(7))) }
    var dumped = ""
    dump(refusal, to: &dumped)
    #expect(!dumped.contains(secret.prefix(7)))
  }
}
