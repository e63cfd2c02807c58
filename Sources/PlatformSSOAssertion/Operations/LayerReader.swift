/// Reads a token layer by layer: the one path that `open` and `inspect` both take.
///
/// Cheap checks come first: everything that costs no elliptic-curve operation stands before the one
/// multiplication, and nothing of the plaintext is read before its tag has verified.
struct LayerReader<Recorder: RuleRecorder>: ~Copyable, ~Escapable {
  private let token: Span<UInt8>
  private let profile: Profile
  private let expectations: StatedExpectations?
  private let limits: Limits
  private let agreedPartyVInfo: [UInt8]?

  var recorder: Recorder
  private(set) var compact: CompactSerialization?
  private(set) var header: ProtectedHeader?
  private var initializationVector: [UInt8]?
  private var tag: [UInt8]?
  private(set) var ephemeralKey: P256PublicKey?
  private(set) var partyUInfo: PartyUInfo?
  private(set) var partyVInfo: PartyVInfo?
  private(set) var plaintext: SecretBytes?
  /// The claims, where none is missing and each has its type.
  private(set) var claims: VerifiedClaims?

  /// - Parameter agreedPartyVInfo: What the KDF takes where the header has no `apv`.
  @_lifetime(copy token)
  init(
    _ token: Span<UInt8>, _ profile: Profile, _ expectations: Expectations?, _ limits: Limits,
    agreedPartyVInfo: [UInt8]? = nil, _ recorder: consuming Recorder
  ) {
    self.token = token
    self.profile = profile
    self.expectations = expectations.map(StatedExpectations.init)
    self.limits = limits
    self.agreedPartyVInfo = agreedPartyVInfo
    self.recorder = recorder
  }

  /// Reads everything that is readable without the private key.
  ///
  /// - Parameter recipient: The recipient's public key, or nil where it is not known.
  mutating func readPublicLayers(recipient: P256PublicKey?) throws(Refusal) {
    compact = try CompactSerialization.read(token, limits, &recorder)
    guard let compact else { return }
    try readHeader(compact)
    guard let header else { return }
    try checkSegmentSizes(compact)
    try checkCurve(header)
    guard profile == .assertion else { return }
    try readPartyInfo(header, recipient: recipient)
    try checkAdvice(header, recipient: recipient)
  }

  private mutating func readHeader(_ compact: CompactSerialization) throws(Refusal) {
    let text = compact.text(of: .protectedHeader, in: token)
    guard !text.isEmpty,
      try recorder.require(
        Base64URL.decodedCount(text.count) <= limits.headerSize, .headerSize,
        at: limits.headerSize),
      let octets = compact.octets(of: .protectedHeader, in: token)
    else { return }
    guard var header = try ProtectedHeader.read(octets, limits, &recorder) else { return }
    try header.check(profile, &recorder)
    self.header = header
  }

  /// Checks the sizes that direct agreement and A256GCM prescribe.
  private mutating func checkSegmentSizes(_ compact: CompactSerialization) throws(Refusal) {
    let encryptedKey = compact.range(of: .encryptedKey)
    try recorder.require(
      encryptedKey.isEmpty, .agreementEncryptedKeyPresent, at: encryptedKey.lowerBound)
    initializationVector = try decode(
      .initializationVector, compact, A256GCM.ivCount, .contentIVLength)
    tag = try decode(.authenticationTag, compact, A256GCM.tagCount, .contentTagLength)
  }

  /// Decodes a segment of a prescribed size; nil where it breaks a rule.
  private mutating func decode(
    _ segment: CompactSerialization.Segment, _ compact: CompactSerialization, _ count: Int,
    _ rule: Rule
  ) throws(Refusal) -> [UInt8]? {
    guard let octets = compact.octets(of: segment, in: token) else { return nil }
    let isSize = octets.count == count
    let offset = compact.range(of: segment).lowerBound
    return try recorder.require(isSize, rule, at: offset) ? octets : nil
  }

  private mutating func checkCurve(_ header: ProtectedHeader) throws(Refusal) {
    guard let point = header.ephemeralPoint else { return }
    ephemeralKey = try? P256PublicKey(sharing: point)
    let offset = header.members.epk.map { header.tape.nodes[$0].start }
    try recorder.require(ephemeralKey != nil, .epkNotOnCurve, at: offset)
  }

