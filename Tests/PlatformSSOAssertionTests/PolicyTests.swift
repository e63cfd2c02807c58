import AssertionMutation
import PlatformSSOAssertion
import Testing

/// Advisory rules as warnings and as refusals, and what stays unchecked.
@Suite struct PolicyTests {
  private static let warning = Expectations.sample {
    $0.policy.kidMismatch = .warn
    $0.policy.keyReference = .warn
  }

  private func warnings(_ recipe: TokenRecipe) throws -> [Rule] {
    let token = recipe.token()
    let opened = try EmbeddedAssertion.open(
      token.span, with: Sample.recipient, expecting: Self.warning)
    let warnings = opened.warnings
    #expect(warnings.allSatisfy { $0.offset != nil })
    return warnings.map(\.rule)
  }

  @Test func warningsAreTheDefault() {
    let policy = AssertionPolicy()
    #expect(policy.kidMismatch == .warn)
    #expect(policy.keyReference == .warn)
    #expect(policy.skew == 60)
    #expect(policy.lifetimeTolerance == 0)
    #expect(policy.partyVPrefix == .exactly("APPLEEMBEDDED"))
    #expect(!policy.allowsStringDates)
    #expect(policy.serverNonceClaimName == "request_nonce")
  }

  @Test func aForeignKidWarnsOrRefuses() throws {
    var recipe = TokenRecipe()
    recipe.header["kid"] = .string(Sample.ephemeral.publicKey.keyIdentifier)
    #expect(try warnings(recipe) == [.headerKidMismatch])
    #expect(recipe.refused() == .headerKidMismatch)
    recipe.header["kid"] = .string("not base64!")
    #expect(try warnings(recipe) == [.headerKidMismatch])
    #expect(recipe.refused() == .headerKidMismatch)
    recipe.header["kid"] = nil
    #expect(try warnings(recipe).isEmpty)
    #expect(recipe.refused() == nil)
    recipe.header["kid"] = .number("1")
    #expect(recipe.refused(by: Self.warning) == .headerKidType)
  }

  @Test(arguments: ["jku", "jwk", "x5u", "x5c"])
  func aReferenceToAKeyWarnsOrRefuses(_ name: String) throws {
    var recipe = TokenRecipe()
    recipe.header[name] = .null
    #expect(try warnings(recipe) == [.headerKeyReference])
    #expect(recipe.refused() == .headerKeyReference)
  }

  @Test func warningsAreListedTogether() throws {
    var recipe = TokenRecipe()
    recipe.header["jwk"] = .object([])
    recipe.header["x5c"] = .array([])
    recipe.header["kid"] = .string("")
    #expect(Set(try warnings(recipe)) == [.headerKidMismatch, .headerKeyReference])
    #expect(try warnings(recipe).count == 2)
  }

  @Test func onlyNamedComparisonsAreLeftOut() {
    let other = JSONValue.string("other")
    let cases: [(TokenRecipe, Rule, WritableKeyPath<Expectations, Expected>)] = [
      (TokenRecipe(["aud": other]), .claimsAudMismatch, \.audience),
      (TokenRecipe(["iss": other, "sub": other]), .claimsSubMismatch, \.subject),
      (TokenRecipe(["nonce": other]), .claimsNonceMismatch, \.nonce),
      (TokenRecipe(["scope": other]), .claimsScopeMismatch, \.scope),
    ]
    for (recipe, rule, expected) in cases {
      #expect(recipe.refused() == rule)
      #expect(recipe.refused(by: .sample { $0[keyPath: expected] = .unchecked }) == nil)
    }
  }

  @Test func anUncheckedNonceIsStillBoundToPartyVInfo() {
    let unchecked = Expectations.sample { $0.requestNonce = .unchecked }
    var recipe = TokenRecipe(["request_nonce": .string("other")])
    #expect(recipe.refused(by: unchecked) == .claimsRequestNonceMismatch)
    recipe.partyVInfo =
      PartyVInfo(recipient: Sample.recipient.publicKey, nonce: "other").octets
    #expect(recipe.refused(by: unchecked) == nil)
    #expect(recipe.refused() == .partyVNonceMismatch)
  }

  @Test func uncheckedClaimsMustStillBeThere() {
    let unchecked = Expectations(
      audience: .unchecked, subject: .unchecked, nonce: .unchecked, requestNonce: .unchecked,
      scope: .unchecked, now: Sample.now)
    #expect(TokenRecipe().refused(by: unchecked) == nil)
    let rules: KeyValuePairs<String, Rule> = [
      "aud": .claimsAudMissing, "iss": .claimsIssMissing, "sub": .claimsSubMissing,
      "iat": .claimsIatMissing, "exp": .claimsExpMissing, "nonce": .claimsNonceMissing,
      "request_nonce": .claimsRequestNonceMissing, "scope": .claimsScopeMissing,
      "password": .claimsPasswordMissing,
    ]
    for (name, rule) in rules {
      #expect(TokenRecipe([name: nil]).refused(by: unchecked) == rule)
    }
  }
}
