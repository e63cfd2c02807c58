import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// An example of a rule, both of its tokens varied in ways that no rule speaks of.
public struct VariedExample: Sendable, CustomStringConvertible {
  let example: RuleExample
  let breaking: TokenRecipe
  let keeping: TokenRecipe
  /// What the tokens are varied in.
  let variations: [Variation]

  /// A harmless thing to vary.
  enum Variation: CaseIterable, Sendable {
    case headerOrder
    case headerSpelling
    case customHeader
    case claimsOrder
    case claimsSpelling
    case customClaims
    case namesOfKey
    case mediaType
    case audienceArray
  }

  /// The example, what is varied, and what is new in the texts of its tokens.
  public var description: String {
    "\(example.rule.id).\(example.name)"
      + " varied in [\(variations.map { "\($0)" }.joined(separator: ", "))]"
      + ", breaking with \(Self.changes(of: breaking, from: example.breaking))"
      + ", keeping with \(Self.changes(of: keeping, from: example.keeping))"
  }

  private static func changes(of recipe: TokenRecipe, from example: TokenRecipe) -> String {
    let header = Excerpt.of(recipe.renderedHeader, unlike: example.renderedHeader)
    let claims = Excerpt.of(recipe.renderedPlaintext, unlike: example.renderedPlaintext)
    return "header \(header), claims \(claims)"
  }

  /// Wide limits, but for the one that the example is about.
  var limits: Limits {
    var limits = Limits()
    switch example.rule {
    case .compactTokenSize: limits.tokenSize = Sample.limits.tokenSize
    case .headerSize: limits.headerSize = Sample.limits.headerSize
    case .headerDepth, .claimsDepth: limits.depth = Sample.limits.depth
    case .headerMemberCount, .claimsMemberCount: limits.members = Sample.limits.members
    default: break
    }
    return limits
  }

  static let generator = Generator { source throws(Rejection) in
    let example = source.one(of: RuleExample.all)
    let breaking = try source.draw(varied(example.breaking, of: example, isBreaking: true))
    let keeping = try source.draw(varied(example.keeping, of: example, isBreaking: false))
    let varied = breaking.variations + keeping.variations
    return VariedExample(
      example: example, breaking: breaking.recipe, keeping: keeping.recipe,
      variations: Variation.allCases.filter { varied.contains($0) })
  }

  /// Varies a recipe in some of the ways that are left to it.
  private static func varied(
    _ recipe: TokenRecipe, of example: RuleExample, isBreaking: Bool
  ) -> Generator<(recipe: TokenRecipe, variations: [Variation])> {
    let possible = Variation.allCases.filter {
      $0.isPossible(for: recipe, of: example, isBreaking: isBreaking)
    }
    return Generator<(recipe: TokenRecipe, variations: [Variation])> { source throws(Rejection) in
      var (varied, variations) = (recipe, [Variation]())
      // Spelling comes last, since it turns members into text.
      for variation in possible where !variation.isSpelling && source.flag() {
        try variation.apply(to: &varied, &source)
        variations.append(variation)
      }
      for variation in possible where variation.isSpelling && source.flag() {
        try variation.apply(to: &varied, &source)
        variations.append(variation)
      }
      return (varied, variations)
    }
  }
}
