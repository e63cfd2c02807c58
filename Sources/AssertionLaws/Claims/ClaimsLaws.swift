import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// Laws of the claims: a model decides, and the verifier agrees.
public enum ClaimsLaws {
  /// All laws of the family, in the order of its files.
  public static let all: [any RunnableProperty] = [
    verdict, times, boundarySeconds, audience, user, nonces, scope, keyNames,
  ]

  /// Claims that stray anywhere break exactly the rules that the model says.
  public static let verdict = Property(
    "claims-verdict", ClaimsDrawing.generator(nil)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    trial.cover(3, "accepted", broken.isEmpty)
    trial.cover(8, "one rule broken", broken.count == 1)
    trial.cover(8, "several rules broken", broken.count > 1)
    trial.cover(4, "a claim is missing", broken.contains { $0.id.hasSuffix("-missing") })
    trial.cover(5, "a claim of another type", broken.contains { $0.id.hasSuffix("-type") })
    trial.cover(10, "a near miss", broken.contains { $0.id.hasSuffix("-mismatch") })
    for rule in Rule.allCases where broken.contains(rule) { trial.label(rule.id) }
  }

  /// `aud` is the audience, or an array of texts that has it.
  public static let audience = Property(
    "claims-audience", ClaimsDrawing.generator(.audience)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    let value = input.members.value(named: "aud")
    let isArray = if case .array = value { true } else { false }
    trial.cover(5, "an array that has it", isArray && broken.isEmpty)
    trial.cover(4, "an array that has it not", isArray && broken.contains(.claimsAudMismatch))
    trial.cover(5, "another text", !isArray && broken.contains(.claimsAudMismatch))
    trial.cover(2, "another type", broken.contains(.claimsAudType))
    trial.cover(1, "missing", broken.contains(.claimsAudMissing))
  }

  /// `iss` and `sub` are both the user's name, octet for octet.
  public static let user = Property(
    "claims-user", ClaimsDrawing.generator(.user)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    let issuer = input.members.value(named: "iss")?.text ?? ""
    let subject = input.members.value(named: "sub")?.text ?? ""
    trial.cover(4, "accepted", broken.isEmpty)
    trial.cover(3, "both of another user", broken == [.claimsSubMismatch])
    trial.cover(10, "iss and sub differ", broken.contains(.claimsIssSubMismatch))
    trial.cover(
      0.5, "canonically equivalent",
      issuer == subject && broken.contains(.claimsIssSubMismatch))
    trial.cover(
      0.5, "another user, canonically equivalent",
      input.expectations.subject == .exactly(subject) && broken.contains(.claimsSubMismatch))
  }

  /// Both nonces are what was issued, and the server's stands in the configured claim and in
  /// PartyVInfo.
  public static let nonces = Property(
    "claims-nonces", ClaimsDrawing.generator(.nonces)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    trial.cover(3, "accepted", broken.isEmpty)
    for (rule, share) in [
      (Rule.claimsNonceMismatch, 7.0), (.claimsRequestNonceMismatch, 10),
      (.claimsRequestNonceMissing, 2), (.partyVNonceMismatch, 10),
    ] {
      trial.cover(share, rule.id, broken.contains(rule))
    }
    let name = input.expectations.policy.serverNonceClaimName
    trial.cover(10, "another claim for the server's nonce", name != "request_nonce")
    trial.cover(
      0.7, "the usual claim beside the configured one",
      name != "request_nonce" && input.members.value(named: "request_nonce") != nil)
  }

  /// `scope` is the request's text, or the same set of tokens where the policy says so.
  public static let scope = Property(
    "claims-scope", ClaimsDrawing.generator(.scope)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    let text = input.members.value(named: "scope")?.text ?? ""
    let isText = input.expectations.scope == .exactly(text)
    let isSet = if case .set = input.expectations.policy.scopeComparison { true } else { false }
    trial.cover(2, "another order or count, as a set", isSet && !isText && broken.isEmpty)
    trial.cover(
      5, "another order or count, as a text", !isSet && broken.contains(.claimsScopeMismatch))
    trial.cover(4, "another set", isSet && broken.contains(.claimsScopeMismatch))
    trial.cover(0.3, "a double space", isSet && text.contains("  "))
    trial.cover(0.3, "spaces alone", isSet && !text.isEmpty && text.allSatisfy { $0 == " " })
  }

  /// A `kid` of another key and a reference to a key refuse or warn, as the policy says.
  public static let keyNames = Property(
    "claims-key-names", ClaimsDrawing.generator(.keyNames)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    let policy = input.expectations.policy
    trial.cover(8, "kid refused", broken.contains(.headerKidMismatch))
    trial.cover(
      3, "only warned of", broken.isEmpty && input.hasKeyReference && policy.keyReference == .warn)
    trial.cover(8, "reference refused", broken.contains(.headerKeyReference))
  }
}
