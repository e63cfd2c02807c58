import PlatformSSOAssertion
import PropertyTesting

/// A way to change a token at one layer, so that it keeps every rule or breaks one.
///
/// What a mutator draws from its choices decides the details; the rule that is broken follows from
/// them by construction, never from a decoder's answer.
public struct Mutator: Sendable {
  /// What it does, in a few words joined by hyphens; unique.
  public let name: String
  /// Where it changes the token.
  public let layer: Layer
  /// The rules that it may break; none for a variation that every decoder accepts.
  public let rules: [Rule]
  private let change:
    @Sendable (inout TokenRecipe, inout ChoiceSource) throws(Rejection) -> (String, Rule?)

  /// Defines a mutator that breaks one of some rules.
  ///
  /// - Parameter change: Changes the recipe, and tells what it did and which rule that breaks.
  init(
    breaking name: String, _ layer: Layer, _ rules: [Rule],
    _ change:
      @escaping @Sendable (inout TokenRecipe, inout ChoiceSource) throws(Rejection) -> (
        String, Rule?
      )
  ) {
    self.name = name
    self.layer = layer
    self.rules = rules
    self.change = change
  }

  /// Defines a variation that breaks nothing.
  ///
  /// - Parameters:
  ///   - upToLimits: Whether it may leave no room for further changes.
  ///   - change: Changes the recipe, and tells what it did.
  init(
    varying name: String, _ layer: Layer, upToLimits: Bool = false,
    _ change:
      @escaping @Sendable (inout TokenRecipe, inout ChoiceSource) throws(Rejection) -> String
  ) {
    self.name = name
    self.layer = layer
    rules = []
    self.change = { recipe, source throws(Rejection) in
      let before = recipe
      let detail = try change(&recipe, &source)
      recipe.write()
      guard upToLimits ? recipe.isWithinLimits : recipe.leavesRoom else {
        recipe = before
        return ("nothing, since the limits are near", nil)
      }
      return (detail, nil)
    }
  }

  /// Whether it breaks a rule.
  public var isBreaking: Bool { !rules.isEmpty }

  /// Changes a recipe.
  ///
  /// - Throws: `Rejection` where the recipe has nothing that this could change.
  public func apply(
    to recipe: inout TokenRecipe, _ source: inout ChoiceSource
  ) throws(Rejection) -> Mutation {
    let (detail, rule) = try change(&recipe, &source)
    return Mutation(mutator: name, layer: layer, detail: detail, broken: rule)
  }
}

extension TokenRecipe {
  /// Whether further changes can be made without crossing a limit that they do not aim at.
  fileprivate var leavesRoom: Bool {
    renderedHeader.count <= 1200 && renderedPlaintext.count <= 1000
  }

  /// Whether the token and its header are no longer than allowed.
  fileprivate var isWithinLimits: Bool {
    renderedHeader.count <= Sample.limits.headerSize && tokenSize <= Sample.limits.tokenSize
  }
}

/// One change that was made to a token.
public struct Mutation: Sendable, CustomStringConvertible {
  /// The mutator's name.
  public let mutator: String
  /// Where it changed the token.
  public let layer: Layer
  /// What exactly it did, in a few words.
  public let detail: String
  /// The rule that this breaks, or nil where it keeps all.
  public let broken: Rule?

  /// One line of a recipe.
  public var description: String {
    let verdict = broken.map { "breaks \($0.id)" } ?? "keeps every rule"
    return "\(layer.rawValue): \(mutator) (\(detail)), \(verdict)"
  }
}
