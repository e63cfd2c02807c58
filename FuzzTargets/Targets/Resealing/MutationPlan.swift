import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// What one call of the mutator does, drawn from libFuzzer's seed.
struct MutationPlan: Sendable {
  /// What to do with a choice sequence.
  enum ChoiceStep: CaseIterable { case octets, fresh, planned, token }

  /// What to change of a token.
  enum TokenStep: CaseIterable { case plaintext, claim, header, headerMember, text }

  /// What to change of a JSON object.
  enum MemberStep: CaseIterable { case value, replacement, name, removal, exchange }

  let choiceStep: ChoiceStep
  let tokenStep: TokenStep
  let memberStep: MemberStep
  /// Whether to leave a token alone that does not open.
  let startsAnew: Bool
  /// A number for everything else.
  let number: UInt64

  static let generator = Generator<MutationPlan> { source throws(Rejection) in
    MutationPlan(
      choiceStep: ChoiceStep.allCases[source.place(among: [10, 8, 1, 1])],
      tokenStep: TokenStep.allCases[source.place(among: [4, 6, 3, 4, 1])],
      memberStep: MemberStep.allCases[source.place(among: [8, 2, 1, 1, 2])],
      startsAnew: source.flag(percent: 70),
      number: source.choose(ChoiceRange(above: .max)))
  }

  /// Any JSON value.
  static func value(seed: UInt64) -> JSONText.Tree {
    Generator<JSONText.Tree>.json(budget: 6).value(seed: seed) ?? .null
  }
}
