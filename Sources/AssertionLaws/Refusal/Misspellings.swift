import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// A token with one fault in its spelling is refused for that fault, at its offset.
  public static let misspellings = Property(
    "refusal-misspellings", MisspelledClaims.generator
  ) { input, trial in
    for kind in Misspelling.Kind.allCases {
      trial.cover(2, "\(kind)", input.fault.kind == kind)
    }
    let token = try input.claims.sealed()
    let key = try input.claims.recipient.privateKey()
    let misspelled = input.fault.apply(to: token)
    let segments = Segments(of: misspelled.token)
    // Whatever stands in the segment of the encrypted key, nothing should.
    let isKeyPresent = segments.texts.count == 5 && !segments.texts[1].isEmpty
    let present = "agreement.encrypted-key-present at octet of the token \(segments.start(of: 1))"
    try trial.expectBroken(
      misspelled.token, of: input.claims, with: key,
      [misspelled.refusal] + (isKeyPresent ? [present] : []),
      "\(input.fault.kind) in the \(Segments.names[input.fault.segment])")
  }
}

/// Claims to seal, and a fault in the spelling of their token.
public struct MisspelledClaims: Sendable, CustomStringConvertible {
  let claims: GeneratedClaims
  let fault: Misspelling

  /// The fault, and the claims.
  public var description: String {
    "\(fault.kind) (\(fault.choice)) in the \(Segments.names[fault.segment]) at \(fault.place)"
      + " of the token of \(claims)"
  }

  static let generator = Generator { source throws(Rejection) in
    MisspelledClaims(
      claims: try source.draw(GeneratedClaims.generator),
      fault: try source.draw(Misspelling.generator))
  }
}
