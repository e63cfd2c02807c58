import AssertionMutation
import PlatformSSOAssertion
import Testing

/// Keys as JWK: the published one with single changes, and the causes of refusal.
@Suite struct JWKTests {
  private static let x = "TvkPOH4yscrSC1rFYvnBVPYMqzR1vKck9ht4D7K_gAQ"
  private static let y = "4MlSuUf_7J6Ljv0FBT1jK0_sKGB4WYwdKCOtnTEAwz4"
  private static let d = "1bqqmpoFEtzSnQMqp9N9ZRybnP8vjFUiZyGaSgKVGMw"

  private static func jwk(
    kty: String = "EC", crv: String = "P-256", x: String = x, y: String = y, more: String = ""
  ) -> String {
    "{\"kty\":\"\(kty)\",\"crv\":\"\(crv)\",\"x\":\"\(x)\",\"y\":\"\(y)\"\(more)}"
  }

  @Test func theWrittenPrivateKeyIsReadBack() throws {
    let text = Sample.recipient.jwk()
    let key = try P256PrivateKey(jwk: text.span)
    let scalar = key.scalarOctets().copy
    #expect(scalar == Sample.recipient.scalarOctets().copy)
    let shown = String(decoding: text.copy, as: UTF8.self)
    #expect(
      shown == """
        {
          "kty" : "EC",
          "crv" : "P-256",
          "x" : "\(Self.x)",
          "y" : "\(Self.y)",
          "d" : "\(Self.d)"
        }
        """)
  }

  @Test func theWrittenPublicKeyIsReadBackAndHoldsNoScalar() throws {
    let text = Sample.recipient.publicKey.jwk
    #expect(try P256PublicKey(jwk: text.span) == Sample.recipient.publicKey)
    let shown = String(decoding: text, as: UTF8.self)
    #expect(!shown.contains("\"d\""))
  }

  @Test(arguments: [
    jwk(more: ",\"d\":\"\(d)\""), jwk(more: ",\"use\":\"enc\",\"kid\":1,\"d\":\"\(d)\""),
    jwk(kty: "\\u0045C", more: ",\"\\u0064\":\"\(d)\""),
    jwk(x: x.replacing("T", with: "\\u0054"), more: ",\"d\":\"\(d)\""),
  ])
  func spellingsOfThePublishedKey(_ jwk: String) throws {
    let text = Array(jwk.utf8)
    let point = try P256PrivateKey(jwk: text.span).publicKey
    #expect(point == Sample.recipient.publicKey)
  }

  @Test(arguments: [
    (jwk(), KeyError.notPrivate), (jwk(more: ",\"d\":1"), .malformedJWK),
    (jwk(more: ",\"d\":\"\(d)=\""), .malformedJWK), (jwk(more: ",\"d\":\"\""), .wrongLength),
    (jwk(more: ",\"d\":\"\(d.dropLast(2))\""), .malformedJWK),
    (jwk(more: ",\"d\":\"\(d.dropLast(3))AAA\""), .publicKeyMismatch),
    (jwk(more: ",\"d\":\"AAAA\""), .wrongLength),
    (jwk(more: ",\"d\":\"\(String(repeating: "A", count: 43))\""), .scalarOutOfRange),
    (jwk(more: ",\"d\":\"_____wAAAAD__________7zm-q2nF56E87nKwvxjJVE\""), .scalarOutOfRange),
    (jwk(more: ",\"d\":\"\(d)\",\"d\":\"\(d)\""), .malformedJWK),
  ])
  func privateKeysAreRefusedByCause(_ jwk: String, _ expected: KeyError) {
    let text = Array(jwk.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PrivateKey(jwk: text.span) }
    #expect(seen == expected)
  }

  @Test(arguments: [
    (jwk(kty: "RSA"), KeyError.wrongKeyType), (jwk(kty: "ec"), .wrongKeyType),
    (jwk(crv: "P-384"), .wrongCurve), (jwk(crv: "p-256"), .wrongCurve),
    (jwk(x: String(x.dropLast(3)) + "8"), .malformedJWK), (jwk(x: "AAAA"), .wrongLength),
    (jwk(x: "AAAA" + x), .wrongLength), (jwk(y: "AAAA" + y), .wrongLength),
    (jwk(x: "\(x)="), .malformedJWK), (jwk(x: y, y: x), .notOnCurve),
    (jwk(x: String(repeating: "A", count: 43), y: String(repeating: "A", count: 43)), .notOnCurve),
    // A point of x = 0, and the same point spelled with the prime in its stead.
    (
      jwk(
        x: "_____wAAAAEAAAAAAAAAAAAAAAD_______________8",
        y: "ZkhceA4vg9ckM71dhKBrtlQcKvMdrocXKL-FahdPk_Q"), .notOnCurve
    ),
    (jwk(more: ",\"\\u0078\":\"\(x)\""), .malformedJWK), ("[]", .malformedJWK),
    ("", .malformedJWK), ("{}", .malformedJWK), (" " + jwk() + "x", .malformedJWK),
    ("{\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":\"\(x)\"}", .malformedJWK),
    ("{\"kty\":\"EC\",\"x\":\"\(x)\",\"y\":\"\(y)\"}", .malformedJWK),
  ])
  func publicKeysAreRefusedByCause(_ jwk: String, _ expected: KeyError) {
    let text = Array(jwk.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PublicKey(jwk: text.span) }
    #expect(seen == expected)
  }

  @Test func aP384KeyIsOnTheWrongCurve() {
    let jwk = Self.jwk(
      crv: "P-384", x: "6GuZXjUOTTEqlaa31djNzbRoL1iIAKHNbJcuHcsqWsONkARpUbA8yzsXmon9qIsb",
      y: "SFufLB9EsN1Bzm48OmkLv6q-weH_Su-yRh_dpmKb7L1Dz3TBPYwaFiVhIkPwBGFI")
    let text = Array(jwk.utf8)
    let seen = keyError { () throws(KeyError) in _ = try P256PublicKey(jwk: text.span) }
    #expect(seen == .wrongCurve)
  }
}
