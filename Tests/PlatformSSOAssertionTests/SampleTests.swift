import Foundation
import PlatformSSOAssertion
import Testing

/// Apple's published tokens as far as they can be read without their keys.
@Suite struct SampleTests {
  @Test func theStructureVectorBindsItsLayers() throws {
    let vector = try Vector("apple-embedded-assertion-structure")
    let token = Array(try vector.text("token").utf8)
    let inspection = Inspection(of: token.span)
    let broken = inspection.broken
    #expect(broken.isEmpty)
    let isAccepted = inspection.isAccepted
    #expect(!isAccepted)
    let layers = (
      inspection.ephemeralKey, inspection.partyUInfo, inspection.partyVInfo, inspection.header
    )
    let epk = try #require(layers.0)
    let apu = try #require(layers.1)
    let apv = try #require(layers.2)
    let header = try #require(layers.3)
    #expect(apu.point == epk.x963)
    #expect(apu.label == Array("APPLE".utf8))
    #expect(apv.prefix == Array("APPLEEMBEDDED".utf8))
    #expect(apv.nonce == Array(try Vector("embedded-assertion").text("request_nonce").utf8))
    let kid = try #require(header.keyIdentifier)
    #expect(try P256PublicKey(x963: apv.point.span).keyIdentifier == kid)
    #expect(kid != epk.keyIdentifier)
    for rule in [Rule.headerKidMismatch, .partyUKeyMismatch] {
      let verdict = inspection.verdict(on: rule)
      #expect(verdict == .holds)
    }
  }

  @Test func theStructureVectorsSegmentsHaveTheirSizes() throws {
    let vector = try Vector("apple-embedded-assertion-structure")
    let token = Array(try vector.text("token").utf8)
    let compact = try CompactSerialization(parsing: token.span)
    let ciphertext = compact.octets(of: .ciphertext, in: token.span)
    #expect(ciphertext?.count == 397)
    #expect(ciphertext?.count == (try vector.number("plaintext_bytes")))
    #expect(compact.octets(of: .encryptedKey, in: token.span)?.isEmpty == true)
    #expect(compact.octets(of: .initializationVector, in: token.span)?.count == 12)
    #expect(compact.octets(of: .authenticationTag, in: token.span)?.count == 16)
  }

  @Test func theSamplesHeaderKeepsEveryRule() throws {
    let vector = try Vector("apple-embedded-assertion-sample")
    let octets = try vector.json("header")
    let header = try ProtectedHeader(parsing: octets.span)
    let apuOctets = try #require(header.partyUInfo)
    let apvOctets = try #require(header.partyVInfo)
    let apu = try PartyUInfo(parsing: apuOctets.span)
    let apv = try PartyVInfo(parsing: apvOctets.span)
    #expect(apu.point == header.ephemeralPoint)
    #expect(apv.prefix == Array("APPLEEMBEDDED".utf8))
    let recipient = try P256PublicKey(x963: apv.point.span)
    #expect(header.keyIdentifier == recipient.keyIdentifier)
    #expect(header.customMembers.isEmpty)
    #expect(header.allMembers.count == 7)
  }

  @Test func theSamplesClaimsAreAccepted() throws {
    let vector = try Vector("apple-embedded-assertion-sample").object("claims")
    #expect(try vector.number("exp") - vector.number("iat") == 300)
    let recipient = try Vector("embedded-assertion").privateKey("recipient")
    let claims = AssertionClaims(
      audience: try vector.text("aud"), userName: try vector.text("sub"),
      issuedAt: Int64(try vector.number("iat")), nonce: try vector.text("nonce"),
      requestNonce: try vector.text("request_nonce"), scope: try vector.text("scope"),
      password: SecretBytes(copying: try vector.text("password").utf8.span))
    let token = try EmbeddedAssertion.seal(claims, to: recipient.publicKey)
    let opened = try EmbeddedAssertion.open(token.span, with: recipient, expecting: .sample)
    let count = opened.plaintext.count
    #expect(count == 397)
  }

  @Test func theLoginResponsesLayers() throws {
    let vector = try Vector("apple-login-response")
    let token = Array(try vector.text("token").utf8)
    let recipient = try vector.privateKey("recipient")
    let opened = try DirectJWE.open(
      token.span, with: recipient, agreedPartyVInfo: vector.base64URL("apv"))
    let header = opened.header
    #expect(header.partyUInfo == (try vector.base64URL("apu")))
    #expect(header.ephemeralPoint == (try vector.privateKey("ephemeral").publicKey.x963))
    #expect(header.keyIdentifier == (try vector.text("recipient_kid")))
    let plaintext = opened.plaintext.copy
    #expect(plaintext.count == (try vector.number("plaintext_bytes")))
    let object = try JSONSerialization.jsonObject(with: Data(plaintext)) as? [String: Any]
    #expect(object?["token_type"] as? String == "Bearer")
  }
}
