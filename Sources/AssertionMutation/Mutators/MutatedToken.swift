import PlatformSSOAssertion
import PropertyTesting

/// A token that knows how it was made, and the verdict that it must get for it.
public struct MutatedToken: Sendable {
  /// The layers as they are after all changes.
  public let recipe: TokenRecipe
  /// The changes in their order.
  public let mutations: [Mutation]
  /// The limits that the changes cross together, whether one of them aims at it or not.
  private let crossed: [Rule]

  /// States how a token was made.
  init(recipe: TokenRecipe, mutations: [Mutation], crossed: [Rule] = []) {
    self.recipe = recipe
    self.mutations = mutations
    self.crossed = crossed
  }

  /// The token's text: everything below the changes is repaired.
  public func token() -> [UInt8] { recipe.token() }

  /// The rules that were broken on purpose, and the limits that this crosses.
  public var broken: [Rule] {
    let broken = mutations.compactMap(\.broken)
    return broken + crossed.filter { !broken.contains($0) }
  }

  /// Whether a decoder's answer is one that this token must get.
  ///
  /// - Parameter rule: The first rule that a decoder found broken, or nil where it accepts. Where two
  ///   were broken, either may be found first.
  public func allows(_ rule: Rule?) -> Bool {
    guard let rule else { return broken.isEmpty }
    return broken.contains(rule)
  }

  /// All recipes: up to three variations that keep every rule, or one more up to a limit; then no,
  /// one or two broken rules.
  ///
  /// They are chosen first and applied from the inside out, members before texts before segments, so
  /// that none undoes another. Two rules are broken at different layers: two changes of one layer
  /// could come together to break a third rule.
  public static let generator = Generator<MutatedToken> { source throws(Rejection) in
    var chosen: [Mutator] = []
    var variations = Mutator.variations
    for _ in 0..<variationCounts[source.place(among: variationWeights)] {
      chosen.append(variations.remove(at: try source.index(below: variations.count)))
    }
    let brokenCount = brokenCounts[source.place(among: brokenWeights)]
    var groups = breakingGroups
    for count in 0..<brokenCount {
      if count > 0, let last = chosen.last { groups.removeAll { $0[0].layer == last.layer } }
      // A group first: the many ways to break a text must not crowd out those behind the tag.
      chosen.append(try source.element(of: groups[try source.index(below: groups.count)]))
    }
    chosen.sort { $0.step < $1.step }
    if brokenCount == 0, source.flag(percent: 15) {
      chosen.append(try source.element(of: Mutator.variationsUpToLimits))
    }
    var recipe = TokenRecipe()
    var mutations: [Mutation] = []
    for mutator in chosen {
      mutations.append(try mutator.apply(to: &recipe, &source))
    }
    // One change leaves room by itself; two can come together to cross a limit that neither aims at.
    return MutatedToken(
      recipe: recipe, mutations: mutations,
      crossed: brokenCount == 2 ? recipe.crossedLimits : [])
  }

  // Several places for each number: a fuzzer's octets choose every place alike. Most of what they make
  // is to be simple, and half of it accepted.
  private static let variationCounts = [0, 1, 2, 3, 0, 1, 0, 1]
  private static let variationWeights = [3, 3, 2, 1, 0, 0, 0, 0]
  private static let brokenCounts = [0, 1, 0, 1, 0, 2]
  private static let brokenWeights = [6, 4, 3, 4, 2, 1]

  /// The mutators that break a rule, by layer and by the stage at which a decoder finds it broken.
  private static let breakingGroups = Layer.allCases.flatMap { layer in
    Stage.allCases.compactMap { stage in
      let group = Mutator.breaking.filter {
        $0.layer == layer && $0.rules.first?.definition.stage == stage
      }
      return group.isEmpty ? nil : group
    }
  }
}

extension TokenRecipe {
  /// The limits of size that the token is beyond.
  fileprivate var crossedLimits: [Rule] {
    let limits = Sample.limits
    var crossed: [Rule] = []
    // What is edited last is not in the estimate: close to the limit, the token itself is asked.
    if tokenSize > limits.tokenSize - 256, token().count > limits.tokenSize {
      crossed.append(.compactTokenSize)
    }
    if renderedHeader.count > limits.headerSize { crossed.append(.headerSize) }
    return crossed
  }
}

extension Mutator {
  /// When it is applied: variations before broken rules, and both from the inside out.
  fileprivate var step: (Int, Int, Int) { (layer.step, isBreaking ? 1 : 0, layer.order) }
}

extension Layer {
  /// What a layer's mutators work on: members, then the texts that these are written as, then what
  /// was sealed.
  fileprivate var step: Int {
    switch self {
    case .claims, .keyAgreement, .partyInfo, .ephemeralKey, .header, .contentEncryption: 0
    case .headerText, .plaintext: 1
    case .segments, .text: 2
    }
  }

  /// The order within a step: another key pair before what is said of it.
  fileprivate var order: Int {
    switch self {
    case .keyAgreement, .headerText, .segments: 0
    case .partyInfo, .plaintext, .text: 1
    case .ephemeralKey: 2
    case .header: 3
    case .claims: 4
    case .contentEncryption: 5
    }
  }
}

extension MutatedToken: CustomStringConvertible {
  /// The recipe: a line for each change, and the verdict.
  public var description: String {
    let verdict =
      broken.isEmpty
      ? "must be accepted" : "must be refused by \(broken.map(\.id).joined(separator: " or "))"
    return (mutations.map(\.description) + [verdict]).joined(separator: "\n")
  }
}
