import PlatformSSOAssertion

/// A token as layers, each of which can be replaced before the layers below are built on it.
///
/// Starts as a token that keeps every rule. Changing a layer and sealing repairs what depends on it:
/// the header segment is the additional data, the party infos go into the KDF, the tag covers all.
public struct TokenRecipe: Sendable {
  /// The header's members in their order; without effect where `headerText` is set.
  public var header: [JSONMember]
  /// The header as text, instead of what `header` would be written as.
  public var headerText: [UInt8]?
  /// What `apu` encodes and the KDF takes.
  public var partyUInfo: [UInt8] { didSet { header["apu"] = .base64URL(partyUInfo) } }
  /// What `apv` encodes and the KDF takes.
  public var partyVInfo: [UInt8] { didSet { header["apv"] = .base64URL(partyVInfo) } }
  /// The claims in their order; without effect where `plaintext` is set.
  public var claims: [JSONMember]
  /// The plaintext, instead of what `claims` would be written as.
  public var plaintext: [UInt8]?
  /// The octets of the second segment.
  public var encryptedKey: [UInt8] = []
  /// Changes the five segments' text after everything else is done.
  public var editSegments: (@Sendable (inout [[UInt8]]) -> Void)?

  /// A token that keeps every rule against `Sample.expectations`.
  public init() {
    let ephemeral = Sample.ephemeral.publicKey
    let recipient = Sample.recipient.publicKey
    partyUInfo = PartyUInfo(ephemeralKey: ephemeral).octets
    partyVInfo = PartyVInfo(recipient: recipient, nonce: Sample.requestNonce).octets
    header = [
      JSONMember("enc", .string("A256GCM")),
      JSONMember("apv", .base64URL(partyVInfo)),
      JSONMember("alg", .string("ECDH-ES")),
      JSONMember(
        "epk",
        .object([
          JSONMember("y", .base64URL(ephemeral.y)), JSONMember("x", .base64URL(ephemeral.x)),
          JSONMember("kty", .string("EC")), JSONMember("crv", .string("P-256")),
        ])),
      JSONMember("kid", .string(recipient.keyIdentifier)),
      JSONMember("apu", .base64URL(partyUInfo)),
      JSONMember("typ", .string("platformsso-encrypted-login-assertion+jwt")),
    ]
    claims = [
      JSONMember("iat", .number("\(Sample.issuedAt)")),
      JSONMember("password", .string("bar")),
      JSONMember("iss", .string("foo")),
      JSONMember("request_nonce", .string(Sample.requestNonce)),
      JSONMember("sub", .string("foo")),
      JSONMember("scope", .string("openid offline_access urn:apple:platformsso")),
      JSONMember("exp", .number("\(Sample.issuedAt + 300)")),
      JSONMember("aud", .string("060798FF-814E-4C38-97F8-28C954B7E058")),
      JSONMember("nonce", .string("D1DEE607-0F44-43F5-8B3E-042E91F425A7")),
    ]
  }

  /// The header's text as it will be sealed.
  public var renderedHeader: [UInt8] { headerText ?? JSONValue.object(header).jsonText }

  /// The plaintext as it will be sealed.
  public var renderedPlaintext: [UInt8] { plaintext ?? JSONValue.object(claims).jsonText }

  /// The token's size in octets, without the cost of building it; segment edits do not count.
  var tokenSize: Int {
    let counts = [
      renderedHeader.count, encryptedKey.count, Sample.initializationVector.count,
      renderedPlaintext.count, A256GCM.tagCount,
    ]
    return counts.reduce(4) { $0 + ($1 * 4 + 2) / 3 }
  }

  /// Builds the token: agreement, key derivation and encryption over the layers as they are.
  public func token() -> [UInt8] {
    let headerText = renderedHeader
    let initializationVector = Sample.initializationVector
    let header = Base64URL.encode(headerText.span)
    let sealed = seal(additionalData: header)
    var segments = [
      header, Base64URL.encode(encryptedKey.span),
      Base64URL.encode(initializationVector.span),
      Base64URL.encode(sealed.ciphertext.span), Base64URL.encode(sealed.tag.span),
    ]
    editSegments?(&segments)
    return Array(segments.joined(separator: [UInt8(ascii: ".")]))
  }

  private func seal(additionalData: [UInt8]) -> (ciphertext: [UInt8], tag: [UInt8]) {
    let plaintext = renderedPlaintext
    let initializationVector = Sample.initializationVector
    let sharedSecret = Sample.ephemeral.sharedSecret(with: Sample.recipient.publicKey)
    guard
      let key = try? DirectAgreement.contentKey(
        sharedSecret: sharedSecret, partyUInfo: partyUInfo, partyVInfo: partyVInfo),
      let sealed = A256GCM.seal(
        plaintext.span, key: key, iv: initializationVector.span,
        additionalData: additionalData.span)
    else { preconditionFailure("a recipe's layers exceed four gigabytes") }
    return sealed
  }
}

extension [JSONMember] {
  /// The value of the first member of a name; setting nil removes it, a new name goes last.
  public subscript(name: String) -> JSONValue? {
    get { first { $0.name == name }?.value }
    set {
      let index = firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): self[index].value = value
      case (let index?, nil): remove(at: index)
      case (nil, let value?): append(JSONMember(name, value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONValue {
  /// A string that encodes octets.
  public static func base64URL(_ octets: [UInt8]) -> JSONValue {
    .string(String(decoding: Base64URL.encode(octets.span), as: UTF8.self))
  }
}
