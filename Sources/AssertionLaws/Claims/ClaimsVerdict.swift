import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension ClaimsLaws {
  /// Compares what an inspection and `open` make of a sealed token with what the model says.
  ///
  /// - Returns: The broken rules.
  static func expectVerdict(
    on input: ClaimsInput, _ trial: inout Trial
  ) throws -> Set<Rule> {
    var expected = ClaimsModel(
      input.members, input.expectations, partyVNonce: input.partyVNonce
    ).broken
    var warnings: Set<Rule> = []
    let policy = input.expectations.policy
    if let kid = input.kid, kid != Sample.recipient.publicKey.keyIdentifier {
      if policy.kidMismatch == .refuse {
        expected.insert(.headerKidMismatch)
      } else {
        warnings.insert(.headerKidMismatch)
      }
    }
    if input.hasKeyReference {
      if policy.keyReference == .refuse {
        expected.insert(.headerKeyReference)
      } else {
        warnings.insert(.headerKeyReference)
      }
    }
    let token = input.token()
    let inspection = Inspection(
      of: token.span, with: SampleRecipient(), expecting: input.expectations)
    let broken = inspection.broken
    try trial.expectRules(broken.map(\.rule), expected, "the broken rules")
    for refusal in broken where refusal.stage == .claims {
      let place = refusal.offset.flatMap { MemberPlace.name(at: $0, of: input.text.octets) }
      let name = claimName(of: refusal.rule, input)
      try trial.expect(
        place == name, "\(refusal) leads to \(place ?? "no claim") and not to \(name ?? "none")")
    }
    try expectOpening(token, input, refusing: broken.first, warning: warnings, &trial)
    return expected
  }

  /// The claim to whose value a refusal leads; none where the claim is missing.
  private static func claimName(of rule: Rule, _ input: ClaimsInput) -> String? {
    switch rule {
    case let rule where rule.id.hasSuffix("-missing"): nil
    case .claimsRequestNonceType, .claimsRequestNonceMismatch:
      input.expectations.policy.serverNonceClaimName
    case .claimsLifetimeTooLong: "exp"
    default: rule.id.split { $0 == "." || $0 == "-" }.dropFirst().first.map(String.init)
    }
  }

  private static func expectOpening(
    _ token: [UInt8], _ input: ClaimsInput, refusing refusal: Refusal?,
    warning warnings: Set<Rule>, _ trial: inout Trial
  ) throws {
    let claims: AssertionClaims
    let warned: [Rule]
    do throws(Refusal) {
      let opened = try EmbeddedAssertion.open(
        token.span, with: SampleRecipient(), expecting: input.expectations)
      claims = opened.claims
      warned = opened.warnings.map(\.rule)
    } catch {
      return try trial.expectEqual(error, refusal, "what open refuses by")
    }
    try trial.expect(refusal == nil, "open accepts what breaks \(refusal?.rule.id ?? "nothing")")
    try trial.expectRules(warned, warnings, "the warnings")
    let members = input.members
    let (issuer, subject) = (claims.issuer, claims.subject)
    try trial.expectEqual(.string(issuer), members.value(named: "iss"), "iss as read")
    try trial.expectEqual(.string(subject), members.value(named: "sub"), "sub as read")
    let (nonce, scope) = (claims.nonce, claims.scope)
    try trial.expectEqual(.string(nonce), members.value(named: "nonce"), "nonce as read")
    try trial.expectEqual(.string(scope), members.value(named: "scope"), "scope as read")
    let name = input.expectations.policy.serverNonceClaimName
    let requestNonce = claims.requestNonce
    try trial.expectEqual(.string(requestNonce), members.value(named: name), "\(name) as read")
    let password = claims.password.octets
    let stated = members.value(named: "password")?.text.map { Array($0.utf8) }
    try trial.expectEqual(password, stated, "the password as read")
    let fixed = ["aud", "iss", "sub", "iat", "exp", "nonce", "scope", "password", name]
    let custom = claims.custom
    let others = members.filter { member in
      !fixed.contains { $0.utf8.elementsEqual(member.name.utf8) }
    }
    try trial.expectEqual(custom, others, "the custom claims as read")
  }
}
