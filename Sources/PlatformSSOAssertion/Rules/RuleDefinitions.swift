extension Rule {
  /// The catalogue's entry for this rule.
  public var definition: RuleDefinition {
    switch self {
    // Compact serialization and base64url.
    case .compactTokenSize:
      RuleDefinition(
        .compact, .policy, .jose, "RFC 8259, 9",
        "The token is no longer than the caller's limit (256 KiB by default).")
    case .compactSegmentCount:
      RuleDefinition(
        .compact, .must, .jose, "RFC 7516, 7.1",
        "The token has exactly five segments, separated by four dots.")
    case .compactHeaderMissing:
      RuleDefinition(
        .compact, .must, .jose, "RFC 7516, 7.1",
        "The protected header's segment is not empty.")
    case .base64URLPadding:
      RuleDefinition(
        .base64url, .must, .jose, "RFC 7515, 2",
        "No segment is padded with '='.")
    case .base64URLWhitespace:
      RuleDefinition(
        .base64url, .must, .jose, "RFC 7515, 2",
        "No segment holds white space or a line break.")
    case .base64URLStandardAlphabet:
      RuleDefinition(
        .base64url, .must, .jose, "RFC 4648, 5",
        "No segment uses '+' or '/' of the standard base64 alphabet.")
    case .base64URLAlphabet:
      RuleDefinition(
        .base64url, .must, .jose, "RFC 4648, 5",
        "Every character of a segment is a letter, a digit, '-' or '_'.")
    case .base64URLLength:
      RuleDefinition(
        .base64url, .must, .jose, "RFC 7515, Appendix C",
        "No segment's length is 1 modulo 4.")
    case .base64URLTrailingBits:
      RuleDefinition(
        .base64url, .policy, .jose, "RFC 4648, 3.5",
        "The bits behind a segment's last octet are zero, so that each value has one spelling.")
    // The header as JSON text.
    case .headerSize:
      RuleDefinition(
        .headerJSON, .policy, .jose, "RFC 8259, 9",
        "The decoded header is no longer than the caller's limit (64 KiB by default).")
    case .headerUTF8:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 7516, 5.2",
        "The header is well-formed UTF-8.")
    case .headerByteOrderMark:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 8259, 8.1",
        "The header does not start with a byte order mark.")
    case .headerJSONSyntax:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 8259, 2",
        "The header follows the JSON grammar.")
    case .headerJSONString:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 8259, 7",
        "Strings hold no bare control character and only the escapes of JSON.")
    case .headerJSONNumber:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 8259, 6",
        "Numbers follow the JSON grammar: no leading zero or plus, no bare point, no NaN.")
    case .headerLoneSurrogate:
      RuleDefinition(
        .headerJSON, .policy, .jose, "RFC 7493, 2.1",
        "No string holds the escape of a lone surrogate.")
    case .headerTrailingData:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 8259, 2",
        "Nothing but white space follows the header's JSON value.")
    case .headerNotAnObject:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 7516, 4",
        "The header is a JSON object.")
    case .headerDuplicateMember:
      RuleDefinition(
        .headerJSON, .must, .jose, "RFC 7516, 4",
        "No object of the header has two members of one name, escapes resolved.")
    case .headerDepth:
      RuleDefinition(
        .headerJSON, .policy, .jose, "RFC 8259, 9",
        "The header nests no deeper than the caller's limit (32 by default).")
    case .headerMemberCount:
      RuleDefinition(
        .headerJSON, .policy, .jose, "RFC 8259, 9",
        "The header has no more members and elements than the caller's limit (1,024 by default).")
    // Header members.
    case .headerAlgMissing:
      RuleDefinition(
        .header, .must, .jose, "RFC 7516, 4.1.1",
        "The header has an alg member.")
    case .headerAlgUnsupported:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6",
        "The value of alg is the string ECDH-ES.")
    case .headerHPKEUnsupported:
      RuleDefinition(
        .header, .policy, .jose, "Apple, loginRequestEncryptionAlgorithm",
        "The token does not ask for HPKE, which this decoder does not implement.")
    case .headerEncMissing:
      RuleDefinition(
        .header, .must, .jose, "RFC 7516, 4.1.2",
        "The header has an enc member.")
    case .headerEncUnsupported:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 5.3",
        "The value of enc is the string A256GCM.")
    case .headerTypMissing:
      RuleDefinition(
        .header, .must, .assertion, applePage,
        "The header has a typ member.")
    case .headerTypMismatch:
      RuleDefinition(
        .header, .must, .assertion, "\(applePage); RFC 7516, 4.1.11",
        "The value of typ is the media type platformsso-encrypted-login-assertion+jwt.")
    case .headerZipPresent:
      RuleDefinition(
        .header, .policy, .jose, "RFC 8725, 3.6",
        "The header has no zip member.")
    case .headerCritPresent:
      RuleDefinition(
        .header, .must, .jose, "RFC 7516, 4.1.13",
        "The header has no crit member, since this decoder understands no extension.")
    case .headerKeyReference:
      RuleDefinition(
        .header, .policy, .assertion, "RFC 8725, 3.10",
        "The header names no key by jku, jwk, x5u or x5c; such a member is never followed.")
    case .headerKidType:
      RuleDefinition(
        .header, .must, .jose, "RFC 7516, 4.1.6",
        "The value of kid is a string.")
    case .headerKidMismatch:
      RuleDefinition(
        .header, .policy, .assertion, applePage,
        "The value of kid is the base64 text of SHA-256 over the recipient's X9.63 point.")
    case .headerEpkMissing:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6.1.1",
        "The header has an epk member.")
    case .headerEpkType:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6.1.1",
        "The value of epk is a JSON object.")
    case .headerApuMissing:
      RuleDefinition(
        .header, .must, .assertion, applePage,
        "The header has an apu member.")
    case .headerApuType:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6.1.2",
        "The value of apu is a string.")
    case .headerApuEncoding:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6.1.2",
        "The value of apu is strict base64url.")
    case .headerApvMissing:
      RuleDefinition(
        .header, .must, .assertion, applePage,
        "The header has an apv member.")
    case .headerApvType:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6.1.3",
        "The value of apv is a string.")
    case .headerApvEncoding:
      RuleDefinition(
        .header, .must, .jose, "RFC 7518, 4.6.1.3",
        "The value of apv is strict base64url.")
    // The ephemeral public key.
    case .epkKeyType:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 7517, 4.1; RFC 7518, 6.1",
        "The value of epk.kty is the string EC.")
    case .epkCurve:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 7518, 6.2.1.1",
        "The value of epk.crv is the string P-256.")
    case .epkPrivateMember:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 7518, 4.6.1.1",
        "The ephemeral key is public: epk has no member d.")
    case .epkCoordinateMissing:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 7518, 6.2.1.2 and 6.2.1.3",
        "The members epk.x and epk.y are present.")
    case .epkCoordinateEncoding:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 7518, 6.2.1.2 and 6.2.1.3",
        "The values of epk.x and epk.y are strings of strict base64url.")
    case .epkCoordinateLength:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 7518, 6.2.1.2",
        "Each coordinate is exactly 32 octets, leading zeros kept.")
    case .epkCoordinateRange:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "NIST SP 800-56A Rev. 3, 5.6.2.3",
        "Each coordinate is less than the field's prime.")
    case .epkNotOnCurve:
      RuleDefinition(
        .ephemeralKey, .must, .jose, "RFC 8725, 3.4; NIST SP 800-56A Rev. 3, 5.6.2.3",
        "The point (x, y) lies on P-256.")
    // PartyUInfo.
    case .partyULengthTruncated:
      RuleDefinition(
        .partyUInfo, .must, .assertion, "\(applePage); NIST SP 800-56A, 5.8.1",
        "Each field of PartyUInfo starts with a whole four-octet length.")
    case .partyUFieldOverrun:
      RuleDefinition(
        .partyUInfo, .must, .assertion, "\(applePage); NIST SP 800-56A, 5.8.1",
        "No length in PartyUInfo exceeds the octets behind it.")
    case .partyUTrailingOctets:
      RuleDefinition(
        .partyUInfo, .must, .assertion, applePage,
        "Nothing follows PartyUInfo's second field.")
    case .partyULabel:
      RuleDefinition(
        .partyUInfo, .must, .assertion, applePage,
        "PartyUInfo's first field is the text APPLE.")
    case .partyUPointForm:
      RuleDefinition(
        .partyUInfo, .must, .assertion, applePage,
        "PartyUInfo's second field is an uncompressed X9.63 point: 04 and 64 octets.")
    case .partyUKeyMismatch:
      RuleDefinition(
        .partyUInfo, .must, .assertion, applePage,
        "PartyUInfo's point is the key in epk.")
    // PartyVInfo.
    case .partyVLengthTruncated:
      RuleDefinition(
        .partyVInfo, .must, .assertion, "\(applePage); NIST SP 800-56A, 5.8.1",
        "Each field of PartyVInfo starts with a whole four-octet length.")
    case .partyVFieldOverrun:
      RuleDefinition(
        .partyVInfo, .must, .assertion, "\(applePage); NIST SP 800-56A, 5.8.1",
        "No length in PartyVInfo exceeds the octets behind it.")
    case .partyVTrailingOctets:
      RuleDefinition(
        .partyVInfo, .must, .assertion, applePage,
        "Nothing follows PartyVInfo's third field.")
    case .partyVPrefixMismatch:
      RuleDefinition(
        .partyVInfo, .policy, .assertion, applePage,
        "PartyVInfo's first field is a prefix that the caller allows (APPLEEMBEDDED by default).")
    case .partyVPointForm:
      RuleDefinition(
        .partyVInfo, .must, .assertion, applePage,
        "PartyVInfo's second field is an uncompressed X9.63 point: 04 and 64 octets.")
    case .partyVRecipientMismatch:
      RuleDefinition(
        .partyVInfo, .must, .assertion, applePage,
        "PartyVInfo's point is the recipient's public key.")
    case .partyVNonceUTF8:
      RuleDefinition(
        .partyVInfo, .must, .assertion, applePage,
        "PartyVInfo's nonce is well-formed UTF-8.")
    case .partyVNonceMismatch:
      RuleDefinition(
        .partyVInfo, .must, .assertion, applePage,
        "PartyVInfo's nonce is the nonce that the server issued, octet for octet.")
    // Key agreement and content encryption.
    case .agreementEncryptedKeyPresent:
      RuleDefinition(
        .keyAgreement, .must, .jose, "RFC 7516, 5.2",
        "The encrypted-key segment is empty, as direct key agreement has no encrypted key.")
    case .contentIVLength:
      RuleDefinition(
        .contentEncryption, .must, .jose, "RFC 7518, 5.3",
        "The initialization vector is exactly 12 octets.")
    case .contentTagLength:
      RuleDefinition(
        .contentEncryption, .must, .jose, "RFC 7518, 5.3",
        "The authentication tag is exactly 16 octets.")
    case .contentAuthentication:
      RuleDefinition(
        .contentEncryption, .must, .jose, "RFC 7516, 5.2; NIST SP 800-38D, 7.2",
        "The tag verifies over the ciphertext and the header segment as received.")
    // The claims as JSON text.
    case .claimsUTF8:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 7519, 7.2",
        "The plaintext is well-formed UTF-8.")
    case .claimsByteOrderMark:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 8259, 8.1",
        "The plaintext does not start with a byte order mark.")
    case .claimsJSONSyntax:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 8259, 2",
        "The plaintext follows the JSON grammar.")
    case .claimsJSONString:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 8259, 7",
        "Strings hold no bare control character and only the escapes of JSON.")
    case .claimsJSONNumber:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 8259, 6",
        "Numbers follow the JSON grammar: no leading zero or plus, no bare point, no NaN.")
    case .claimsLoneSurrogate:
      RuleDefinition(
        .claimsJSON, .policy, .assertion, "RFC 7493, 2.1",
        "No string holds the escape of a lone surrogate.")
    case .claimsTrailingData:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 8259, 2",
        "Nothing but white space follows the claims' JSON value.")
    case .claimsNotAnObject:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 7519, 7.2",
        "The plaintext is a JSON object.")
    case .claimsDuplicateMember:
      RuleDefinition(
        .claimsJSON, .must, .assertion, "RFC 7519, 4",
        "No object of the plaintext has two members of one name, escapes resolved.")
    case .claimsDepth:
      RuleDefinition(
        .claimsJSON, .policy, .assertion, "RFC 8259, 9",
        "The plaintext nests no deeper than the caller's limit (32 by default).")
    case .claimsMemberCount:
      RuleDefinition(
        .claimsJSON, .policy, .assertion, "RFC 8259, 9",
        "The plaintext has no more members and elements than the caller's limit (1,024 by default)."
      )
    // Claims against expectations.
    case .claimsAudMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have an aud member.")
    case .claimsAudType:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.3",
        "The value of aud is a string or an array of strings.")
    case .claimsAudMismatch:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.3",
        "The value of aud is the expected audience, or an array that contains it.")
    case .claimsIssMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have an iss member.")
    case .claimsIssType:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.1",
        "The value of iss is a string.")
    case .claimsSubMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have a sub member.")
    case .claimsSubType:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.2",
        "The value of sub is a string.")
    case .claimsIssSubMismatch:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The values of iss and sub are equal, octet for octet.")
    case .claimsSubMismatch:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of sub is the login user name, octet for octet.")
    case .claimsIatMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have an iat member.")
    case .claimsIatType:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.6",
        "The value of iat is a number, or a numeric string where the caller allows the legacy form."
      )
    case .claimsIatRange:
      RuleDefinition(
        .claims, .policy, .assertion, "RFC 7519, 2",
        "The value of iat fits a 64-bit count of seconds.")
    case .claimsIatInFuture:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The time in iat is not later than now and the allowed skew (60 s by default).")
    case .claimsExpMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have an exp member.")
    case .claimsExpType:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.4",
        "The value of exp is a number, or a numeric string where the caller allows the legacy form."
      )
    case .claimsExpRange:
      RuleDefinition(
        .claims, .policy, .assertion, "RFC 7519, 2",
        "The value of exp fits a 64-bit count of seconds.")
    case .claimsExpInPast:
      RuleDefinition(
        .claims, .must, .assertion, "RFC 7519, 4.1.4",
        "The time in exp is later than now less the allowed skew (60 s by default).")
    case .claimsExpNotAfterIat:
      RuleDefinition(
        .claims, .policy, .assertion, applePage,
        "The time in exp is later than that in iat.")
    case .claimsLifetimeTooLong:
      RuleDefinition(
        .claims, .policy, .assertion, applePage,
        "The time in exp is at most 300 s and the caller's tolerance after that in iat.")
    case .claimsNonceMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have a nonce member.")
    case .claimsNonceType:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of nonce is a string.")
    case .claimsNonceMismatch:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of nonce is the login request's nonce, octet for octet.")
    case .claimsRequestNonceMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have a request_nonce member, or the configured one in its place.")
    case .claimsRequestNonceType:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of request_nonce is a string.")
    case .claimsRequestNonceMismatch:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of request_nonce is the nonce in PartyVInfo, octet for octet.")
    case .claimsScopeMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have a scope member.")
    case .claimsScopeType:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of scope is a string.")
    case .claimsScopeMismatch:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of scope is the login request's scope, as text or as a set by the caller's policy."
      )
    case .claimsPasswordMissing:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The claims have a password member.")
    case .claimsPasswordType:
      RuleDefinition(
        .claims, .must, .assertion, applePage,
        "The value of password is a string.")
    }
  }
}

/// Apple's article that describes the construct.
private let applePage = "Apple, Creating an encrypted embedded assertion"
