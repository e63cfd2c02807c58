import COpenSSL

/// What must be fresh for each token: the ephemeral key and the initialization vector.
///
/// Only tests inject them. A pair used twice for one recipient gives the plaintexts away, since the
/// content key follows from the key pair and the vector is AES-GCM's nonce.
public struct SealingMaterial: ~Copyable {
  /// The ephemeral key.
  public let ephemeralKey: P256PrivateKey
  /// The initialization vector, 12 octets.
  public let initializationVector: [UInt8]

  /// Makes fresh material.
  public init() {
    ephemeralKey = P256PrivateKey.generate()
    var vector = [UInt8](repeating: 0, count: A256GCM.ivCount)
    let isRandom = RAND_bytes(&vector, CInt(vector.count)) == 1
    precondition(isRandom, "libcrypto has no randomness")
    initializationVector = vector
  }

  /// Takes known material, for tests and known answers only.
  public init(
    reusing ephemeralKey: consuming P256PrivateKey, initializationVector: [UInt8]
  ) {
    self.ephemeralKey = ephemeralKey
    self.initializationVector = initializationVector
  }
}

/// What a sealed token's header holds beside what is fixed.
public struct SealOptions: Sendable {
  /// PartyVInfo's prefix.
  public var partyVPrefix: String
  /// Custom header members, written behind the fixed ones.
  public var customHeader: [JSONMember]
  /// The claim that holds the server's nonce.
  public var serverNonceClaimName: String

  /// Apple's defaults.
  public init(
    partyVPrefix: String = PartyVInfo.assertionPrefix, customHeader: [JSONMember] = [],
    serverNonceClaimName: String = AssertionPolicy.requestNonce
  ) {
    self.partyVPrefix = partyVPrefix
    self.customHeader = customHeader
    self.serverNonceClaimName = serverNonceClaimName
  }
}

extension EmbeddedAssertion {
  /// Seals claims as the Mac does: its member order and layout, `kid` as in Apple's sample.
  ///
  /// - Parameters:
  ///   - claims: The claims, whose nonce from the server goes into PartyVInfo as well.
  ///   - recipient: The identity provider's `loginRequestEncryptionPublicKey`.
  ///   - material: Fresh unless a test injects its own.
  /// - Returns: The compact serialization.
  public static func seal(
    _ claims: borrowing AssertionClaims, to recipient: P256PublicKey,
    options: SealOptions = SealOptions(), material: borrowing SealingMaterial = SealingMaterial()
  ) throws(SealError) -> [UInt8] {
    try seal(
      claims, to: recipient, options: options, from: material.ephemeralKey,
      initializationVector: material.initializationVector)
  }

  /// Seals with whatever agrees on Z for the sender, such as a key that remembers it for a harness.
  package static func seal(
    _ claims: borrowing AssertionClaims, to recipient: P256PublicKey, options: SealOptions,
    from sender: borrowing some RecipientKey & ~Copyable, initializationVector: [UInt8]
  ) throws(SealError) -> [UInt8] {
    try check(claims, options, initializationVector)
    let ephemeral = sender.publicKey
    let partyUInfo = PartyUInfo(ephemeralKey: ephemeral).octets
    let partyVInfo =
      PartyVInfo(prefix: options.partyVPrefix, recipient: recipient, nonce: claims.requestNonce)
      .octets
    let header = headerJSON(
      ephemeral, recipient, partyUInfo: partyUInfo, partyVInfo: partyVInfo, options.customHeader)
    let headerSegment = Base64URL.encode(header.span)
    let plaintext = claims.json(serverNonceClaimName: options.serverNonceClaimName)
    guard
      let contentKey = try? DirectAgreement.contentKey(
        sharedSecret: sender.sharedSecret(with: recipient), partyUInfo: partyUInfo,
        partyVInfo: partyVInfo),
      let sealed = A256GCM.seal(
        plaintext.span, key: contentKey, iv: initializationVector.span,
        additionalData: headerSegment.span)
    else { throw .tooLarge }
    return CompactSerialization.serialize(
      headerSegment: headerSegment, encryptedKey: [UInt8]().span,
      initializationVector: initializationVector.span,
      ciphertext: sealed.ciphertext.span, authenticationTag: sealed.tag.span)
  }

  private static func headerJSON(
    _ ephemeral: P256PublicKey, _ recipient: P256PublicKey, partyUInfo: [UInt8],
    partyVInfo: [UInt8], _ custom: [JSONMember]
  ) -> [UInt8] {
    func text(_ octets: [UInt8]) -> JSONValue {
      .string(String(decoding: Base64URL.encode(octets.span), as: UTF8.self))
    }
    let ephemeralKey: [JSONMember] = [
      JSONMember("y", text(ephemeral.y)), JSONMember("x", text(ephemeral.x)),
      JSONMember("kty", .string("EC")), JSONMember("crv", .string("P-256")),
    ]
    let members: [JSONMember] = [
      JSONMember("enc", .string(ProtectedHeader.encryption)),
      JSONMember("apv", text(partyVInfo)),
      JSONMember("alg", .string(ProtectedHeader.algorithm)),
      JSONMember("epk", .object(ephemeralKey)),
      JSONMember("kid", .string(recipient.keyIdentifier)),
      JSONMember("apu", text(partyUInfo)),
      JSONMember("typ", .string(ProtectedHeader.mediaType)),
    ]
    return JSONValue.object(members + custom).jsonText
  }

  private static func check(
    _ claims: borrowing AssertionClaims, _ options: SealOptions, _ initializationVector: [UInt8]
  ) throws(SealError) {
    guard initializationVector.count == A256GCM.ivCount else {
      throw .initializationVectorLength
    }
    guard claims.password.span.isUTF8 else { throw .passwordNotUTF8 }
    let nonceName = options.serverNonceClaimName
    guard !AssertionClaims.reservedNames.contains(nonceName) else {
      throw .reservedName(nonceName)
    }
    let claimNames = AssertionClaims.reservedNames + [nonceName]
    try checkMembers(claims.custom, reserved: claimNames)
    try checkMembers(options.customHeader, reserved: ProtectedHeader.reservedNames)
  }

  private static func checkMembers(
    _ members: [JSONMember], reserved: [String]
  ) throws(SealError) {
    // Names count by their octets: as `String` two spellings of one letter would be one name.
    var names: Set<[UInt8]> = []
    for member in members {
      let isReserved = reserved.contains { $0.utf8.elementsEqual(member.name.utf8) }
      guard !isReserved, names.insert(Array(member.name.utf8)).inserted else {
        throw .reservedName(member.name)
      }
      try checkValue(member.value)
    }
  }

  /// Refuses what no decoder would read back: a malformed number, a name twice in one object.
  private static func checkValue(_ value: JSONValue) throws(SealError) {
    switch value {
    case .number(let text):
      let isNumber = (try? JSONNumber.scan(text.utf8.span, from: 0)) == text.utf8.count
      guard isNumber else { throw .malformedNumber }
    case .array(let elements):
      for element in elements { try checkValue(element) }
    case .object(let members):
      try checkMembers(members, reserved: [])
    case .null, .bool, .string:
      return
    }
  }
}
