import AssertionMutation
import PlatformSSOAssertion
import References
import Testing

/// Where cjose judges otherwise than our code: what `CJose` says was measured stays true.
@Suite struct CJoseDifferenceTests {
  /// What our code opens and cjose refuses: its JSON reader has no room for these.
  private static let refusedByCJose: [(String, JSONMember)] = [
    ("a NUL in a string", JSONMember("x", .string("a\0b"))),
    ("a NUL in a name", JSONMember("x\0y", .string(""))),
    ("an integer beyond 64 bits", JSONMember("x", .number("9223372036854775808"))),
    ("a number beyond a double", JSONMember("x", .number("1e400"))),
  ]

  @Test(arguments: refusedByCJose.indices)
  func whatOnlyCJoseRefuses(_ index: Int) throws {
    let (name, member) = Self.refusedByCJose[index]
    var recipe = TokenRecipe()
    recipe.header.append(member)
    let token = recipe.token()
    #expect(DirectJWE.plaintext(of: token) != nil, "\(name)")
    #expect(try Self.plaintext(of: token) == nil, "\(name)")
  }

  /// The rules of the profile `jose` that cjose does not hold all tokens to.
  private static let ignoredByCJose: Set<Rule> = [
    .headerKidType, .headerZipPresent, .headerCritPresent, .headerApvEncoding, .epkPrivateMember,
    .agreementEncryptedKeyPresent, .contentIVLength, .base64URLTrailingBits,
    .headerDuplicateMember,
  ]

  @Test func examplesOfRules() throws {
    var accepted: Set<Rule> = []
    for example in RuleExample.all {
      for recipe in [example.breaking, example.keeping] {
        let token = recipe.token()
        let (ours, theirs) = (DirectJWE.plaintext(of: token), try Self.plaintext(of: token))
        switch (ours, theirs) {
        case (nil, _?): accepted.insert(example.rule)
        case (_?, nil): #expect(Self.isBeyondJansson(recipe), "\(example.name)")
        default: #expect(ours == theirs)
        }
      }
    }
    #expect(accepted == Self.ignoredByCJose, "\(accepted.map(\.id).sorted())")
  }

  @Test func partyInfoThatIsNoStringCountsAsEmpty() throws {
    for name in ["apu", "apv"] {
      for value in [JSONValue.null, .number("1"), .array([])] {
        var recipe = TokenRecipe()
        if name == "apu" { recipe.partyUInfo = [] } else { recipe.partyVInfo = [] }
        recipe.header[name] = value
        let token = recipe.token()
        #expect(DirectJWE.plaintext(of: token) == nil)
        #expect(try Self.plaintext(of: token) == recipe.renderedPlaintext)
      }
    }
  }

  /// The naive reader refuses such a header, and is not asked about this one.
  @Test func theLastOfSeveralMembersCounts() throws {
    var recipe = TokenRecipe()
    recipe.header.insert(JSONMember("alg", .string("none")), at: 0)
    let token = recipe.token()
    #expect(DirectJWE.plaintext(of: token) == nil)
    #expect(try Self.plaintext(of: token) == recipe.renderedPlaintext)
  }

  @Test(arguments: ["A128GCM", "A192GCM", "A256GCM"])
  func theTokenChoosesTheEncryption(_ encryption: String) throws {
    let key = try Self.key()
    let token = try #require(
      CJose.encrypt([1], to: key, header: [("alg", "ECDH-ES"), ("enc", encryption)]))
    #expect(CJose.decrypt(token, with: key) == [1])
    #expect((DirectJWE.plaintext(of: token) != nil) == (encryption == "A256GCM"))
  }

  /// Each would read beyond a buffer of cjose or end the process by an assertion.
  @Test(arguments: ["A=", "A==", "A===", "AA==", "AAA="])
  func paddingIsNotHandedOver(_ text: String) throws {
    for name in ["apu", "apv"] {
      var recipe = TokenRecipe()
      recipe.header[name] = .string(text)
      #expect(try Self.plaintext(of: recipe.token()) == nil)
    }
    for name in ["x", "y", "d", "k", "n"] {
      var recipe = TokenRecipe()
      guard case .object(var key)? = recipe.header["epk"] else { continue }
      key[name] = .string(text)
      recipe.header["epk"] = .object(key)
      #expect(try Self.plaintext(of: recipe.token()) == nil)
    }
    for segment in 0..<5 {
      var recipe = TokenRecipe()
      recipe.editSegments = { $0[segment] = Array(text.utf8) }
      #expect(try Self.plaintext(of: recipe.token()) == nil)
    }
  }

  /// Paddings that one who looks for `=` does not see, or takes for a key identifier's.
  @Test(arguments: [
    #""A\u003d""#, #""\u0041=""#, #""kid":"A=""#, #""\"kid\":\"A=""#, #""\"kid\":A=""#,
    #""kid:A=""#, #"["kid","A="]"#, "\"A=",
  ])
  func disguisedPaddingIsNotHandedOver(_ value: String) throws {
    for name in ["apu", "apv"] {
      var recipe = TokenRecipe()
      recipe.header[name] = nil
      let rest = recipe.renderedHeader.dropFirst()
      recipe.headerText = Array("{\"\(name)\":\(value),".utf8) + rest
      let theirs = try Self.plaintext(of: recipe.token())
      #expect(theirs == nil)
    }
  }

  @Test func theKeyIdentifierMayBePadded() throws {
    for text in ["A=", "=", "/===", "\"=", "\\="] {
      var recipe = TokenRecipe()
      recipe.header["kid"] = .string(text)
      if case .object(let key)? = recipe.header["epk"] {
        recipe.header["epk"] = .object(key + [JSONMember("kid", .string("A"))])
      }
      #expect(try Self.plaintext(of: recipe.token()) == recipe.renderedPlaintext)
      let spaced = String(decoding: recipe.renderedHeader, as: UTF8.self)
        .replacing("\"kid\":", with: "\"kid\"\n\t\r :  ")
      recipe.headerText = Array(spaced.utf8)
      #expect(try Self.plaintext(of: recipe.token()) == recipe.renderedPlaintext)
    }
  }

  @Test(arguments: ["A128CBC-HS256", "A256CBC-HS512", #"A128\u0043BC-HS256"#])
  func otherModesAreNotHandedOver(_ encryption: String) throws {
    var recipe = TokenRecipe()
    let text = String(decoding: recipe.renderedHeader, as: UTF8.self)
    recipe.headerText = Array(text.replacing("A256GCM", with: encryption).utf8)
    #expect(try Self.plaintext(of: recipe.token()) == nil)
  }

  @Test(arguments: 0..<12)
  func aShortVectorIsNotHandedOver(_ count: Int) throws {
    var recipe = TokenRecipe()
    recipe.editSegments = { $0[2] = Base64URL.encode([UInt8](repeating: 0, count: count).span) }
    #expect(try Self.plaintext(of: recipe.token()) == nil)
  }

  private static func key() throws -> CJose.Key {
    let apple = AppleLoginResponse.self
    return try #require(
      CJose.Key(privateScalar: apple.scalar, publicX: apple.x, publicY: apple.y))
  }

  private static func plaintext(of token: [UInt8]) throws -> [UInt8]? {
    CJose.decrypt(token, with: try key())
  }

  /// Whether the header holds something that cjose's JSON reader has no room for.
  private static func isBeyondJansson(_ recipe: TokenRecipe) -> Bool {
    let text = String(decoding: recipe.renderedHeader, as: UTF8.self)
    return text.contains("\\u0000") || text.contains("1e+999999999")
  }
}
