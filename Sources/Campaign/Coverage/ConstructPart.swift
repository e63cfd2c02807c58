import PlatformSSOAssertion

/// The folders of the library, in the order in which a token meets what is in them.
public enum ConstructPart: String, CaseIterable, Sendable {
  case compact = "Compact"
  case encoding = "Encoding"
  case header = "Header"
  case partyInfo = "PartyInfo"
  case keyAgreement = "KeyAgreement"
  case contentEncryption = "ContentEncryption"
  case claims = "Claims"
  case operations = "Operations"
  case rules = "Rules"
  case secrets = "Secrets"
  case other = "Other"

  /// The part of a file below the library's sources.
  init(ofFile path: String) {
    let folder = String(path.prefix { $0 != "/" })
    self = ConstructPart(rawValue: folder) ?? .other
  }

  /// The stages whose rules are checked there: the gates that inputs must pass to get further.
  public var stages: [Stage] {
    switch self {
    case .compact: [.compact]
    case .encoding: [.base64url, .headerJSON, .claimsJSON]
    case .header: [.header, .ephemeralKey]
    case .partyInfo: [.partyUInfo, .partyVInfo]
    case .keyAgreement: [.keyAgreement]
    case .contentEncryption: [.contentEncryption]
    case .claims: [.claims]
    case .operations, .rules, .secrets, .other: []
    }
  }
}
