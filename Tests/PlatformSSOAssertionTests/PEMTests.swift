import AssertionMutation
import COpenSSL
import PlatformSSOAssertion
import Testing

/// Keys in PEM: what is read, what is refused and why, and what is written.
@Suite struct PEMTests {
  @Test(arguments: [PEMFixture.pkcs8, PEMFixture.sec1, PEMFixture.sec1WithoutPublicKey])
  func privateFormsHoldThePublishedKey(_ pem: String) throws {
    let text = Array(pem.utf8)
    let key = try P256PrivateKey(pem: text.span)
    let scalar = key.scalarOctets().copy
    let point = key.publicKey
    #expect(scalar == Sample.recipient.scalarOctets().copy)
    #expect(point == Sample.recipient.publicKey)
  }

  @Test func thePublicFormHoldsThePublishedKey() throws {
    let text = Array(PEMFixture.spki.utf8)
    #expect(try P256PublicKey(pem: text.span) == Sample.recipient.publicKey)
  }

  @Test func whatIsWrittenEqualsWhatOpenSSLWrites() {
    let secret = Sample.recipient.pem().copy
    #expect(String(decoding: secret, as: UTF8.self) == PEMFixture.pkcs8)
    #expect(
      String(decoding: Sample.recipient.publicKey.pem(), as: UTF8.self) == PEMFixture.spki)
  }

  @Test func textAroundTheKeyIsPassedOver() throws {
    let text = Array(("a comment\n" + PEMFixture.pkcs8 + "more\n").utf8)
    let point = try P256PrivateKey(pem: text.span).publicKey
    #expect(point == Sample.recipient.publicKey)
  }

  @Test(arguments: [
    (PEMFixture.explicitParameters, KeyError.wrongCurve),
    (PEMFixture.p384, .wrongCurve), (PEMFixture.rsa, .wrongKeyType),
    (PEMFixture.ed25519, .wrongKeyType), (PEMFixture.encryptedPKCS8, .malformedPEM),
    (PEMFixture.encryptedSEC1, .malformedPEM), (PEMFixture.spki, .malformedPEM),
    (PEMFixture.withAnotherPublicKey, .publicKeyMismatch), ("", .malformedPEM),
    ("-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n", .malformedPEM),
    (String(PEMFixture.pkcs8.dropLast(40)), .malformedPEM), ("\0\u{1}\u{2}", .malformedPEM),
  ])
  func privateKeysAreRefusedByCause(_ pem: String, _ expected: KeyError) {
    // An encrypted key that prompted for its passphrase would hang here at a terminal.
    let text = Array(pem.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PrivateKey(pem: text.span) }
    #expect(seen == expected)
  }

  @Test(arguments: [
    (PEMFixture.p384Public, KeyError.wrongCurve), (PEMFixture.rsaPublic, .wrongKeyType),
    (PEMFixture.pkcs8, .malformedPEM), (PEMFixture.sec1, .malformedPEM),
    ("garbage", .malformedPEM),
  ])
  func publicKeysAreRefusedByCause(_ pem: String, _ expected: KeyError) {
    let text = Array(pem.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PublicKey(pem: text.span) }
    #expect(seen == expected)
  }

  @Test func anErrorThatSomebodyLeftBehindChangesNothing() {
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    // No curve has this number, which libcrypto reports.
    #expect(EC_GROUP_new_by_curve_name(0) == nil && ERR_peek_last_error() != 0)
    // As `openssl ecparam -genkey` writes it, with a block before the key.
    let text = Array((PEMFixture.parameters + PEMFixture.sec1).utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PrivateKey(pem: text.span) }
    #expect(seen == nil)
    let spki = Array((PEMFixture.pkcs8 + PEMFixture.spki).utf8)
    #expect(keyError { () throws(KeyError) in _ = try P256PublicKey(pem: spki.span) } == nil)
  }

  @Test(arguments: [PEMFixture.atInfinity, PEMFixture.p384, "", PEMFixture.encryptedSEC1])
  func aRefusalLeavesNoErrorBehind(_ pem: String) {
    let before = ERR_peek_last_error()
    let text = Array(pem.utf8)
    let seen = [
      keyError { () throws(KeyError) in _ = try P256PrivateKey(pem: text.span) },
      keyError { () throws(KeyError) in _ = try P256PublicKey(pem: text.span) },
    ]
    #expect(!seen.contains(nil))
    #expect(ERR_peek_last_error() == before)
  }

  @Test(arguments: [PEMFixture.scalarOfZero, PEMFixture.scalarOfOrder])
  func scalarsOutOfRangeAreRefused(_ pem: String) {
    // libcrypto may notice before the library asks.
    let text = Array(pem.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PrivateKey(pem: text.span) }
    #expect(seen == .scalarOutOfRange || seen == .malformedPEM)
  }

  @Test func aPointOffTheCurveIsRefused() {
    let text = Array(PEMFixture.offTheCurve.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PublicKey(pem: text.span) }
    #expect(seen == .notOnCurve || seen == .malformedPEM)
  }
}
