import PlatformSSOAssertion

/// A token that breaks one rule and no other, and a close neighbour that keeps every rule.
public struct RuleExample: Sendable {
  /// The rule that the first token breaks.
  public let rule: Rule
  /// How it does so, in a few words joined by hyphens; unique among the rule's examples.
  public let name: String
  /// The token that breaks the rule.
  public let breaking: TokenRecipe
  /// The token that comes close and keeps it.
  public let keeping: TokenRecipe

  /// Derives both tokens from the sample.
  init(
    _ rule: Rule, _ name: String, breaks: (inout TokenRecipe) -> Void,
    keeps: (inout TokenRecipe) -> Void = { _ in }
  ) {
    self.rule = rule
    self.name = name
    var breaking = TokenRecipe()
    breaks(&breaking)
    self.breaking = breaking
    var keeping = TokenRecipe()
    keeps(&keeping)
    self.keeping = keeping
  }

  /// At least one example for each rule of the catalogue.
  public static let all: [RuleExample] =
    compact + base64URL + headerText + headerMembers + ephemeralKey + partyInfo + content
    + claimsText + claimsMembers + claimsTimes + names
}
