import PlatformSSOAssertion
import PropertyTesting
import References

extension RoundTripLaws {
  /// Every other reader opens a sealed token to the same plaintext.
  public static let otherReadersAgree = Property(
    "round-trip-other-readers-agree", GeneratedClaims.generator
  ) { input, trial in
    trial.cover(8, "no prefix", input.prefix.isEmpty)
    trial.cover(25, "custom header members", input.header.count > 0)
    let key = try input.recipient.privateKey()
    let point = try input.ephemeral.privateKey().publicKey.x963
    let secret = OpenSSLAgreement.sharedSecret(scalar: input.recipient.scalar, point: point)
    // Zeros at the start of Z, or of a coordinate, are what a careless encoder drops.
    trial.cover(0.3, "secret with a leading zero", secret?.first == 0)
    trial.cover(3, "coordinate with a leading zero", point[1] == 0 || point[33] == 0)
    let token = try input.sealed()
    let plaintext = try input.opened(token).plaintext.octets
    let jwe = try DirectJWE.open(token.span, with: key)
    try trial.expectEqual(jwe.plaintext.octets, plaintext, "the plaintext by DirectJWE")
    let naive = NaiveOpen.plaintext(of: token, scalar: input.recipient.scalar)
    try trial.expectEqual(naive, plaintext, "the plaintext by the naive reader")
    let cjose = CJose.decrypt(
      token, privateScalar: input.recipient.scalar, publicX: key.publicKey.x,
      publicY: key.publicKey.y)
    let isWithinJansson = input.header.object.isWithinJansson
    trial.cover(8, "a header that cjose can't read", !isWithinJansson)
    trial.cover(20, "a header that cjose reads", isWithinJansson)
    try trial.expect(
      cjose == plaintext || cjose == nil && !isWithinJansson,
      "cjose reads \(cjose.map(Description.hexadecimal) ?? "nothing")"
        + " instead of \(Description.hexadecimal(plaintext))")
  }

  /// What cjose seals opens to the same octets.
  public static let cjoseSealsForUs = Property(
    "round-trip-cjose-seals-for-us", ForeignPlaintext.generator
  ) { input, trial in
    trial.cover(4, "empty plaintext", input.plaintext.isEmpty)
    trial.cover(9, "PartyUInfo and PartyVInfo", input.partyUInfo != nil && input.partyVInfo != nil)
    trial.cover(8, "neither", input.partyUInfo == nil && input.partyVInfo == nil)
    trial.cover(3, "an empty party info", input.partyUInfo == [] || input.partyVInfo == [])
    let key = try input.recipient.privateKey()
    guard let foreign = CJose.Key(publicX: key.publicKey.x, publicY: key.publicKey.y),
      let token = CJose.encrypt(input.plaintext, to: foreign, header: input.header)
    else { return try trial.expect(false, "cjose does not seal") }
    let jwe = try DirectJWE.open(token.span, with: key)
    try trial.expectEqual(jwe.plaintext.octets, input.plaintext, "the plaintext")
    try trial.expectEqual(jwe.header.partyUInfo, input.partyUInfo, "PartyUInfo")
    try trial.expectEqual(jwe.header.partyVInfo, input.partyVInfo, "PartyVInfo")
    let naive = NaiveOpen.plaintext(of: token, scalar: input.recipient.scalar)
    try trial.expectEqual(naive, input.plaintext, "the plaintext by the naive reader")
  }
}

/// Octets for cjose to seal, and what it is to state in the header.
public struct ForeignPlaintext: Sendable, CustomStringConvertible {
  let plaintext: [UInt8]
  let partyUInfo: [UInt8]?
  let partyVInfo: [UInt8]?
  let typ: String?
  let recipient: GeneratedKey

  /// The octets and what is there of the header.
  public var description: String {
    "plaintext \(Description.hexadecimal(plaintext)), apu \(shown(partyUInfo)),"
      + " apv \(shown(partyVInfo)), typ \(typ?.quoted ?? "absent"), recipient \(recipient)"
  }

  private func shown(_ octets: [UInt8]?) -> String {
    octets.map(Description.hexadecimal) ?? "absent"
  }

  /// Any octets and any party infos.
  static let generator = Generator { source throws(Rejection) in
    let partyInfo = Generator<[UInt8]>.octets(count: 0...80).optional
    return ForeignPlaintext(
      plaintext: try source.draw(.octets()), partyUInfo: try source.draw(partyInfo),
      partyVInfo: try source.draw(partyInfo),
      // U+0000 would end a text of C.
      typ: try source.draw(Generator<String>.strings(count: 0...6).optional)?
        .replacing("\0", with: ""),
      recipient: try source.draw(GeneratedKey.generator))
  }

  var header: [(String, String)] {
    var header = [("alg", "ECDH-ES"), ("enc", "A256GCM")]
    for (name, octets) in [("apu", partyUInfo), ("apv", partyVInfo)] {
      guard let octets else { continue }
      header.append((name, String(decoding: Base64URL.encode(octets.span), as: UTF8.self)))
    }
    if let typ { header.append(("typ", typ)) }
    return header
  }
}

extension JSONText.Tree {
  /// Whether cjose's JSON library holds the value: its strings are C's, its numbers the machine's.
  fileprivate var isWithinJansson: Bool {
    switch self {
    case .null, .bool: true
    case .number(let text):
      text.contains { ".eE".contains($0) } ? Double(text)?.isFinite == true : Int64(text) != nil
    case .string(let text): !text.utf8.contains(0)
    case .array(let elements): elements.allSatisfy(\.isWithinJansson)
    case .object(let members):
      members.allSatisfy { !$0.name.utf8.contains(0) && $0.value.isWithinJansson }
    }
  }
}
