import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// A token with octets put before it, behind it or anywhere into it is refused.
  public static let insertions = Property(
    "refusal-insertions", EditedToken.generator(of: [.insertion])
  ) { input, trial in
    trial.cover(5, "before the token", input.edits[0].place == .first)
    trial.cover(5, "behind the token", input.edits[0].place == .last)
    trial.cover(15, "within the token", input.edits[0].place.isWithin)
    trial.cover(8, "octets of the alphabet", input.edits[0].octets.allSatisfy(\.isBase64URL))
    trial.cover(5, "several octets", input.edits[0].octets.count > 2)
    trial.cover(
      0.3, "an encrypted key",
      input.edits[0].place == .segment(1) && input.edits[0].octets.allSatisfy(\.isBase64URL))
    try input.expectRefused(trial)
  }

  /// A token from which octets are cut, at its start, its end or anywhere, is refused.
  public static let removals = Property(
    "refusal-removals", EditedToken.generator(of: [.removal])
  ) { input, trial in
    trial.cover(4, "from the start", input.edits[0].place == .first)
    trial.cover(5, "from the end", input.edits[0].place == .last)
    trial.cover(15, "within the token", input.edits[0].place.isWithin)
    trial.cover(10, "one octet", input.edits[0].count == 1)
    try input.expectRefused(trial)
  }

  /// A token that several edits change is refused; where they cancel out it is accepted.
  public static let edits = Property(
    "refusal-edits", EditedToken.generator(of: TokenEdit.Kind.allCases)
  ) { input, trial in
    trial.cover(15, "several edits", input.edits.count > 1)
    for kind in TokenEdit.Kind.allCases {
      trial.cover(8, "\(kind)", input.edits.contains { $0.kind == kind })
    }
    try input.expectRefused(trial)
  }
}

/// Claims to seal, and edits to their token, one after the other.
public struct EditedToken: Sendable, CustomStringConvertible {
  let claims: GeneratedClaims
  let edits: [TokenEdit]

  /// The edits, and the claims.
  public var description: String {
    "\(edits.map(\.description).joined(separator: ", then ")) of the token of \(claims)"
  }

  static func generator(of kinds: [TokenEdit.Kind]) -> Generator<EditedToken> {
    Generator<EditedToken> { source throws(Rejection) in
      let edit = TokenEdit.generator(of: kinds)
      return EditedToken(
        claims: try source.draw(GeneratedClaims.generator),
        edits: try source.draw(edit.array(count: 1...(kinds.count > 1 ? 3 : 1))))
    }
  }

  /// Seals, edits, and opens.
  func expectRefused(_ trial: Trial) throws(Falsification) {
    let token = try claims.sealed()
    var altered = token
    for edit in edits { edit.apply(to: &altered) }
    let key = try claims.recipient.privateKey()
    guard altered != token else {
      _ = try claims.opened(altered)
      return
    }
    try trial.expectRefused(altered, of: claims, with: key, "the token is another text")
  }
}
