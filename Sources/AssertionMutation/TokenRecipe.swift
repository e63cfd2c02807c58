import PlatformSSOAssertion

/// A token as layers, each of which can be replaced before the layers below are built on it.
///
/// Starts as a token that keeps every rule. Changing a layer and sealing repairs what depends on it:
/// the header segment is the additional data, the party infos go into the KDF, the tag covers all.
public struct TokenRecipe: Sendable {
  /// The header's members in their order; changing them discards `headerText`.
  public var header: [JSONMember] {
    get { members }
    set { (members, headerText, writtenHeader) = (newValue, nil, nil) }
  }
  /// The header as text, instead of what `header` would be written as.
  public var headerText: [UInt8]?
  /// What `apu` encodes and the KDF takes.
  public var partyUInfo: [UInt8] {
    didSet { (header["apu"], knownKey) = (.base64URL(partyUInfo), nil) }
  }
  /// What `apv` encodes and the KDF takes.
  public var partyVInfo: [UInt8] {
    didSet { (header["apv"], knownKey) = (.base64URL(partyVInfo), nil) }
  }
  /// The claims in their order; changing them discards `plaintext`.
  public var claims: [JSONMember] {
    get { claimMembers }
    set { (claimMembers, plaintext, writtenClaims) = (newValue, nil, nil) }
  }
  /// The plaintext, instead of what `claims` would be written as.
  public var plaintext: [UInt8]?
  /// The sender's key pair that `use(_:)` put into the layers.
  public private(set) var ephemeralKey = EphemeralKey.sample
  /// Z as the KDF takes it.
  public var sharedSecret = EphemeralKey.sample.sharedSecret { didSet { knownKey = nil } }
  /// Derives the content key's 32 octets in another way than the construct does.
  public var deriveKey: (@Sendable (TokenRecipe) -> [UInt8])?
  /// The initialization vector's 12 octets.
  public var initializationVector = Sample.initializationVector
  /// Makes other additional data of the header's octets than their segment.
  public var additionalData: (@Sendable ([UInt8]) -> [UInt8])?
  /// The octets of the second segment.
  public var encryptedKey: [UInt8] = []
  /// Changes what the segments encode after the content was sealed.
  public var editContent: (@Sendable (inout SealedContent) -> Void)?
  /// Changes the five segments' text after everything else is done.
  public var editSegments: (@Sendable (inout [[UInt8]]) -> Void)?

  // Not by observers, which an initializer's own assignments pass by.
  private var members: [JSONMember]
  private var claimMembers: [JSONMember]
  /// What `header` is written as, as far as that is known; the sample's always is.
  private(set) var writtenHeader: [UInt8]?
  /// What `claims` are written as, as far as that is known.
  private(set) var writtenClaims: [UInt8]?
  /// The content key of the construct's own derivation, as long as it is the sample's: most recipes
  /// leave Z and the party infos at that.
  private(set) var knownKey: [UInt8]?

  /// A token that keeps every rule against `Sample.expectations`.
  public init() {
    self = Self.sample
  }

  private static let sample = TokenRecipe(
    ephemeral: EphemeralKey.sample.publicKey, recipient: Sample.recipient.publicKey)

  private init(ephemeral: P256PublicKey, recipient: P256PublicKey) {
    partyUInfo = PartyUInfo(ephemeralKey: ephemeral).octets
    partyVInfo = PartyVInfo(recipient: recipient, nonce: Sample.requestNonce).octets
    members = [
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
    claimMembers = [
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
    write()
    knownKey = KeyInput(self).key
  }

  /// Writes the members that no text stands for, so that what asks next need not.
  mutating func write() {
    if headerText == nil, writtenHeader == nil {
      writtenHeader = JSONValue.object(members).jsonText
    }
    if plaintext == nil, writtenClaims == nil {
      writtenClaims = JSONValue.object(claimMembers).jsonText
    }
  }

  /// Makes another key pair the sender's: `epk`, `apu` and Z follow.
  public mutating func use(_ key: EphemeralKey) {
    ephemeralKey = key
    sharedSecret = key.sharedSecret
    partyUInfo = PartyUInfo(ephemeralKey: key.publicKey).octets
    var members = ephemeralMembers
    members["x"] = .base64URL(key.publicKey.x)
    members["y"] = .base64URL(key.publicKey.y)
    header["epk"] = .object(members)
  }

  /// The members of `epk`; a whole key where `epk` is not an object.
  var ephemeralMembers: [JSONMember] {
    if case .object(let members) = header["epk"] { return members }
    return [
      JSONMember("kty", .string("EC")), JSONMember("crv", .string("P-256")),
      JSONMember("x", .base64URL(ephemeralKey.publicKey.x)),
      JSONMember("y", .base64URL(ephemeralKey.publicKey.y)),
    ]
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
