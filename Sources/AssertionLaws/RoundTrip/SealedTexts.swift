import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting
import References

extension RoundTripLaws {
  /// The plaintext is the claims in the Mac's order, the custom ones behind, for any JSON reader.
  public static let plaintextHoldsTheClaims = Property(
    "round-trip-plaintext-holds-the-claims", GeneratedClaims.generator
  ) { input, trial in
    input.classify(&trial)
    let opened = try input.opened(try input.sealed())
    let plaintext = opened.plaintext.octets
    guard let read = NaiveJSON.read(plaintext.span) else {
      return try trial.expect(false, "the plaintext is not strict JSON")
    }
    let audiences = input.audience.map { JSONText.Tree.string($0) }
    let fixed: [(name: String, value: JSONText.Tree)] = [
      ("iat", .number("\(input.issuedAt)")),
      ("password", .string(String(decoding: input.password, as: UTF8.self))),
      ("iss", .string(input.userName)), (input.nonceClaimName, .string(input.requestNonce)),
      ("sub", .string(input.userName)), ("scope", .string(input.scope)),
      ("exp", .number("\(input.issuedAt + input.lifetime)")),
      ("aud", audiences.count == 1 ? audiences[0] : .array(audiences)),
      ("nonce", .string(input.nonce)),
    ]
    let expected = JSONText.Tree.object(fixed + input.custom.pairs)
    try trial.expect(
      read.tree == expected,
      "the plaintext is \(read.shown), not \(expected.shown)")
  }

  /// The header is the fixed members in the Mac's order, the custom ones behind.
  public static let headerHoldsTheMembers = Property(
    "round-trip-header-holds-the-members", GeneratedClaims.generator
  ) { input, trial in
    trial.cover(25, "custom header members", input.header.count > 0)
    let token = try input.sealed()
    guard let text = NaiveCompact.segments(token)?.first, let read = NaiveJSON.read(text.span)
    else { return try trial.expect(false, "the header is not strict JSON in strict base64url") }
    let ephemeral = try input.ephemeral.privateKey().publicKey
    let recipient = try input.recipient.privateKey().publicKey
    let partyV = [Array(input.prefix.utf8), recipient.x963, Array(input.requestNonce.utf8)]
    let fixed: [(name: String, value: JSONText.Tree)] = [
      ("enc", .string("A256GCM")), ("apv", .base64URL(partyV.lengthPrefixed)),
      ("alg", .string("ECDH-ES")),
      (
        "epk",
        .object([
          ("y", .base64URL(ephemeral.y)), ("x", .base64URL(ephemeral.x)), ("kty", .string("EC")),
          ("crv", .string("P-256")),
        ])
      ),
      ("kid", .string(recipient.keyIdentifier)),
      ("apu", .base64URL([Array("APPLE".utf8), ephemeral.x963].lengthPrefixed)),
      ("typ", .string("platformsso-encrypted-login-assertion+jwt")),
    ]
    let expected = JSONText.Tree.object(fixed + input.header.pairs)
    try trial.expect(
      read.tree == expected,
      "the header is \(read.shown), not \(expected.shown)")
  }

  /// A sealed token is five segments, and writing their octets again gives the token.
  public static let serializationIsItself = Property(
    "round-trip-serialization-is-itself", GeneratedClaims.generator
  ) { input, trial in
    trial.label("custom header members", if: input.header.count > 0)
    let token = try input.sealed()
    try trial.expectEqual(token.count { $0 == UInt8(ascii: ".") }, 4, "the number of dots")
    guard let segments = NaiveCompact.segments(token) else {
      return try trial.expect(false, "a segment is not strict base64url")
    }
    try trial.expectEqual(segments[1], [], "the encrypted key")
    try trial.expectEqual(segments[2], input.initializationVector, "the initialization vector")
    try trial.expectEqual(segments[4].count, 16, "the tag's size")
    let compact = try CompactSerialization(parsing: token.span)
    for segment in CompactSerialization.Segment.allCases {
      let octets = compact.octets(of: segment, in: token.span)
      try trial.expectEqual(octets, segments[segment.rawValue], "the segment \(segment)")
    }
    let (header, vector, ciphertext, tag) = (segments[0], segments[2], segments[3], segments[4])
    let again = CompactSerialization.serialize(
      protectedHeader: header.span, encryptedKey: [UInt8]().span,
      initializationVector: vector.span, ciphertext: ciphertext.span,
      authenticationTag: tag.span)
    try trial.expectEqual(again, token, "the token written again")
  }
}

extension GeneratedMembers {
  /// The members as a tree's.
  fileprivate var pairs: [(name: String, value: JSONText.Tree)] {
    guard case .object(let members) = object else { return [] }
    return members
  }
}

extension JSONText.Tree {
  fileprivate static func base64URL(_ octets: [UInt8]) -> JSONText.Tree {
    .string(String(decoding: Base64URL.encode(octets.span), as: UTF8.self))
  }
}

extension [[UInt8]] {
  /// The fields one after the other, each behind its length in four octets.
  fileprivate var lengthPrefixed: [UInt8] {
    flatMap { [0, 0, UInt8($0.count >> 8), UInt8($0.count & 0xFF)] + $0 }
  }
}
