import PlatformSSOAssertion
import PropertyTesting

extension RoundTripLaws {
  /// What is sealed comes out of `open`: each claim, octet by octet.
  public static let claimsComeOut = Property(
    "round-trip-claims-come-out", GeneratedClaims.generator
  ) { input, trial in
    input.classify(&trial)
    let opened = try input.opened(try input.sealed())
    let claims = opened.claims
    try trial.expectEqual(claims.audience.count, input.audience.count, "the number of audiences")
    for (audience, expected) in zip(claims.audience, input.audience) {
      try trial.expectText(audience, expected, "aud")
    }
    try trial.expectText(claims.issuer, input.userName, "iss")
    try trial.expectText(claims.subject, input.userName, "sub")
    try trial.expectEqual(claims.issuedAt, NumericDate(seconds: input.issuedAt), "iat")
    let expires = NumericDate(seconds: input.issuedAt + input.lifetime)
    try trial.expectEqual(claims.expires, expires, "exp")
    try trial.expectText(claims.nonce, input.nonce, "nonce")
    try trial.expectText(claims.requestNonce, input.requestNonce, "the server nonce")
    try trial.expectText(claims.scope, input.scope, "scope")
    try trial.expectEqual(claims.password.octets, input.password, "the password among the claims")
    try trial.expectEqual(opened.password.octets, input.password, "the password alone")
    try trial.expect(
      input.custom.matches(claims.custom),
      "the custom claims are \(JSONValue.object(claims.custom).shown), not \(input.custom)")
  }

  /// The password's value is null among the claims as they may be shown, whatever it is.
  public static let passwordIsNotShown = Property(
    "round-trip-password-is-not-shown", GeneratedClaims.generator, share: 0.5
  ) { input, trial in
    trial.cover(2, "empty password", input.password.isEmpty)
    let opened = try input.opened(try input.sealed())
    let shown = AssertionClaims.shown(in: opened.plaintext.span)
    let password = shown?.first { $0.name.utf8.elementsEqual("password".utf8) }
    try trial.expectEqual(password?.value, .null, "the password as it is shown")
  }

  /// What is sealed comes out of `open`: the header's members and both party infos.
  public static let headerComesOut = Property(
    "round-trip-header-comes-out", GeneratedClaims.generator
  ) { input, trial in
    trial.cover(25, "custom header members", input.header.count > 0)
    trial.cover(8, "no prefix", input.prefix.isEmpty)
    trial.cover(10, "any prefix", !input.prefix.isEmpty && input.prefix != "APPLEEMBEDDED")
    let opened = try input.opened(try input.sealed())
    try trial.expectEqual(opened.warnings.map(\.description), [], "the warnings")
    let header = opened.header
    let custom = header.customMembers
    try trial.expect(
      input.header.matches(custom),
      "the custom header members are \(JSONValue.object(custom).shown), not \(input.header)")
    let recipient = try input.recipient.privateKey().publicKey
    let ephemeral = try input.ephemeral.privateKey().publicKey
    try trial.expectEqual(header.keyIdentifier, recipient.keyIdentifier, "kid")
    try trial.expectEqual(header.ephemeralPoint, ephemeral.x963, "epk")
    let (partyUOctets, partyVOctets) = (header.partyUInfo ?? [], header.partyVInfo ?? [])
    let partyU = try PartyUInfo(parsing: partyUOctets.span)
    try trial.expectEqual(partyU.label, Array("APPLE".utf8), "PartyUInfo's label")
    try trial.expectEqual(partyU.point, ephemeral.x963, "PartyUInfo's point")
    let partyV = try PartyVInfo(parsing: partyVOctets.span)
    try trial.expectEqual(partyV.prefix, Array(input.prefix.utf8), "PartyVInfo's prefix")
    try trial.expectEqual(partyV.point, recipient.x963, "PartyVInfo's point")
    try trial.expectEqual(partyV.nonce, Array(input.requestNonce.utf8), "PartyVInfo's nonce")
  }

  /// `inspect` accepts what `open` accepts, without a broken rule.
  public static let inspectionAgrees = Property(
    "round-trip-inspection-agrees", GeneratedClaims.generator
  ) { input, trial in
    trial.cover(20, "custom claims and header members", input.custom.count * input.header.count > 0)
    let token = try input.sealed()
    let plaintext = try input.opened(token).plaintext.octets
    let key = try input.recipient.privateKey()
    let inspection = Inspection(of: token.span, with: key, expecting: input.expectations)
    try trial.expectEqual(inspection.broken.map(\.description), [], "the broken rules")
    let isAccepted = inspection.isAccepted
    try trial.expect(isAccepted, "a token that breaks no rule is not accepted")
    try trial.expectEqual(inspection.octets, plaintext, "the plaintext")
    for rule in Rule.allCases {
      try trial.expectEqual(inspection.verdict(on: rule), .holds, "the verdict on \(rule.id)")
    }
    let outside = Inspection(of: token.span, expecting: input.expectations)
    try trial.expectEqual(
      outside.broken.map(\.description), [], "the rules that are broken without the key")
  }
}

extension Inspection {
  /// The plaintext to compare.
  fileprivate var octets: [UInt8]? {
    switch plaintext {
    case .some(let secret): secret.octets
    case .none: nil
    }
  }
}

extension GeneratedClaims {
  /// What must not be missing among the claims for a law about them to say something.
  func classify(_ trial: inout Trial) {
    let text = String(decoding: password, as: UTF8.self)
    trial.cover(25, "custom claims", custom.count > 0)
    trial.cover(25, "password beyond ASCII", password.contains { $0 > 0x7F })
    trial.cover(13, "password with control characters", password.contains { $0 < 0x20 })
    trial.cover(6, "password with U+0000", password.contains(0))
    trial.cover(
      13, "password of combining marks", text.unicodeScalars.contains { $0.properties.isDiacritic })
    trial.cover(2, "empty password", password.isEmpty)
    trial.cover(20, "several audiences", audience.count > 1)
    trial.cover(10, "another nonce claim", nonceClaimName != "request_nonce")
    trial.cover(
      1, "request_nonce as a custom claim",
      custom.members.contains { $0.name == AssertionPolicy.requestNonce })
    trial.cover(7, "time before 1970", issuedAt < 0)
    trial.cover(2, "time at an end", issuedAt < .min + 400 || issuedAt > .max - 400)
    trial.label("one key for both", if: ephemeral == recipient)
  }
}
