import PlatformSSOAssertion

/// What claims break, as the construct's table of claims says.
package struct ClaimsModel {
  /// The broken rules.
  package var broken: Set<Rule> = []
  private let claims: [JSONMember]
  private let expectations: Expectations

  /// Judges claims.
  ///
  /// - Parameter partyVNonce: The nonce in PartyVInfo.
  package init(_ claims: [JSONMember], _ expectations: Expectations, partyVNonce: String) {
    self.claims = claims
    self.expectations = expectations
    judgeAudience()
    judgeUser()
    judgeTimes(claims.value(named: "iat"), claims.value(named: "exp"), expectations)
    if let nonce = text("nonce", .claimsNonceMissing, .claimsNonceType) {
      compare(nonce, expectations.nonce, .claimsNonceMismatch)
    }
    compare(partyVNonce, expectations.requestNonce, .partyVNonceMismatch)
    let name = expectations.policy.serverNonceClaimName
    if let nonce = text(name, .claimsRequestNonceMissing, .claimsRequestNonceType) {
      compare(nonce, .exactly(partyVNonce), .claimsRequestNonceMismatch)
    }
    if let scope = text("scope", .claimsScopeMissing, .claimsScopeType) { judge(scope: scope) }
    _ = text("password", .claimsPasswordMissing, .claimsPasswordType)
  }

  /// Notes a rule as broken unless a condition holds.
  mutating func require(_ condition: Bool, _ rule: Rule) {
    if !condition { broken.insert(rule) }
  }

  private mutating func text(_ name: String, _ missing: Rule, _ type: Rule) -> String? {
    let value = claims.value(named: name)
    require(value != nil, missing)
    require(value == nil || value?.text != nil, type)
    return value?.text
  }

  private mutating func compare(_ text: String, _ expected: Expected, _ rule: Rule) {
    guard case .exactly(let wanted) = expected else { return }
    require(text.utf8.elementsEqual(wanted.utf8), rule)
  }

  /// One text, or an array of texts among which is the expected one.
  private mutating func judgeAudience() {
    guard let value = claims.value(named: "aud") else { return require(false, .claimsAudMissing) }
    let audiences: [JSONValue]
    if case .array(let elements) = value { audiences = elements } else { audiences = [value] }
    guard audiences.allSatisfy({ $0.text != nil }) else { return require(false, .claimsAudType) }
    guard case .exactly(let wanted) = expectations.audience else { return }
    require(audiences.contains(.string(wanted)), .claimsAudMismatch)
  }

  private mutating func judgeUser() {
    let issuer = text("iss", .claimsIssMissing, .claimsIssType)
    guard let subject = text("sub", .claimsSubMissing, .claimsSubType) else { return }
    if let issuer { compare(issuer, .exactly(subject), .claimsIssSubMismatch) }
    compare(subject, expectations.subject, .claimsSubMismatch)
  }

  private mutating func judge(scope: String) {
    guard case .exactly(let wanted) = expectations.scope,
      case .set = expectations.policy.scopeComparison
    else { return compare(scope, expectations.scope, .claimsScopeMismatch) }
    let (ours, theirs) = (Self.scopeTokens(wanted), Self.scopeTokens(scope))
    require(ours != nil && ours == theirs, .claimsScopeMismatch)
  }

  /// The tokens of a scope (RFC 6749, 3.3), none for an empty text; nil where a space separates
  /// nothing.
  private static func scopeTokens(_ text: String) -> Set<[UInt8]>? {
    guard !text.isEmpty else { return [] }
    let tokens = Array(text.utf8).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    return tokens.contains { $0.isEmpty } ? nil : Set(tokens.map { Array($0) })
  }
}
