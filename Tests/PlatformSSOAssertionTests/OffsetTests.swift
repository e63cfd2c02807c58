import AssertionMutation
import PlatformSSOAssertion
import Testing

/// A refusal points at the value that breaks the rule.
@Suite struct OffsetTests {
  private func refused(
    _ recipe: TokenRecipe, by expectations: Expectations = Sample.expectations
  ) -> Refusal? {
    let token = recipe.token()
    return refusal { () throws(Refusal) in
      _ = try EmbeddedAssertion.opened(token, expecting: expectations)
    }
  }

  /// Where a top-level member's value starts in pretty-printed text.
  private func start(of name: String, in octets: [UInt8]) -> Int? {
    let text = String(decoding: octets, as: UTF8.self)
    guard let range = text.firstRange(of: "\n  \"\(name)\" : ") else { return nil }
    return text.utf8.distance(from: text.startIndex, to: range.upperBound)
  }

  @Test(arguments: ["aud", "iss", "sub", "iat", "exp", "nonce", "request_nonce", "scope"])
  func claimsAreNamedByTheirValue(_ name: String) throws {
    for value in [JSONValue.null, .string("other")] {
      let recipe = TokenRecipe([name: value])
      let seen = try #require(refused(recipe))
      // A subject that differs from the issuer is told at the issuer.
      let isSubject = name == "sub" && value != .null
      #expect(seen.offset == start(of: isSubject ? "iss" : name, in: recipe.renderedPlaintext))
      #expect(TokenRecipe([name: nil]).refused() != nil)
      #expect(refused(TokenRecipe([name: nil]))?.offset == nil)
    }
  }

  @Test(arguments: ["alg", "enc", "typ", "epk", "kid", "apu", "apv"])
  func headerMembersAreNamedByTheirValue(_ name: String) throws {
    var recipe = TokenRecipe()
    recipe.header[name] = .bool(false)
    let seen = try #require(refused(recipe))
    #expect(seen.offset == start(of: name, in: recipe.renderedHeader))
  }

  @Test func fieldsOfPartyVInfoAreNamedByTheirFirstOctet() {
    let recipient = Sample.recipient.publicKey
    var recipe = TokenRecipe()
    recipe.partyVInfo =
      PartyVInfo(prefix: "other", recipient: recipient, nonce: Sample.requestNonce).octets
    #expect(refused(recipe)?.offset == 4)
    recipe.partyVInfo =
      PartyVInfo(recipient: Sample.ephemeral.publicKey, nonce: Sample.requestNonce).octets
    #expect(refused(recipe)?.offset == 21)
    recipe.partyVInfo = PartyVInfo(recipient: recipient, nonce: "other").octets
    #expect(refused(recipe)?.rule == .partyVNonceMismatch)
    #expect(refused(recipe)?.offset == 90)
  }

  @Test func segmentsAreNamedByTheirPlaceInTheToken() throws {
    let recipe = TokenRecipe()
    let token = recipe.token()
    let compact = try CompactSerialization(parsing: token.span)
    for (segment, rule) in [
      (CompactSerialization.Segment.initializationVector, Rule.contentIVLength),
      (.authenticationTag, .contentTagLength), (.encryptedKey, .agreementEncryptedKeyPresent),
    ] {
      var changed = recipe
      changed.editSegments = { $0[segment.rawValue] += Array("AAAA".utf8) }
      let seen = refused(changed)
      #expect(seen?.rule == rule)
      #expect(seen?.offset == compact.range(of: segment).lowerBound)
    }
  }
}
