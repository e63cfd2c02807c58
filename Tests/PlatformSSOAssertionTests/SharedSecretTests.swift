import PlatformSSOAssertion
import Testing

/// Z of the published key pairs, which both sides must agree on.
@Suite struct SharedSecretTests {
  @Test(arguments: ["apple-login-response", "embedded-assertion"])
  func bothSidesAgreeOnApplesSecret(_ name: String) throws {
    let vector = try Vector(name)
    let recipient = try vector.privateKey("recipient")
    let ephemeral = try vector.privateKey("ephemeral")
    let expected = try vector.base64URL("shared_secret")
    let received = recipient.sharedSecret(with: ephemeral.publicKey).copy
    let sent = ephemeral.sharedSecret(with: recipient.publicKey).copy
    #expect(received == expected)
    #expect(sent == expected)
  }

  @Test func bothSidesAgreeOnTheSecretOfRFC7518() throws {
    let vector = try Vector("rfc7518-appendix-c")
    let alice = try vector.privateKey("alice_ephemeral")
    let bob = try vector.privateKey("bob_static")
    let expected = try vector.octets("shared_secret_bytes")
    let atBob = bob.sharedSecret(with: alice.publicKey).copy
    let atAlice = alice.sharedSecret(with: bob.publicKey).copy
    #expect(atBob == expected)
    #expect(atAlice == expected)
  }

  @Test func applesKeyIdentifiersAreThoseOfThePoints() throws {
    let vector = try Vector("apple-login-response")
    let recipient = try vector.privateKey("recipient").publicKey
    let ephemeral = try vector.privateKey("ephemeral").publicKey
    #expect(recipient.keyIdentifier == (try vector.text("recipient_kid")))
    #expect(ephemeral.keyIdentifier == (try vector.text("ephemeral_kid")))
    #expect(recipient.isNamed(by: try vector.text("recipient_kid")))
    #expect(!recipient.isNamed(by: try vector.text("ephemeral_kid")))
  }

  @Test(arguments: [
    "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8=",
    "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8",
  ])
  func aKeyIdentifierMayLackItsPadding(_ kid: String) throws {
    let key = try Vector("apple-login-response").privateKey("recipient").publicKey
    #expect(key.isNamed(by: kid))
  }

  @Test(arguments: [
    "", "=", "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8==",
    "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk9=", "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk",
    "pScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8 ", "PScnuzx3x85Eyp6CtK9UQADxOsAGTP72y02Tg3m1sk8=",
    "a52727bb3c77c7ce44ca9e82b4af544000f13ac0064cfef6cb4d938379b5b24f",
  ])
  func anotherTextNamesNoKey(_ kid: String) throws {
    let key = try Vector("apple-login-response").privateKey("recipient").publicKey
    #expect(!key.isNamed(by: kid))
  }

  @Test func bothAlphabetsNameAKey() throws {
    // The first small multiple of the generator whose kid holds both + and /.
    for multiple in UInt8(1)...64 {
      let scalar = [UInt8](repeating: 0, count: 31) + [multiple]
      let key = try P256PrivateKey(scalar: scalar.span).publicKey
      let kid = key.keyIdentifier
      guard kid.contains("+"), kid.contains("/") else { continue }
      let inURLAlphabet = String(kid.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
      #expect(key.isNamed(by: kid))
      #expect(key.isNamed(by: inURLAlphabet))
      #expect(key.isNamed(by: String(inURLAlphabet.dropLast())))
      return
    }
    Issue.record("no key with both characters")
  }
}
