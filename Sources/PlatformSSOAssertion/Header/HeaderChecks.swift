extension ProtectedHeader {
  /// The value of `alg` (RFC 7518, 4.6).
  static let algorithm = "ECDH-ES"
  /// The value of `enc` (RFC 7518, 5.3).
  static let encryption = "A256GCM"
  /// The value of `typ`.
  static let mediaType = "platformsso-encrypted-login-assertion+jwt"

  /// Checks `alg` and `enc`, and tells HPKE from what is merely unknown.
  func checkAlgorithms(_ recorder: inout some RuleRecorder) throws(Refusal) {
    let view = JSONView(octets.span, tape)
    let hasAlgorithm = try recorder.require(members.alg != nil, .headerAlgMissing)
    guard try recorder.require(!asksForHPKE(view), .headerHPKEUnsupported, at: start(members.alg))
    else { return }
    if hasAlgorithm, let alg = members.alg {
      try recorder.require(
        view.isString(alg, Self.algorithm), .headerAlgUnsupported, at: start(alg))
    }
    if try recorder.require(members.enc != nil, .headerEncMissing), let enc = members.enc {
      try recorder.require(
        view.isString(enc, Self.encryption), .headerEncUnsupported, at: start(enc))
    }
  }

  /// Whether `alg` names HPKE, or `enc` does under `dir`.
  private func asksForHPKE(_ view: borrowing JSONView) -> Bool {
    guard let alg = members.alg else { return false }
    if view.isString(alg, startingWith: "HPKE-") { return true }
    guard let enc = members.enc else { return false }
    return view.isString(alg, "dir") && view.isString(enc, startingWith: "HPKE-")
  }

  /// Whether the header asks for what this decoder does, so that decrypting makes sense.
  var isDirectAgreement: Bool {
    let view = JSONView(octets.span, tape)
    guard let alg = members.alg, let enc = members.enc else { return false }
    return view.isString(alg, Self.algorithm) && view.isString(enc, Self.encryption)
  }

  /// Whether each party info that is there could be decoded.
  var hasReadablePartyInfo: Bool {
    (members.apu == nil || partyUInfo != nil) && (members.apv == nil || partyVInfo != nil)
  }

  /// Refuses what would change how the token is read.
  func checkExtensions(_ recorder: inout some RuleRecorder) throws(Refusal) {
    try recorder.require(members.zip == nil, .headerZipPresent, at: start(members.zip))
    try recorder.require(members.crit == nil, .headerCritPresent, at: start(members.crit))
  }

  /// Compares `typ` as a media type: ASCII case folded, `application/` optional.
  func checkType(_ recorder: inout some RuleRecorder) throws(Refusal) {
    guard try recorder.require(members.typ != nil, .headerTypMissing), let typ = members.typ else {
      return
    }
    let view = JSONView(octets.span, tape)
    let isType = view.isString(typ, Self.mediaType) || isMediaTypeInOtherWords(view, typ)
    try recorder.require(isType, .headerTypMismatch, at: start(typ))
  }

  private func isMediaTypeInOtherWords(_ view: borrowing JSONView, _ typ: Int) -> Bool {
    guard view.node(typ).kind == .string else { return false }
    var text = view.unescaped(typ)
    for index in text.indices where 0x41...0x5A ~= text[index] { text[index] |= 0x20 }
    return text.span.equals(Self.mediaType) || text.span.equals("application/" + Self.mediaType)
  }

  /// Checks that `kid`, if present, is a string.
  func checkKeyIdentifierType(_ recorder: inout some RuleRecorder) throws(Refusal) {
    guard let kid = members.kid else {
      recorder.skips(.headerKidType, because: .notApplicable)
      return
    }
    try recorder.require(
      tape.nodes[kid].kind == .string, .headerKidType, at: tape.nodes[kid].start)
  }

  /// Compares `kid`, if present, with the recipient's identifier.
  ///
  /// - Parameter identifier: The text that the Mac writes for the recipient's key; other spellings
  ///   of its digest are equal to it.
  func checkKeyIdentifier(
    against identifier: String, _ reaction: AssertionPolicy.Reaction,
    _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    guard let kid = members.kid, tape.nodes[kid].kind == .string else {
      recorder.skips(.headerKidMismatch, because: .notApplicable)
      return
    }
    let view = JSONView(octets.span, tape)
    let isIdentifier =
      view.isString(kid, identifier)
      || KeyIdentifier.digest(of: view.unescaped(kid))
        == KeyIdentifier.digest(of: Array(identifier.utf8))
    try recorder.require(isIdentifier, .headerKidMismatch, at: start(kid), reaction)
  }

  /// Reports a member that refers to a key elsewhere.
  func checkKeyReferences(
    _ reaction: AssertionPolicy.Reaction, _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    try recorder.require(
      members.keyReference == nil, .headerKeyReference, at: start(members.keyReference), reaction)
  }

  /// Decodes `apu` or `apv`.
  func decode(
    _ member: Int?, _ profile: Profile, _ missing: Rule, _ type: Rule, _ encoding: Rule,
    _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> [UInt8]? {
    if profile == .assertion { try recorder.require(member != nil, missing) }
    guard let member else {
      recorder.skips(type, because: .notApplicable)
      recorder.skips(encoding, because: .notApplicable)
      return nil
    }
    let view = JSONView(octets.span, tape)
    guard try recorder.require(view.node(member).kind == .string, type, at: start(member)) else {
      return nil
    }
    let octets = view.base64URL(member)
    try recorder.require(octets != nil, encoding, at: start(member))
    return octets
  }

  private func start(_ member: Int?) -> Int? {
    member.map { tape.nodes[$0].start }
  }
}

extension JSONView {
  /// Whether the value is a string whose text starts so.
  func isString(_ index: Int, startingWith prefix: String) -> Bool {
    guard node(index).kind == .string else { return false }
    var octets = JSONStringOctets(content(index))
    for octet in prefix.utf8 where octets.next() != octet { return false }
    return true
  }

  /// The octets that a string encodes, or nil where it is not strict base64url.
  func base64URL(_ index: Int) -> [UInt8]? {
    guard node(index).hasEscapes else { return try? Base64URL.decode(content(index)) }
    return try? Base64URL.decode(unescaped(index).span)
  }
}
