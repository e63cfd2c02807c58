import PlatformSSOAssertion

// The inputs of the targets that open whole tokens.
extension Seed {
  /// The same tokens as `OpenAssertion` has, and recipes as choice sequences.
  static let resealedAssertion: [Seed] =
    seeds("ResealedAssertion") { recipe in
      recipe.token()
    } refuses: { rule in
      // No text at all would be taken for a choice sequence.
      rule != .compactSegmentCount
    } + recipes

  private static let recipes: [Seed] = (1...120 as ClosedRange<UInt64>).compactMap { number in
    guard let (choices, token) = MutatedToken.generator.random(seed: number), !choices.isEmpty,
      // Where two rules are broken, the verdict is one of two, and a name can't say so.
      token.broken.count < 2
    else { return nil }
    let name = token.broken.first.map { "reject.\($0.id)" } ?? "accept"
    return Seed("ResealedAssertion", "\(name).recipe-\(number)", choices)
  }

  /// Tokens by their verdict under the profile `jose`.
  static let differentialOpen = seeds("DifferentialOpen") { recipe in
    recipe.token()
  } refuses: { rule in
    rule.definition.profile == .jose
  }
}
