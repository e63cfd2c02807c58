extension Rule {
  /// The rules on a segment's encoding.
  static let base64URLRules = Base64URL.FaultKind.allCases.map(Rule.base64URL)

  /// The rules on the header as JSON text.
  static let headerJSONRules =
    JSONFault.Kind.allCases.map(Rule.headerJSON) + [.headerNotAnObject]

  /// The rules on the claims as JSON text.
  static let claimsJSONRules =
    JSONFault.Kind.allCases.map(Rule.claimsJSON) + [.claimsNotAnObject]

  /// The rules on PartyUInfo's lengths.
  static let partyULayoutRules: [Rule] = [
    .partyULengthTruncated, .partyUFieldOverrun, .partyUTrailingOctets,
  ]

  /// The rules on PartyVInfo's lengths.
  static let partyVLayoutRules: [Rule] = [
    .partyVLengthTruncated, .partyVFieldOverrun, .partyVTrailingOctets,
  ]

  /// The rule that a fault of a segment's encoding breaks.
  package static func base64URL(_ kind: Base64URL.FaultKind) -> Rule {
    switch kind {
    case .padding: .base64URLPadding
    case .whitespace: .base64URLWhitespace
    case .standardAlphabet: .base64URLStandardAlphabet
    case .alphabet: .base64URLAlphabet
    case .length: .base64URLLength
    case .trailingBits: .base64URLTrailingBits
    }
  }

  /// The rule that a fault of the header's JSON breaks.
  package static func headerJSON(_ kind: JSONFault.Kind) -> Rule {
    switch kind {
    case .encoding: .headerUTF8
    case .byteOrderMark: .headerByteOrderMark
    case .syntax: .headerJSONSyntax
    case .string: .headerJSONString
    case .number: .headerJSONNumber
    case .loneSurrogate: .headerLoneSurrogate
    case .trailingData: .headerTrailingData
    case .duplicateMember: .headerDuplicateMember
    case .depth: .headerDepth
    case .memberCount: .headerMemberCount
    }
  }

  /// The rule that a fault of the claims' JSON breaks.
  package static func claimsJSON(_ kind: JSONFault.Kind) -> Rule {
    switch kind {
    case .encoding: .claimsUTF8
    case .byteOrderMark: .claimsByteOrderMark
    case .syntax: .claimsJSONSyntax
    case .string: .claimsJSONString
    case .number: .claimsJSONNumber
    case .loneSurrogate: .claimsLoneSurrogate
    case .trailingData: .claimsTrailingData
    case .duplicateMember: .claimsDuplicateMember
    case .depth: .claimsDepth
    case .memberCount: .claimsMemberCount
    }
  }
}
