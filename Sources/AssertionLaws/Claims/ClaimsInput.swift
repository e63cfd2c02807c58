import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// The claims of one login, and all that they are judged by.
public struct ClaimsInput: Sendable, CustomStringConvertible {
  /// The claims with their spelling.
  let text: JSONText
  let expectations: Expectations
  /// The nonce in PartyVInfo.
  let partyVNonce: String
  /// The header's `kid`, or nil for none.
  let kid: String?
  /// Whether the header refers to a key elsewhere.
  let hasKeyReference: Bool

  /// The claims as members.
  var members: [JSONMember] {
    if case .object(let members) = JSONValue(text.tree) { members } else { [] }
  }

  /// The claims' text, and what is expected of it.
  public var description: String {
    let policy = expectations.policy
    var lines = [
      text.octets.shown,
      "now \(expectations.now), skew \(policy.skew), tolerance \(policy.lifetimeTolerance)"
        + (policy.allowsStringDates ? ", string dates" : ""),
      "expected: aud \(expectations.audience.shown), sub \(expectations.subject.shown), nonce "
        + "\(expectations.nonce.shown), scope \(expectations.scope.shown) as "
        + "\(policy.scopeComparison)",
      "server nonce \(expectations.requestNonce.shown) in \(policy.serverNonceClaimName), apv's "
        + partyVNonce.debugDescription,
    ]
    if kid != Sample.recipient.publicKey.keyIdentifier || hasKeyReference {
      lines.append(
        "kid \(kid.debugDescription) (\(policy.kidMismatch)), key reference: \(hasKeyReference) "
          + "(\(policy.keyReference))")
    }
    return lines.joined(separator: "\n")
  }

  /// The token that carries the claims, sealed anew.
  func token() -> [UInt8] {
    var recipe = TokenRecipe()
    if partyVNonce != Sample.requestNonce {
      recipe.partyVInfo =
        PartyVInfo(recipient: Sample.recipient.publicKey, nonce: partyVNonce).octets
    }
    if kid != Sample.recipient.publicKey.keyIdentifier {
      recipe.header["kid"] = kid.map { .string($0) }
    }
    if hasKeyReference { recipe.header["jku"] = .string("https://attacker.example/keys") }
    recipe.plaintext = text.octets
    return recipe.token()
  }
}

extension Expected {
  /// The text in quotes, or that there is none.
  fileprivate var shown: String {
    switch self {
    case .exactly(let text): text.debugDescription
    case .unchecked: "unchecked"
    }
  }
}
