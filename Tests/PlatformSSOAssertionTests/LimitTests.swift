import AssertionMutation
import PlatformSSOAssertion
import Testing

/// The limits' defaults, their exact edges, and that each can be moved.
@Suite struct LimitTests {
  private func refusal(of token: [UInt8], _ limits: Limits = Limits()) -> Refusal? {
    PlatformSSOAssertionTests.refusal { () throws(Refusal) in
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: Sample.expectations, limits: limits)
    }
  }

  @Test func defaultsAreThoseDocumented() {
    let limits = Limits()
    #expect(limits.tokenSize == 262_144)
    #expect(limits.headerSize == 65_536)
    #expect(limits.depth == 32)
    #expect(limits.members == 1024)
  }

  @Test(arguments: [UInt8(ascii: "."), UInt8(ascii: "A"), UInt8(ascii: "="), 0, 0xFF])
  func aTokenOverTheLimitIsRefusedWhateverItHolds(_ octet: UInt8) {
    for count in [262_145, 1_000_000] {
      let token = [UInt8](repeating: octet, count: count)
      let seen = refusal(of: token)
      #expect(seen?.rule == .compactTokenSize)
      #expect(seen?.offset == 262_144)
      let direct = PlatformSSOAssertionTests.refusal { () throws(Refusal) in
        _ = try DirectJWE.open(token.span, with: Sample.recipient)
      }
      #expect(direct == seen)
    }
    // At the limit the content speaks.
    let seen = refusal(of: [UInt8](repeating: octet, count: 262_144))
    #expect(seen?.rule == .compactSegmentCount)
  }

  @Test func aGoodTokenIsTakenExactlyAtTheLimit() {
    let token = TokenRecipe().token()
    #expect(refusal(of: token, Limits(tokenSize: token.count)) == nil)
    #expect(
      refusal(of: token, Limits(tokenSize: token.count - 1))?.rule == .compactTokenSize)
    #expect(refusal(of: token, Limits(tokenSize: 0))?.rule == .compactTokenSize)
  }

  @Test func aTokenMayFillTheDefaultLimit() {
    var recipe = TokenRecipe()
    let fill = { (count: Int) in JSONValue.string(String(repeating: "a", count: count)) }
    recipe.claims["custom"] = fill(195_000)
    let missing = 262_144 - recipe.token().count
    recipe.claims["custom"] = fill(195_000 + missing * 3 / 4)
    let token = recipe.token()
    #expect(token.count == 262_144)
    #expect(refusal(of: token) == nil)
    recipe.claims["custom"] = fill(195_001 + missing * 3 / 4)
    #expect(refusal(of: recipe.token())?.rule == .compactTokenSize)
  }

  @Test func theHeaderIsMeasuredDecoded() {
    let recipe = TokenRecipe()
    let count = recipe.renderedHeader.count
    #expect(recipe.refused(limits: Limits(headerSize: count)) == nil)
    #expect(recipe.refused(limits: Limits(headerSize: count - 1)) == .headerSize)
    let octets = recipe.renderedHeader
    let seen = PlatformSSOAssertionTests.refusal { () throws(Refusal) in
      _ = try ProtectedHeader(parsing: octets.span, limits: Limits(headerSize: count - 1))
    }
    #expect(seen?.rule == .headerSize)
    #expect(seen?.offset == count - 1)
  }

  @Test func aHeaderMayFillTheDefaultLimit() {
    var recipe = TokenRecipe()
    recipe.header["custom"] = .string("")
    let missing = 65_536 - recipe.renderedHeader.count
    recipe.header["custom"] = .string(String(repeating: "a", count: missing))
    #expect(recipe.refused() == nil)
    recipe.header["custom"] = .string(String(repeating: "a", count: missing + 1))
    #expect(recipe.refused() == .headerSize)
    #expect(recipe.refused(limits: Limits(headerSize: 65_537)) == nil)
  }

  @Test func depthAndMembersBindHeaderAndClaims() {
    var nested: JSONValue = .null
    for _ in 0..<31 { nested = .array([nested]) }
    let many = JSONValue.array([JSONValue](repeating: .null, count: 1024 - 8 - 4))
    var header = TokenRecipe()
    header.header["custom"] = nested
    #expect(header.refused() == nil)
    header.header["custom"] = .array([nested])
    #expect(header.refused() == .headerDepth)
    #expect(header.refused(limits: Limits(depth: 33)) == nil)
    header.header["custom"] = many
    #expect(header.refused() == nil)
    header.header["another"] = .null
    #expect(header.refused() == .headerMemberCount)
    #expect(header.refused(limits: Limits(members: 1025)) == nil)
    var claims = TokenRecipe()
    claims.claims["custom"] = nested
    #expect(claims.refused() == nil)
    claims.claims["custom"] = .array([nested])
    #expect(claims.refused() == .claimsDepth)
    #expect(claims.refused(limits: Limits(depth: 33)) == nil)
    claims.claims["custom"] = .array([JSONValue](repeating: .null, count: 1024 - 10))
    #expect(claims.refused() == nil)
    claims.claims["another"] = .null
    #expect(claims.refused() == .claimsMemberCount)
    #expect(claims.refused(limits: Limits(members: 1025)) == nil)
  }
}
