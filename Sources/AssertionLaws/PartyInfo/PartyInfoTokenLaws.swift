import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension PartyInfoLaws {
  /// A whole token is accepted exactly where the policy allows its prefix.
  public static let tokenPrefixFollowsPolicy = Property(
    "party-info-token-prefix-follows-policy", PrefixCase.generator
  ) { input, trial in
    classify(input, &trial)
    var recipe = TokenRecipe()
    var fields = PartyLayout.partyV.sampleFields
    fields[0] = input.prefix
    recipe.partyVInfo = PartyLayout.partyV.build(fields)
    var expectations = Sample.expectations
    expectations.policy.partyVPrefix = input.policy
    try expect(
      refusal(of: recipe, expectations),
      input.isAllowed ? nil : PartyFault(.partyVPrefixMismatch, 4), trial)
  }

  /// A token whose `apu` has the layout of `apv`, or the other way round, is refused for it.
  public static let tokenRefusesOtherLayout = Property(
    "party-info-token-refuses-other-layout", PartyFields.generator, share: 0.5
  ) { info, trial in
    var recipe = TokenRecipe()
    let octets = info.layout.build(info.fields)
    let isSample = info.fields == info.layout.sampleFields
    for layout in PartyLayout.allCases {
      trial.cover(15, "\(layout.rawValue) in the other's place", layout == info.layout)
    }
    trial.cover(1, "the sample's own", isSample)
    switch info.layout {
    case .partyU: recipe.partyVInfo = octets
    case .partyV: recipe.partyUInfo = octets
    }
    try expect(refusal(of: recipe), info.faultAsOther, trial)
  }

  /// A token in whose party info one field is another is refused for that field.
  public static let tokenRefusesChangedField = Property(
    "party-info-token-refuses-changed-field", TokenFields.changed
  ) { token, trial in
    cover(
      [
        .partyULabel, .partyUPointForm, .partyUKeyMismatch, .partyVPrefixMismatch, .partyVPointForm,
        .partyVRecipientMismatch, .partyVNonceUTF8, .partyVNonceMismatch,
      ], token, &trial)
    try trial.expect(token.fault != nil, "nothing is changed")
    try expect(refusal(of: token.recipe, token.expectations), token.fault, trial)
  }

  /// Octets moved from a field to its neighbours never give an accepted token, though party info
  /// and everything else are sealed anew and any prefix and nonce may be allowed.
  public static let tokenRefusesMovedOctets = Property(
    "party-info-token-refuses-moved-octets", TokenFields.moved
  ) { token, trial in
    cover(
      [
        .partyULabel, .partyVPrefixMismatch, .partyVPointForm, .partyVRecipientMismatch,
      ], token, &trial)
    trial.cover(15, "any prefix and nonce allowed", token.isLenient)
    trial.cover(5, "a point of 65 octets", token.info.fields[1].count == 65)
    trial.label("an empty field", if: token.info.fields.contains { $0.isEmpty })
    try trial.expect(token.fault != nil, "nothing is moved")
    try expect(refusal(of: token.recipe, token.expectations), token.fault, trial)
  }

  private static func cover(_ rules: [Rule], _ token: TokenFields, _ trial: inout Trial) {
    for rule in rules { trial.cover(0.5, rule.id, token.fault?.rule == rule) }
    trial.label(token.fault?.rule.id ?? "no fault")
  }

  private static func refusal(
    of recipe: TokenRecipe, _ expectations: Expectations = Sample.expectations
  ) -> PartyFault? {
    let token = recipe.token()
    do throws(Refusal) {
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: expectations,
        limits: Limits(headerSize: 256 * 1024))
      return nil
    } catch {
      return PartyFault(error)
    }
  }
}
