/// The decisions that the sources leave to an identity provider.
public struct AssertionPolicy: Sendable {
  /// The claim that holds the server's nonce unless the configuration names another.
  public static let requestNonce = "request_nonce"

  /// Which prefixes of PartyVInfo are allowed.
  public enum PrefixPolicy: Equatable, Sendable {
    /// Exactly this text; empty where the configuration sets no prefix.
    case exactly(String)
    /// Any one of these texts.
    case oneOf([String])
    /// Any octets.
    case any
  }

  /// What follows when an advisory rule breaks.
  public enum Reaction: String, Sendable {
    /// Accept, and list the rule among the warnings.
    case warn
    /// Refuse.
    case refuse
  }

  /// How scopes are compared; never by substring.
  public enum ScopeComparison: Sendable {
    /// Equal texts, octet for octet.
    case text
    /// The same set of space-separated tokens (RFC 6749, 3.3), in any order.
    case set
  }

  /// The prefix that PartyVInfo must start with.
  public var partyVPrefix: PrefixPolicy
  /// How far clocks may differ, in seconds.
  public var skew: UInt32
  /// How much longer than 300 s an assertion may live, in seconds.
  public var lifetimeTolerance: UInt32
  /// What follows when `kid` does not name the recipient's key.
  public var kidMismatch: Reaction
  /// What follows when the header refers to a key by `jku`, `jwk`, `x5u` or `x5c`.
  public var keyReference: Reaction
  /// Whether `iat` and `exp` may be strings of a number, as some of Apple's samples show them.
  public var allowsStringDates: Bool
  /// How `scope` is compared.
  public var scopeComparison: ScopeComparison
  /// The claim that holds the server's nonce: the `serverNonceClaimName` of the configuration.
  public var serverNonceClaimName: String

  /// Apple's defaults, 60 s of skew, and no tolerance.
  public init(
    partyVPrefix: PrefixPolicy = .exactly(PartyVInfo.assertionPrefix), skew: UInt32 = 60,
    lifetimeTolerance: UInt32 = 0, kidMismatch: Reaction = .warn, keyReference: Reaction = .warn,
    allowsStringDates: Bool = false, scopeComparison: ScopeComparison = .text,
    serverNonceClaimName: String = Self.requestNonce
  ) {
    self.partyVPrefix = partyVPrefix
    self.skew = skew
    self.lifetimeTolerance = lifetimeTolerance
    self.kidMismatch = kidMismatch
    self.keyReference = keyReference
    self.allowsStringDates = allowsStringDates
    self.scopeComparison = scopeComparison
    self.serverNonceClaimName = serverNonceClaimName
  }
}

extension AssertionPolicy.PrefixPolicy {
  /// Whether a prefix is allowed, octet for octet.
  package func allows(_ prefix: Span<UInt8>) -> Bool {
    switch self {
    case .exactly(let text): return prefix.equals(text)
    case .oneOf(let texts):
      for text in texts where prefix.equals(text) { return true }
      return false
    case .any: return true
    }
  }
}
