import AssertionMutation
import PlatformSSOAssertion
import References
import Testing

/// cjose and our code open each other's tokens.
@Suite struct CJoseTests {
  private static let direct = [("alg", "ECDH-ES"), ("enc", "A256GCM")]

  private static func privateKey() throws -> CJose.Key {
    let apple = AppleLoginResponse.self
    return try #require(
      CJose.Key(privateScalar: apple.scalar, publicX: apple.x, publicY: apple.y))
  }

  private static func publicKey() throws -> CJose.Key {
    try #require(CJose.Key(publicX: AppleLoginResponse.x, publicY: AppleLoginResponse.y))
  }

  @Test func theIndependentAssertion() throws {
    let apple = AppleLoginResponse.self
    let token = IndependentAssertion.token
    let plaintext = CJose.decrypt(token, with: try Self.privateKey())
    #expect(plaintext?.count == IndependentAssertion.plaintextCount)
    #expect(plaintext == DirectJWE.plaintext(of: token))
    #expect(
      CJose.decrypt(token, privateScalar: apple.scalar, publicX: apple.x, publicY: apple.y)
        == plaintext)
    #expect(CJose.decrypt(token, with: try Self.publicKey()) == nil)
    let other = try #require(
      CJose.Key(
        privateScalar: apple.ephemeralScalar, publicX: apple.ephemeralX,
        publicY: apple.ephemeralY))
    #expect(CJose.decrypt(token, with: other) == nil)
    // The published response has no `apv`, and cjose has no way to be told.
    #expect(CJose.decrypt(apple.token, with: try Self.privateKey()) == nil)
  }

  @Test func whatWeSealCJoseOpens() throws {
    let key = try Self.privateKey()
    for password in ["bar", "", "\0", "Grüße 😀"] {
      let octets = Array(password.utf8)
      let claims = AssertionClaims(
        audience: "a", userName: "u", issuedAt: Sample.issuedAt, nonce: "n", requestNonce: "r",
        password: SecretBytes(copying: octets.span))
      let token = try EmbeddedAssertion.seal(claims, to: Sample.recipient.publicKey)
      let plaintext = try #require(CJose.decrypt(token, with: key))
      #expect(plaintext == DirectJWE.plaintext(of: token))
      #expect(plaintext.first == UInt8(ascii: "{"))
    }
  }

  @Test(arguments: [
    [], [("apu", "QWxpY2U"), ("apv", "Qm9i")], [("apu", ""), ("apv", "")], [("apu", "AA")],
    [("typ", "t"), ("kid", "k"), ("\u{E9}", "😀\u{1F}"), ("", "")], [("epk", "ignored")],
  ])
  func whatCJoseEncryptsWeOpen(_ header: [(String, String)]) throws {
    let (encryptor, decryptor) = (try Self.publicKey(), try Self.privateKey())
    for plaintext in [[], [0], Array("{}".utf8), [UInt8](repeating: 7, count: 70_000)] {
      let token = try #require(
        CJose.encrypt(plaintext, to: encryptor, header: Self.direct + header))
      #expect(DirectJWE.plaintext(of: token) == plaintext)
      #expect(NaiveOpen.plaintext(of: token, scalar: AppleLoginResponse.scalar) == plaintext)
      #expect(CJose.decrypt(token, with: decryptor) == plaintext)
    }
  }

  /// With Apple's party infos nothing but `apu` is missing for the profile `assertion`: it must hold
  /// the ephemeral key, which cjose makes for itself after the header is given.
  @Test func cjosesTokenIsNoAssertion() throws {
    let recipe = TokenRecipe()
    let members = recipe.header.compactMap { member -> (String, String)? in
      guard case .string(let text) = member.value else { return nil }
      return (member.name, text)
    }
    let token = try #require(
      CJose.encrypt(recipe.renderedPlaintext, to: try Self.publicKey(), header: members))
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations)
    #expect(inspection.broken.map(\.rule) == [.partyUKeyMismatch])
    #expect(DirectJWE.plaintext(of: token) == recipe.renderedPlaintext)
  }

  /// A key that remembers Z judges as one that multiplies, for points that it knows and others.
  @Test func rememberingChangesNothing() throws {
    let scalar = Sample.recipient.scalarOctets().octets
    let own = Sample.recipient.publicKey
    let known = [EphemeralKey.sample] + EphemeralKey.others.dropLast()
    let remembering = try #require(
      CJose.Key(
        privateScalar: scalar, publicX: own.x, publicY: own.y,
        remembering: known.map { $0.publicKey.x963 } + [[4], [UInt8](repeating: 4, count: 65)]))
    let other = try #require(
      CJose.Key(
        privateScalar: AppleLoginResponse.ephemeralScalar, publicX: AppleLoginResponse.ephemeralX,
        publicY: AppleLoginResponse.ephemeralY, remembering: [own.x963]))
    for ephemeral in known + EphemeralKey.others.suffix(1) {
      var recipe = TokenRecipe()
      recipe.use(ephemeral)
      let token = recipe.token()
      #expect(CJose.decrypt(token, with: remembering) == recipe.renderedPlaintext)
      #expect(CJose.decrypt(token, with: other) == nil)
    }
    let plain = try #require(CJose.Key(privateScalar: scalar, publicX: own.x, publicY: own.y))
    for example in RuleExample.all {
      for token in [example.breaking.token(), example.keeping.token()] {
        #expect(
          CJose.decrypt(token, with: remembering) == CJose.decrypt(token, with: plain),
          "\(example.name)")
      }
    }
  }

  @Test func aWrongTagIsRefused() throws {
    let key = try Self.privateKey()
    let token = IndependentAssertion.token
    for index in token.indices.suffix(21) {
      var wrong = token
      wrong[index] = token[index] == UInt8(ascii: "A") ? UInt8(ascii: "Q") : UInt8(ascii: "A")
      #expect(CJose.decrypt(wrong, with: key) == nil)
    }
  }

  @Test(arguments: [
    [], [("alg", "ECDH-ES")], [("enc", "A256GCM")], [("alg", "none"), ("enc", "A256GCM")],
    direct + [("apu", "!")], direct + [("apv", "A")],
  ])
  func whatCJoseDoesNotEncrypt(_ header: [(String, String)]) throws {
    #expect(CJose.encrypt([1], to: try Self.publicKey(), header: header) == nil)
  }

  @Test func keysThatAreNone() {
    let (x, y) = (AppleLoginResponse.x, AppleLoginResponse.y)
    let zeros = [UInt8](repeating: 0, count: 32)
    #expect(CJose.Key(publicX: y, publicY: x) == nil)
    #expect(CJose.Key(publicX: zeros, publicY: zeros) == nil)
    #expect(CJose.Key(publicX: [], publicY: []) == nil)
  }

  @Test func oneKeyServesManyThreads() async throws {
    let key = try Self.privateKey()
    let count = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            guard let token = CJose.encrypt([1, 2], to: key, header: Self.direct) else {
              return false
            }
            return CJose.decrypt(token, with: key) == [1, 2]
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 16)
  }
}
