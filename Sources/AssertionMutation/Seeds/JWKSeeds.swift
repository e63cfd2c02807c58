import PlatformSSOAssertion

// JWKs: the published key with one change each.
extension Seed {
  static let jwkKeys: [Seed] = publicJWKs + privateJWKs + jwkTexts

  /// A member with another value; nil leaves it out.
  private typealias Change = (name: String, value: JSONValue?)

  private static let own = KeyDER.sample()
  private static let x = Sample.recipient.publicKey.x
  private static let y = Sample.recipient.publicKey.y

  private static let publicJWKs: [Seed] = {
    let unreduced = UnreducedPoint.all[0]
    let rows: [(KeyError?, String, [Change])] = [
      (nil, "public", []),
      (nil, "public-with-more", [("use", .string("enc")), ("key_ops", .array([])), ("d", .null)]),
      (.wrongKeyType, "public-rsa", [("kty", .string("RSA"))]),
      (.wrongKeyType, "public-case", [("kty", .string("ec"))]),
      (.wrongKeyType, "public-number", [("kty", .number("2"))]),
      (.wrongCurve, "public-p-384", [("crv", .string("P-384"))]),
      (.wrongCurve, "public-object-identifier-name", [("crv", .string("prime256v1"))]),
      (.malformedJWK, "public-no-kty", [("kty", nil)]),
      (.malformedJWK, "public-no-crv", [("crv", nil)]),
      (.malformedJWK, "public-no-x", [("x", nil)]), (.malformedJWK, "public-no-y", [("y", nil)]),
      (.malformedJWK, "public-y-a-number", [("y", .number("1"))]),
      (.malformedJWK, "public-x-not-base64url", [("x", .string("+/+/"))]),
      (.wrongLength, "public-x-short", [("x", .base64URL(Array(x.dropFirst())))]),
      (.wrongLength, "public-y-long", [("y", .base64URL([0] + y))]),
      (.wrongLength, "public-x-empty", [("x", .string(""))]),
      (.notOnCurve, "public-exchanged", [("x", .base64URL(y)), ("y", .base64URL(x))]),
      (
        .notOnCurve, "public-unreduced",
        [("x", .base64URL(unreduced.x)), ("y", .base64URL(unreduced.y))]
      ),
    ]
    return rows.map { key(.publicJWK, $0.0, "jwk-\($0.1)", jwk(changed: $0.2)) }
      + EphemeralKey.others.enumerated().map {
        key(.publicJWK, nil, "jwk-public-\($0.offset + 1)", $0.element.publicKey.jwk)
      }
  }()

  private static let privateJWKs: [Seed] = {
    let zero = [UInt8](repeating: 0, count: 32)
    let rows: [(KeyError?, String, JSONValue?)] = [
      (nil, "private", .base64URL(own.scalar)), (.notPrivate, "private-no-d", nil),
      (.malformedJWK, "private-d-null", .null),
      (.malformedJWK, "private-d-padded", .string("AA==")),
      (.wrongLength, "private-d-empty", .string("")),
      (.wrongLength, "private-d-short", .base64URL(Array(own.scalar.dropLast()))),
      (.wrongLength, "private-d-long", .base64URL([0] + own.scalar)),
      (.scalarOutOfRange, "private-d-zero", .base64URL(zero)),
      (.scalarOutOfRange, "private-d-order", .base64URL(P256Domain.order)),
      (.publicKeyMismatch, "private-d-one", .base64URL(Array(zero.dropLast()) + [1])),
    ]
    return rows.map { key(.privateJWK, $0.0, "jwk-\($0.1)", jwk(changed: [("d", $0.2)])) }
  }()

  /// What is wrong or unusual about the text and not about the members.
  private static let jwkTexts: [Seed] = {
    let whole = String(decoding: jwk(changed: [("d", .base64URL(own.scalar))]), as: UTF8.self)
    let nested = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    let rows: [(KeyError?, String, String)] = [
      (nil, "text-escaped-names", whole.replacing("\"d\"", with: "\"\\u0064\"")),
      (nil, "text-escaped-kty", whole.replacing("\"EC\"", with: "\"\\u0045C\"")),
      (nil, "text-space-around", " \r\n\t\(whole)\n"),
      (.malformedJWK, "text-escaped-d", escapedScalar(in: whole)),
      (.malformedJWK, "text-cut", String(whole.dropLast())),
      (.malformedJWK, "text-twice", whole + whole),
      (.malformedJWK, "text-array", "[\(whole)]"), (.malformedJWK, "text-empty", ""),
      (.malformedJWK, "text-empty-object", "{}"),
      (.malformedJWK, "text-name-twice", "{\"kty\":\"EC\"," + whole.dropFirst()),
      (.malformedJWK, "text-too-deep", "{\"a\":\(nested)," + whole.dropFirst()),
    ]
    return rows.map { key(.privateJWK, $0.0, "jwk-\($0.1)", Array($0.2.utf8)) }
  }()

  /// Spells the scalar's first character as an escape, which the construct would have to copy.
  private static func escapedScalar(in text: String) -> String {
    let octets = own.scalar
    let scalar = String(decoding: Base64URL.encode(octets.span), as: UTF8.self)
    let first = scalar.unicodeScalars.prefix(1).map { "\\u00" + String($0.value, radix: 16) }
    return text.replacing(scalar, with: first.joined() + scalar.dropFirst())
  }

  private static func jwk(changed changes: [Change]) -> [UInt8] {
    var members: [JSONMember] = [
      JSONMember("kty", .string("EC")), JSONMember("crv", .string("P-256")),
      JSONMember("x", .base64URL(x)), JSONMember("y", .base64URL(y)),
    ]
    for change in changes { members[change.name] = change.value }
    return JSONValue.object(members).jsonText
  }
}
