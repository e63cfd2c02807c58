import AssertionMutation
import Testing

@testable import PlatformSSOAssertion

/// What `seal` writes, and what it refuses to write.
@Suite struct SealTests {
  private func error(
    custom: [JSONMember] = [], password: [UInt8] = [], options: SealOptions = SealOptions()
  ) -> SealError? {
    sealError { () throws(SealError) in
      _ = try EmbeddedAssertion.sealed(
        .sample(password: password, custom: custom), options: options)
    }
  }

  @Test(arguments: [
    "aud", "exp", "iat", "iss", "nonce", "password", "request_nonce", "scope", "sub",
  ])
  func claimsOfTheConstructAreReserved(_ name: String) {
    #expect(error(custom: [JSONMember(name, .null)]) == .reservedName(name))
    #expect(error(custom: [JSONMember(name.uppercased(), .null)]) == nil)
  }

  @Test(arguments: [
    "alg", "enc", "typ", "zip", "crit", "kid", "epk", "apu", "apv", "jku", "jwk", "x5u", "x5c",
  ])
  func headerMembersOfTheConstructAreReserved(_ name: String) {
    let options = SealOptions(customHeader: [JSONMember(name, .null)])
    #expect(error(options: options) == .reservedName(name))
  }

  @Test func theNonceClaimsNameIsReservedAsConfigured() {
    let options = SealOptions(serverNonceClaimName: "srv")
    #expect(error(custom: [JSONMember("srv", .null)], options: options) == .reservedName("srv"))
    #expect(error(custom: [JSONMember("request_nonce", .null)], options: options) == nil)
    for name in AssertionClaims.reservedNames {
      #expect(error(options: SealOptions(serverNonceClaimName: name)) == .reservedName(name))
    }
  }

  @Test func noNameIsWrittenTwice() {
    let twice = [JSONMember("a", .null), JSONMember("b", .null), JSONMember("a", .bool(true))]
    #expect(error(custom: twice) == .reservedName("a"))
    #expect(error(options: SealOptions(customHeader: twice)) == .reservedName("a"))
    // Two spellings of one letter are two names.
    let spellings = [JSONMember("\u{E9}", .null), JSONMember("e\u{301}", .null)]
    #expect(error(custom: spellings) == nil)
    #expect(error(options: SealOptions(customHeader: spellings)) == nil)
  }

  @Test func noNameIsWrittenTwiceInANestedObject() {
    // Such a token would be refused by every strict reader, this library's included.
    let object = JSONValue.object([JSONMember("a", .null), JSONMember("a", .null)])
    #expect(error(custom: [JSONMember("o", object)]) == .reservedName("a"))
    let options = SealOptions(customHeader: [JSONMember("o", .array([object]))])
    #expect(error(options: options) == .reservedName("a"))
  }

  @Test(arguments: [
    "", "01", "1.", ".5", "+1", "NaN", "Infinity", "1 ", " 1", "1,\"a\":2", "0x1", "1e", "--1",
    "null", "\"1\"",
  ])
  func malformedNumbersAreRefusedAtEveryDepth(_ text: String) {
    let number = JSONValue.number(text)
    let values: [JSONValue] = [
      number, .array([.null, number]), .object([JSONMember("k", .array([number]))]),
    ]
    for value in values {
      #expect(error(custom: [JSONMember("c", value)]) == .malformedNumber)
      #expect(
        error(options: SealOptions(customHeader: [JSONMember("c", value)])) == .malformedNumber)
    }
    #expect(error(custom: [JSONMember("c", .string(text))]) == nil)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0x61, 0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func passwordsAreUTF8(_ password: [UInt8]) {
    #expect(error(password: password) == .passwordNotUTF8)
  }

  @Test(arguments: [0, 1, 11, 13, 16])
  func theInitializationVectorIs12Octets(_ count: Int) {
    let seen = sealError { () throws(SealError) in
      let material = SealingMaterial(
        reusing: P256PrivateKey.generate(),
        initializationVector: [UInt8](repeating: 0, count: count))
      _ = try EmbeddedAssertion.seal(
        .sample(), to: Sample.recipient.publicKey, material: material)
    }
    #expect(seen == .initializationVectorLength)
  }

  @Test func noErrorTellsAValue() {
    let secret = "korrekt-Pferd"
    let errors = [
      error(custom: [JSONMember("aud", .string(secret))]),
      error(custom: [JSONMember("n", .number(secret))]),
      error(password: Array(secret.utf8) + [0xFF]),
    ]
    for error in errors { #expect(error.map { "\($0)".contains(secret) } == false) }
  }
}
