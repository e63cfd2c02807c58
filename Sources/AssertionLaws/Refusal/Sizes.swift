import PlatformSSOAssertion
import PropertyTesting
import References

extension RefusalLaws {
  /// A tag cut or extended to any size from 0 to 32 octets is refused for its size, but of 16.
  public static let tagLengths = Property(
    "refusal-tag-lengths", Resized.generator
  ) { input, trial in
    trial.cover(15, "cut", input.count < 16)
    trial.cover(15, "extended", input.count > 16)
    // Sizes that GCM knows (NIST SP 800-38D, 5.2.1.2) and A256GCM does not.
    trial.cover(4, "a size of GCM", [4, 8, 12, 13, 14, 15].contains(input.count))
    trial.label("16 octets", if: input.count == 16)
    var segments = Segments(of: try input.claims.sealed())
    let key = try input.claims.recipient.privateKey()
    guard let tag = NaiveBase64URL.decode(segments.texts[4]) else {
      return try trial.expect(false, "the tag is not strict base64url")
    }
    let resized = Array((tag + input.further).prefix(input.count))
    segments.texts[4] = Base64URL.encode(resized.span)
    let refusal = "content.tag-length at octet of the token \(segments.start(of: 4))"
    try trial.expectBroken(
      segments.token, of: input.claims, with: key, input.count == 16 ? [] : [refusal],
      "a tag of \(input.count) octets")
  }

  /// A token encrypted for real with a vector of another size than 12 octets is refused for it.
  ///
  /// OpenSSL encrypts with none of no octets; that token keeps the ciphertext of another vector.
  public static let vectorLengths = Property(
    "refusal-vector-lengths", Resized.generator
  ) { input, trial in
    trial.cover(10, "cut", input.count < 12)
    trial.cover(15, "extended", input.count > 12)
    trial.label("12 octets", if: input.count == 12)
    let token = try input.claims.sealed()
    let key = try input.claims.recipient.privateKey()
    let jwe = try DirectJWE.open(token.span, with: key)
    let plaintext = jwe.plaintext.octets
    guard let contentKey = input.contentKey(of: jwe.header) else {
      return try trial.expect(false, "OpenSSL derives no key")
    }
    let vector = Array((input.claims.initializationVector + input.further).prefix(input.count))
    var segments = Segments(of: token)
    segments.texts[2] = Base64URL.encode(vector.span)
    if let (text, tag) = VectorOfAnySize(key: contentKey, vector: vector)
      .seal(plaintext, additionalData: segments.texts[0])
    {
      segments.texts[3] = Base64URL.encode(text.span)
      segments.texts[4] = Base64URL.encode(tag.span)
    } else {
      try trial.expect(vector.isEmpty, "OpenSSL does not encrypt")
    }
    let isWhole = input.count == 12
    try trial.expect((segments.token == token) == isWhole, "OpenSSL encrypts to another text")
    let refusal = "content.iv-length at octet of the token \(segments.start(of: 2))"
    try trial.expectBroken(
      segments.token, of: input.claims, with: key, isWhole ? [] : [refusal],
      "a vector of \(input.count) octets")
  }
}

/// Claims to seal, the size that a part of their token gets, and how it goes on where it grows.
public struct Resized: Sendable, CustomStringConvertible {
  let claims: GeneratedClaims
  let count: Int
  let further: [UInt8]

  /// The size, the octets, and the claims.
  public var description: String {
    "\(count) octets of it and of \(Description.hexadecimal(further)), in the token of \(claims)"
  }

  static let generator = Generator { source throws(Rejection) in
    Resized(
      claims: try source.draw(GeneratedClaims.generator),
      count: source.integer(in: 0...32),
      further: source.octets(count: 20...20))
  }

  /// The content key by OpenSSL alone.
  func contentKey(of header: ProtectedHeader) -> [UInt8]? {
    guard let point = header.ephemeralPoint,
      let secret = OpenSSLAgreement.sharedSecret(scalar: claims.recipient.scalar, point: point)
    else { return nil }
    return SSKDF.key(
      secret: secret, algorithmID: Array("A256GCM".utf8), partyUInfo: header.partyUInfo ?? [],
      partyVInfo: header.partyVInfo ?? [], keyBits: 256)
  }
}
