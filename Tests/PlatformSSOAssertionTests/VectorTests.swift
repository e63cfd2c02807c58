import PlatformSSOAssertion
import Testing

/// Known answers, to the last octet.
@Suite struct VectorTests {
  @Test func embeddedAssertionOpens() throws {
    let vector = try Vector("embedded-assertion")
    let token = Array(try vector.text("token").utf8)
    let opened = try EmbeddedAssertion.open(
      token.span, with: vector.privateKey("recipient"), expecting: .sample)
    #expect(opened.plaintext.copy == Array(try vector.text("plaintext").utf8))
    #expect(opened.header.octets == Array(try vector.text("header").utf8))
    #expect(opened.claims.password.copy == Array("bar".utf8))
    #expect(opened.warnings.isEmpty)
  }

  @Test func embeddedAssertionSealsToItsExactToken() throws {
    let vector = try Vector("embedded-assertion")
    let claims = AssertionClaims(
      audience: "060798FF-814E-4C38-97F8-28C954B7E058", userName: "foo", issuedAt: 1_685_732_130,
      nonce: "D1DEE607-0F44-43F5-8B3E-042E91F425A7",
      requestNonce: try vector.text("request_nonce"),
      password: SecretBytes(copying: "bar".utf8.span))
    let token = try EmbeddedAssertion.seal(
      claims, to: vector.privateKey("recipient").publicKey,
      material: SealingMaterial(
        reusing: vector.privateKey("ephemeral"), initializationVector: vector.base64URL("iv")))
    #expect(String(decoding: token, as: UTF8.self) == (try vector.text("token")))
  }

  @Test func loginResponseOpens() throws {
    let vector = try Vector("apple-login-response")
    let token = Array(try vector.text("token").utf8)
    let key = try vector.privateKey("recipient")
    let opened = try DirectJWE.open(
      token.span, with: key, agreedPartyVInfo: vector.base64URL("apv"))
    #expect(opened.plaintext.count == 986)
    #expect(opened.header.partyVInfo == nil)
  }
}

extension Expectations {
  /// What Apple's sample assertion meets.
  static var sample: Expectations {
    Expectations(
      audience: .exactly("060798FF-814E-4C38-97F8-28C954B7E058"), subject: .exactly("foo"),
      nonce: .exactly("D1DEE607-0F44-43F5-8B3E-042E91F425A7"),
      requestNonce: .exactly(
        "AwABAAAAAAADAOz_BADv_xtgu_SM1Mvoq02PYz_YfXxx5FAgcLHLNikH6gjrBWwcqnRW_haxqO9JCiPat5KfkTily04S8EH3AQwVsWCxHYQgAA"
      ),
      scope: .exactly("openid offline_access urn:apple:platformsso"), now: 1_685_732_200)
  }
}
