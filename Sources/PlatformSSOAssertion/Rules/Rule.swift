/// One requirement that an encrypted embedded assertion meets or breaks.
///
/// The raw value is the stable id that errors, corpus files, reports and documentation share; an id
/// is never given to another requirement. `definition` holds the stage, force and source of each.
public enum Rule: String, CaseIterable, Sendable {
  // Compact serialization.
  case compactTokenSize = "compact.token-size"
  case compactSegmentCount = "compact.segment-count"
  case compactHeaderMissing = "compact.header-missing"

  // Base64url of the segments.
  case base64URLPadding = "base64url.padding"
  case base64URLWhitespace = "base64url.whitespace"
  case base64URLStandardAlphabet = "base64url.standard-alphabet"
  case base64URLAlphabet = "base64url.alphabet"
  case base64URLLength = "base64url.length"
  case base64URLTrailingBits = "base64url.trailing-bits"

  // The header as JSON text.
  case headerSize = "header.size"
  case headerUTF8 = "header.utf8"
  case headerByteOrderMark = "header.byte-order-mark"
  case headerJSONSyntax = "header.json-syntax"
  case headerJSONString = "header.json-string"
  case headerJSONNumber = "header.json-number"
  case headerLoneSurrogate = "header.lone-surrogate"
  case headerTrailingData = "header.trailing-data"
  case headerNotAnObject = "header.not-an-object"
  case headerDuplicateMember = "header.duplicate-member"
  case headerDepth = "header.depth"
  case headerMemberCount = "header.member-count"

  // Header members.
  case headerAlgMissing = "header.alg-missing"
  case headerAlgUnsupported = "header.alg-unsupported"
  case headerHPKEUnsupported = "header.hpke-unsupported"
  case headerEncMissing = "header.enc-missing"
  case headerEncUnsupported = "header.enc-unsupported"
  case headerTypMissing = "header.typ-missing"
  case headerTypMismatch = "header.typ-mismatch"
  case headerZipPresent = "header.zip-present"
  case headerCritPresent = "header.crit-present"
  case headerKeyReference = "header.key-reference"
  case headerKidType = "header.kid-type"
  case headerKidMismatch = "header.kid-mismatch"
  case headerEpkMissing = "header.epk-missing"
  case headerEpkType = "header.epk-type"
  case headerApuMissing = "header.apu-missing"
  case headerApuType = "header.apu-type"
  case headerApuEncoding = "header.apu-encoding"
  case headerApvMissing = "header.apv-missing"
  case headerApvType = "header.apv-type"
  case headerApvEncoding = "header.apv-encoding"

  // The ephemeral public key.
  case epkKeyType = "epk.key-type"
  case epkCurve = "epk.curve"
  case epkPrivateMember = "epk.private-member"
  case epkCoordinateMissing = "epk.coordinate-missing"
  case epkCoordinateEncoding = "epk.coordinate-encoding"
  case epkCoordinateLength = "epk.coordinate-length"
  case epkCoordinateRange = "epk.coordinate-range"
  case epkNotOnCurve = "epk.not-on-curve"

  // PartyUInfo.
  case partyULengthTruncated = "party-u.length-truncated"
  case partyUFieldOverrun = "party-u.field-overrun"
  case partyUTrailingOctets = "party-u.trailing-octets"
  case partyULabel = "party-u.label"
  case partyUPointForm = "party-u.point-form"
  case partyUKeyMismatch = "party-u.key-mismatch"

  // PartyVInfo.
  case partyVLengthTruncated = "party-v.length-truncated"
  case partyVFieldOverrun = "party-v.field-overrun"
  case partyVTrailingOctets = "party-v.trailing-octets"
  case partyVPrefixMismatch = "party-v.prefix-mismatch"
  case partyVPointForm = "party-v.point-form"
  case partyVRecipientMismatch = "party-v.recipient-mismatch"
  case partyVNonceUTF8 = "party-v.nonce-utf8"
  case partyVNonceMismatch = "party-v.nonce-mismatch"

  // Key agreement and content encryption.
  case agreementEncryptedKeyPresent = "agreement.encrypted-key-present"
  case contentIVLength = "content.iv-length"
  case contentTagLength = "content.tag-length"
  case contentAuthentication = "content.authentication"

  // The claims as JSON text.
  case claimsUTF8 = "claims.utf8"
  case claimsByteOrderMark = "claims.byte-order-mark"
  case claimsJSONSyntax = "claims.json-syntax"
  case claimsJSONString = "claims.json-string"
  case claimsJSONNumber = "claims.json-number"
  case claimsLoneSurrogate = "claims.lone-surrogate"
  case claimsTrailingData = "claims.trailing-data"
  case claimsNotAnObject = "claims.not-an-object"
  case claimsDuplicateMember = "claims.duplicate-member"
  case claimsDepth = "claims.depth"
  case claimsMemberCount = "claims.member-count"

  // Claims against expectations.
  case claimsAudMissing = "claims.aud-missing"
  case claimsAudType = "claims.aud-type"
  case claimsAudMismatch = "claims.aud-mismatch"
  case claimsIssMissing = "claims.iss-missing"
  case claimsIssType = "claims.iss-type"
  case claimsSubMissing = "claims.sub-missing"
  case claimsSubType = "claims.sub-type"
  case claimsIssSubMismatch = "claims.iss-sub-mismatch"
  case claimsSubMismatch = "claims.sub-mismatch"
  case claimsIatMissing = "claims.iat-missing"
  case claimsIatType = "claims.iat-type"
  case claimsIatRange = "claims.iat-range"
  case claimsIatInFuture = "claims.iat-in-future"
  case claimsExpMissing = "claims.exp-missing"
  case claimsExpType = "claims.exp-type"
  case claimsExpRange = "claims.exp-range"
  case claimsExpInPast = "claims.exp-in-past"
  case claimsExpNotAfterIat = "claims.exp-not-after-iat"
  case claimsLifetimeTooLong = "claims.lifetime-too-long"
  case claimsNonceMissing = "claims.nonce-missing"
  case claimsNonceType = "claims.nonce-type"
  case claimsNonceMismatch = "claims.nonce-mismatch"
  case claimsRequestNonceMissing = "claims.request-nonce-missing"
  case claimsRequestNonceType = "claims.request-nonce-type"
  case claimsRequestNonceMismatch = "claims.request-nonce-mismatch"
  case claimsScopeMissing = "claims.scope-missing"
  case claimsScopeType = "claims.scope-type"
  case claimsScopeMismatch = "claims.scope-mismatch"
  case claimsPasswordMissing = "claims.password-missing"
  case claimsPasswordType = "claims.password-type"

  /// The stable id, such as `compact.segment-count`.
  public var id: String { rawValue }
}
