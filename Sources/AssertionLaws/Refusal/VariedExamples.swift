import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// Each example of a rule breaks that rule alone, whatever else of the token is varied; and its
  /// neighbour, varied likewise, keeps them all.
  public static let variedExamples = Property(
    "refusal-varied-examples", VariedExample.generator, share: 0.5
  ) { input, trial in
    for variation in VariedExample.Variation.allCases {
      trial.cover(15, "\(variation)", input.variations.contains(variation))
    }
    let rule = input.example.rule
    let broken = try judged(input.breaking, input.limits, trial)
    try trial.expectEqual(broken.inspection, [rule.id], "the rules that the example breaks")
    try trial.expectEqual(broken.assertion, rule.id, "the rule that the assertion is refused for")
    let isOfJWE = rule.definition.profile == .jose
    try trial.expectEqual(
      broken.jwe, isOfJWE ? rule.id : nil, "the rule that the JWE is refused for")
    let kept = try judged(input.keeping, input.limits, trial)
    try trial.expectEqual(kept.inspection, [], "the rules that the neighbour breaks")
    try trial.expectEqual(kept.assertion, nil, "the rule that the neighbour is refused for")
    try trial.expectEqual(kept.jwe, nil, "the rule that the neighbour's JWE is refused for")
  }

  private static func judged(
    _ recipe: TokenRecipe, _ limits: Limits, _ trial: Trial
  ) throws(Falsification) -> (inspection: [String], assertion: String?, jwe: String?) {
    let token = recipe.token()
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations, limits: limits)
    let assertion = assertionRefusal(
      of: token, with: Sample.recipient, Sample.expectations, limits: limits)
    let jwe = jweRefusal(of: token, with: Sample.recipient, limits: limits)
    try trial.expectEqual(
      assertion?.description, inspection.broken.first?.description,
      "what is refused, and what is found first")
    return (inspection.broken.map(\.rule.id), assertion?.rule.id, jwe?.rule.id)
  }
}
