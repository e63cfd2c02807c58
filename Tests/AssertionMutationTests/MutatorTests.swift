import PlatformSSOAssertion
import PropertyTesting
import Testing

@testable import AssertionMutation

/// Each mutator alone does to a token what it says, over many choices.
@Suite struct MutatorTests {
  @Test func namesAreUniqueWordsJoinedByHyphens() {
    let all = Mutator.variations + Mutator.variationsUpToLimits + Mutator.breaking
    let names = all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
  }

  @Test func variationsKeepEveryRuleAndTheOthersStateSome() {
    #expect(Mutator.variations.allSatisfy { !$0.isBreaking })
    #expect(Mutator.breaking.allSatisfy { $0.isBreaking })
    for layer in Layer.allCases {
      #expect(Mutator.breaking.contains { $0.layer == layer }, "nothing breaks at \(layer)")
    }
  }

  @Test func everyRuleIsBrokenAloneBySomeMutator() {
    let broken = Set(Mutator.breaking.flatMap(\.rules))
    let missing = Rule.allCases.filter { !broken.contains($0) }
    #expect(missing.isEmpty, "no mutator breaks: \(missing.map(\.id))")
  }

  @Test(arguments: Mutator.variations + Mutator.variationsUpToLimits)
  func variationIsAccepted(_ mutator: Mutator) throws {
    try check("variation-\(mutator.name)", mutator.alone, settings: quietSettings()) {
      mutated, trial in
      let verdict = Verdict(of: mutated)
      trial.cover(60, "varied", !mutated.description.contains("limits are near"))
      try trial.expectEqual(verdict.broken, [], "the broken rules")
      try trial.expect(verdict.opened == nil, "open refuses it by \(verdict.opened?.id ?? "")")
    }
  }

  @Test(arguments: Mutator.breaking)
  func breaksTheStatedRuleAlone(_ mutator: Mutator) throws {
    try check("breaking-\(mutator.name)", mutator.alone, settings: quietSettings()) {
      mutated, trial in
      let verdict = Verdict(of: mutated)
      for rule in mutator.rules { trial.cover(0.1, rule.id, mutated.broken == [rule]) }
      try trial.expect(mutator.rules.contains(mutated.broken[0]), "it states a rule of another")
      try trial.expectEqual(verdict.broken, mutated.broken.map(\.id), "the broken rules")
      try trial.expect(
        verdict.opened == mutated.broken[0], "open says \(verdict.opened?.id ?? "nothing")")
    }
  }
}

/// What the library says of a token.
struct Verdict {
  /// The rule that `open` names, or nil where it accepts.
  let opened: Rule?
  /// The ids of all rules that an inspection finds broken.
  let broken: [String]

  init(of mutated: MutatedToken) {
    let token = mutated.token()
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations,
      limits: Sample.limits)
    broken = inspection.broken.map(\.rule.id)
    do throws(Refusal) {
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: Sample.expectations, limits: Sample.limits)
      opened = nil
    } catch {
      opened = error.rule
    }
  }
}

extension Mutator {
  /// The sample token with this change alone.
  var alone: Generator<MutatedToken> {
    Generator { source throws(Rejection) in
      var recipe = TokenRecipe()
      let mutation = try self.apply(to: &recipe, &source)
      return MutatedToken(recipe: recipe, mutations: [mutation])
    }
  }
}

extension Mutator: CustomTestStringConvertible {
  /// The layer and the name.
  public var testDescription: String { "\(layer.rawValue): \(name)" }
}

/// A third of the cases that the environment sets, since the mutators are many; no line for each.
private func quietSettings() throws -> PropertySettings {
  var settings = try PropertySettings.fromEnvironment()
  // There are more than a hundred mutators, and one's details are few.
  settings.cases = min(1000, max(100, settings.cases / 3))
  settings.report = { _ in }
  return settings
}
