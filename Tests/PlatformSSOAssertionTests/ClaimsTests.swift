import AssertionMutation
import PlatformSSOAssertion
import Testing

/// Claims against expectations and policies, beside their times.
@Suite struct ClaimsTests {
  @Test(
    arguments: [
      (["a", "b"], "b", nil), (["a", "b"], "a", nil), (["ab"], "a", .claimsAudMismatch),
      (["a"], "ab", .claimsAudMismatch), ([], "a", .claimsAudMismatch), ([""], "", nil),
      (["A"], "a", .claimsAudMismatch), (["e\u{301}"], "\u{E9}", .claimsAudMismatch),
      (["a,b"], "b", .claimsAudMismatch), (["a\0"], "a", .claimsAudMismatch),
    ] as [([String], String, Rule?)])
  func audiences(_ audiences: [String], _ expected: String, _ rule: Rule?) {
    let expectations = Expectations.sample { $0.audience = .exactly(expected) }
    let array = TokenRecipe(["aud": .array(audiences.map { .string($0) })])
    #expect(array.refused(by: expectations) == rule)
    guard audiences.count == 1 else { return }
    #expect(TokenRecipe(["aud": .string(audiences[0])]).refused(by: expectations) == rule)
  }

  @Test(
    arguments: [
      ("a b", "a b", nil, nil), ("b a", "a b", .claimsScopeMismatch, nil),
      ("a", "a b", .claimsScopeMismatch, .claimsScopeMismatch),
      ("a b c", "a b", .claimsScopeMismatch, .claimsScopeMismatch),
      ("ab", "a", .claimsScopeMismatch, .claimsScopeMismatch),
      ("a a b", "a b", .claimsScopeMismatch, nil),
      ("a  b", "a b", .claimsScopeMismatch, .claimsScopeMismatch),
      ("a b ", "a b", .claimsScopeMismatch, .claimsScopeMismatch),
      ("a\tb", "a b", .claimsScopeMismatch, .claimsScopeMismatch),
      ("A b", "a b", .claimsScopeMismatch, .claimsScopeMismatch), ("", "", nil, nil),
      (" ", "", .claimsScopeMismatch, .claimsScopeMismatch),
      ("  ", "", .claimsScopeMismatch, .claimsScopeMismatch),
      ("e\u{301}", "\u{E9}", .claimsScopeMismatch, .claimsScopeMismatch),
    ] as [(String, String, Rule?, Rule?)])
  func scopes(_ scope: String, _ expected: String, _ asText: Rule?, _ asSet: Rule?) {
    let recipe = TokenRecipe(["scope": .string(scope)])
    #expect(recipe.refused(by: .sample { $0.scope = .exactly(expected) }) == asText)
    let expectations = Expectations.sample {
      $0.scope = .exactly(expected)
      $0.policy.scopeComparison = .set
    }
    #expect(recipe.refused(by: expectations) == asSet)
  }

  @Test(
    arguments: [
      ("APPLEEMBEDDED", .exactly("APPLEEMBEDDED"), nil), ("", .exactly(""), nil),
      ("APPLE", .exactly("APPLEEMBEDDED"), .partyVPrefixMismatch),
      ("APPLEEMBEDDED", .exactly("APPLE"), .partyVPrefixMismatch),
      ("", .exactly("APPLEEMBEDDED"), .partyVPrefixMismatch),
      ("x", .exactly(""), .partyVPrefixMismatch), ("b", .oneOf(["a", "b"]), nil),
      ("", .oneOf(["a", ""]), nil), ("c", .oneOf(["a", "b"]), .partyVPrefixMismatch),
      ("c", .oneOf(["a", ""]), .partyVPrefixMismatch), ("a", .oneOf([]), .partyVPrefixMismatch),
      ("anything", .any, nil), ("", .any, nil),
      ("c", .oneOf(["a", ""]), .partyVPrefixMismatch), ("a", .oneOf([]), .partyVPrefixMismatch),
      ("anything", .any, nil), ("", .any, nil),
      ("e\u{301}", .exactly("\u{E9}"), .partyVPrefixMismatch),
    ] as [(String, AssertionPolicy.PrefixPolicy, Rule?)])
  func prefixes(_ prefix: String, _ policy: AssertionPolicy.PrefixPolicy, _ rule: Rule?) {
    var recipe = TokenRecipe()
    recipe.partyVInfo =
      PartyVInfo(
        prefix: prefix, recipient: Sample.recipient.publicKey, nonce: Sample.requestNonce
      ).octets
    #expect(recipe.refused(by: .sample { $0.policy.partyVPrefix = policy }) == rule)
  }

  @Test func theConfiguredNonceClaimReplacesTheUsualOne() throws {
    let expectations = Expectations.sample { $0.policy.serverNonceClaimName = "srv_nonce" }
    let nonce = JSONValue.string(Sample.requestNonce)
    #expect(TokenRecipe().refused(by: expectations) == .claimsRequestNonceMissing)
    let replaced = TokenRecipe(["request_nonce": nil, "srv_nonce": nonce])
    #expect(replaced.refused(by: expectations) == nil)
    #expect(replaced.refused() == .claimsRequestNonceMissing)
    // The usual name is then a custom claim like any other.
    let both = TokenRecipe(["request_nonce": .number("1"), "srv_nonce": nonce])
    #expect(both.refused(by: expectations) == nil)
    let token = both.token()
    let opened = try EmbeddedAssertion.open(
      token.span, with: Sample.recipient, expecting: expectations)
    let custom = opened.claims.custom
    #expect(custom == [JSONMember("request_nonce", .number("1"))])
    let requestNonce = opened.claims.requestNonce
    #expect(requestNonce == Sample.requestNonce)
  }

  @Test func userNamesCompareByOctets() {
    let (composed, decomposed) = ("J\u{FC}rgen", "Ju\u{308}rgen")
    let recipe = { (iss: String, sub: String) in
      TokenRecipe(["iss": .string(iss), "sub": .string(sub)])
    }
    let expectations = Expectations.sample { $0.subject = .exactly(composed) }
    #expect(recipe(composed, composed).refused(by: expectations) == nil)
    #expect(recipe(decomposed, decomposed).refused(by: expectations) == .claimsSubMismatch)
    #expect(recipe(composed, decomposed).refused(by: expectations) == .claimsIssSubMismatch)
    #expect(recipe(decomposed, composed).refused(by: expectations) == .claimsIssSubMismatch)
    // An escaped spelling is the same text.
    var escaped = recipe(composed, composed)
    escaped.plaintext = Array(
      String(decoding: escaped.renderedPlaintext, as: UTF8.self)
        .replacing("\u{FC}", with: "\\u00fc").utf8)
    #expect(escaped.refused(by: expectations) == nil)
  }
}
