import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension ErrorLaws {
  /// The network learns one text whatever the cause; only a header that asks for HPKE in clear gets
  /// another one.
  public static let refusalIsUniform = Property(
    "error-refusal-is-uniform", BrokenToken.generator
  ) { input, trial in
    var refusals = input.inspection().broken
    if let refusal = input.refusal() { refusals.append(refusal) }
    cover(refusals, &trial)
    for refusal in refusals {
      let isHPKE = refusal.rule == .headerHPKEUnsupported
      let message = isHPKE ? "unsupported: HPKE" : "invalid assertion"
      try trial.expectEqual(
        Array(refusal.publicMessage.utf8), Array(message.utf8),
        "the public message of \(refusal.rule.id)")
    }
  }

  /// A refusal names a rule of the catalogue, the stage of that rule, and a place within the text
  /// that the stage reads; `open` refuses by the first that an inspection lists.
  public static let refusalHasAPlace = Property(
    "error-refusal-has-a-place", BrokenToken.generator
  ) { input, trial in
    let inspection = input.inspection()
    let broken = inspection.broken
    cover(broken, &trial)
    trial.cover(1, "one rule at several places", input.paddedSegments > 1)
    try trial.expectEqual(input.refusal(), broken.first, "what open refuses by")
    let rules = Set(broken.map(\.rule))
    try trial.expectEqual(rules.count, broken.count, "the number of different broken rules")
    for refusal in broken {
      try trial.expectEqual(
        refusal.stage, refusal.rule.definition.stage, "the stage of \(refusal.rule.id)")
      try trial.expectEqual(
        inspection.verdict(on: refusal.rule), .broken(offset: refusal.offset),
        "the verdict on \(refusal.rule.id)")
      guard let offset = refusal.offset else {
        try trial.expectEqual("\(refusal)", refusal.rule.id, "the description")
        continue
      }
      let unit = refusal.stage.offsetUnit
      try trial.expectEqual(
        "\(refusal)", "\(refusal.rule.id) at \(unit) \(offset)", "the description")
      let count = inspection.count(of: refusal.stage, in: input.token.span)
      try trial.expect(
        count.map { 0...$0 ~= offset } == true,
        "\(refusal) lies outside of the \(count.map(String.init) ?? "unread") octets of its text")
    }
  }

  private static func cover(_ refusals: [Refusal], _ trial: inout Trial) {
    let stages = Set(refusals.map(\.stage))
    for (stage, share) in [
      (Stage.compact, 1.0), (.base64url, 1), (.headerJSON, 1), (.header, 1), (.ephemeralKey, 1),
      (.partyUInfo, 1), (.partyVInfo, 1), (.keyAgreement, 1), (.contentEncryption, 1),
      (.claimsJSON, 1), (.claims, 1),
    ] {
      trial.cover(share, stage.rawValue, stages.contains(stage))
    }
    trial.cover(2, "accepted", refusals.isEmpty)
    trial.cover(2, "several rules", refusals.count > 1)
  }
}