  private mutating func readPartyInfo(
    _ header: ProtectedHeader, recipient: P256PublicKey?
  ) throws(Refusal) {
    if let octets = header.partyUInfo {
      do throws(Refusal) {
        partyUInfo = try PartyUInfo(parsing: octets.span)
      } catch {
        try recorder.breaks(error)
      }
      if let partyUInfo {
        recorder.keepsRest(of: Rule.partyULayoutRules)
        try partyUInfo.check(against: ephemeralKey, &recorder)
      }
    }
    guard let octets = header.partyVInfo else { return }
    do throws(Refusal) {
      partyVInfo = try PartyVInfo(parsing: octets.span)
    } catch {
      try recorder.breaks(error)
    }
    guard let partyVInfo else { return }
    recorder.keepsRest(of: Rule.partyVLayoutRules)
    try partyVInfo.check(against: expectations, recipient: recipient, &recorder)
  }

  /// Checks what names a key beside the key that the caller configured.
  private mutating func checkAdvice(
    _ header: ProtectedHeader, recipient: P256PublicKey?
  ) throws(Refusal) {
    let keyReference = expectations?.value.policy.keyReference ?? .warn
    try header.checkKeyReferences(keyReference, &recorder)
    // Without the recipient's key, PartyVInfo's copy of it is what `kid` can be held against.
    guard
      let identifier = recipient?.keyIdentifier
        ?? partyVInfo.map({ KeyIdentifier.text(of: SHA256.digest($0.point.span)) })
    else { return }
    let kidMismatch = expectations?.value.policy.kidMismatch ?? .warn
    try header.checkKeyIdentifier(against: identifier, kidMismatch, &recorder)
  }

  /// Agrees on the key, decrypts, and reads the claims.
  mutating func readSecretLayers(
    with key: borrowing some RecipientKey & ~Copyable
  ) throws(Refusal) {
    guard let compact, let header, header.isDirectAgreement, header.hasReadablePartyInfo,
      compact.range(of: .encryptedKey).isEmpty,
      let ephemeralKey, let initializationVector, let tag,
      let ciphertext = compact.octets(of: .ciphertext, in: token)
    else { return }
    let contentKey = try DirectAgreement.contentKey(
      sharedSecret: key.sharedSecret(with: ephemeralKey), partyUInfo: header.partyUInfo ?? [],
      partyVInfo: header.partyVInfo ?? agreedPartyVInfo ?? [])
    plaintext = A256GCM.open(
      ciphertext.span, key: contentKey, iv: initializationVector.span, tag: tag.span,
      additionalData: compact.text(of: .protectedHeader, in: token))
    let offset = compact.range(of: .authenticationTag).lowerBound
    let isAuthentic = plaintext != nil
    guard try recorder.require(isAuthentic, .contentAuthentication, at: offset),
      profile == .assertion
    else { return }
    try readClaims()
  }

  private mutating func readClaims() throws(Refusal) {
    guard let text = plaintext?.span else { return }
    let tape: JSONTape
    do throws(JSONFault) {
      tape = try JSONReader.read(text, limits: limits)
    } catch {
      return try recorder.breaks(.claimsJSON(error.kind), at: error.offset)
    }
    guard tape.nodes[0].kind == .object else {
      return try recorder.breaks(.claimsNotAnObject, at: tape.nodes[0].start)
    }
    let name = expectations?.value.policy.serverNonceClaimName ?? AssertionPolicy.requestNonce
    let members = ClaimMembers(of: JSONView(text, tape), serverNonceClaimName: name)
    recorder.keepsRest(of: Rule.claimsJSONRules)
    let times = try ClaimsVerifier(JSONView(text, tape), members, expectations)
      .check(partyVNonce: partyVInfo?.readableNonce, &recorder)
    claims = VerifiedClaims(tape, members, times)
  }

  /// Gives the plaintext out, once.
  mutating func takePlaintext() -> SecretBytes? {
    plaintext.take()
  }
}
