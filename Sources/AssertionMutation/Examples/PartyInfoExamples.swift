import PlatformSSOAssertion

extension RuleExample {
  /// PartyUInfo and PartyVInfo.
  static let partyInfo: [RuleExample] = partyU + partyV

  private static let partyU: [RuleExample] = [
    RuleExample(.partyULengthTruncated, "empty") { $0.partyUInfo = [] },
    RuleExample(.partyULengthTruncated, "three-octets") { $0.partyUInfo = [0, 0, 0] },
    RuleExample(.partyULengthTruncated, "one-field") { $0.partyUInfo.removeLast(69) },
    RuleExample(.partyUFieldOverrun, "label-one-longer-than-all") {
      $0.partyUInfo[3] = UInt8($0.partyUInfo.count - 4 + 1)
    },
    RuleExample(.partyUFieldOverrun, "length-of-all-ones") {
      $0.partyUInfo.replaceSubrange(0..<4, with: [255, 255, 255, 255])
    },
    RuleExample(.partyUFieldOverrun, "point-cut") { $0.partyUInfo.removeLast() },
    RuleExample(.partyUTrailingOctets, "one-octet") { $0.partyUInfo.append(0) },
    RuleExample(.partyUTrailingOctets, "empty-third-field") {
      $0.partyUInfo += [0, 0, 0, 0]
    },
    RuleExample(.partyULabel, "mixed-case") { $0.partyU(label: "Apple") },
    RuleExample(.partyULabel, "empty") { $0.partyU(label: "") },
    RuleExample(.partyULabel, "prefix-of-party-v") { $0.partyU(label: "APPLEEMBEDDED") },
    RuleExample(.partyUPointForm, "compressed") {
      $0.partyU(point: [2] + Sample.ephemeral.publicKey.x)
    },
    RuleExample(.partyUPointForm, "without-the-04") {
      $0.partyU(point: Array(Sample.ephemeral.publicKey.x963.dropFirst()))
    },
    RuleExample(.partyUPointForm, "hybrid") {
      $0.partyU(point: [6] + Sample.ephemeral.publicKey.x963.dropFirst())
    },
    RuleExample(.partyUKeyMismatch, "recipient") {
      $0.partyU(point: Sample.recipient.publicKey.x963)
    },
    RuleExample(.partyUKeyMismatch, "last-octet") {
      var point = Sample.ephemeral.publicKey.x963
      point[64] ^= 1
      $0.partyU(point: point)
    },
  ]

  private static let partyV: [RuleExample] = [
    RuleExample(.partyVLengthTruncated, "empty") { $0.partyVInfo = [] },
    RuleExample(.partyVLengthTruncated, "two-fields") {
      $0.partyVInfo.removeLast(4 + Sample.requestNonce.utf8.count)
    },
    RuleExample(.partyVFieldOverrun, "nonce-cut") { $0.partyVInfo.removeLast() },
    RuleExample(.partyVFieldOverrun, "sign-bit") { $0.partyVInfo[0] = 0x80 },
    RuleExample(.partyVTrailingOctets, "one-octet") { $0.partyVInfo.append(0) },
    RuleExample(.partyVTrailingOctets, "empty-fourth-field") { $0.partyVInfo += [0, 0, 0, 0] },
    RuleExample(.partyVPrefixMismatch, "login-response") { $0.partyV(prefix: "Apple") },
    RuleExample(.partyVPrefixMismatch, "absent") { $0.partyV(prefix: "") },
    RuleExample(.partyVPrefixMismatch, "longer") { $0.partyV(prefix: "APPLEEMBEDDED\0") },
    RuleExample(.partyVPointForm, "compressed") {
      $0.partyV(point: [3] + Sample.recipient.publicKey.x)
    },
    RuleExample(.partyVPointForm, "empty") { $0.partyV(point: []) },
    RuleExample(.partyVRecipientMismatch, "ephemeral-key") {
      $0.partyV(point: Sample.ephemeral.publicKey.x963)
    },
    RuleExample(.partyVNonceUTF8, "cut-character") {
      $0.partyV(nonce: Array(Sample.requestNonce.utf8) + [0xC3])
    },
    RuleExample(.partyVNonceMismatch, "another-nonce") { $0.bothNonces("another") },
    RuleExample(.partyVNonceMismatch, "one-character-more") {
      $0.bothNonces(Sample.requestNonce + "=")
    },
    RuleExample(.partyVNonceMismatch, "empty") { $0.bothNonces("") },
  ]
}

extension TokenRecipe {
  fileprivate mutating func partyU(label: String? = nil, point: [UInt8]? = nil) {
    var info = PartyUInfo(ephemeralKey: Sample.ephemeral.publicKey)
    if let label { info.label = Array(label.utf8) }
    if let point { info.point = point }
    partyUInfo = info.octets
  }

  fileprivate mutating func partyV(
    prefix: String = PartyVInfo.assertionPrefix, point: [UInt8]? = nil, nonce: [UInt8]? = nil
  ) {
    var info = PartyVInfo(
      prefix: prefix, recipient: Sample.recipient.publicKey, nonce: Sample.requestNonce)
    if let point { info.point = point }
    if let nonce { info.nonce = nonce }
    partyVInfo = info.octets
  }

  /// Puts one nonce into PartyVInfo and the claims, which then agree with each other.
  fileprivate mutating func bothNonces(_ nonce: String) {
    partyV(nonce: Array(nonce.utf8))
    claims["request_nonce"] = .string(nonce)
  }
}
