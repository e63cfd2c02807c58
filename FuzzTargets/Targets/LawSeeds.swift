import AssertionMutation

extension Seed {
  /// Choice sequences for the targets that are laws: random ones that the law holds for.
  public static let laws: [Seed] =
    laws(of: HeaderVerdictTarget.self) + laws(of: ClaimsTarget.self)
    + laws(of: SealOpenTarget.self) + laws(of: SealRefusalTarget.self)

  private static func laws<Target: PropertyTarget>(of _: Target.Type) -> [Seed] {
    // Forty of growing size; empty files are no seeds.
    (1...40).compactMap { number in
      let choices = Target.property.choices(seed: 1, case: number, growth: 40)
      return choices.isEmpty ? nil : Seed(Target.name, "accept.case-\(number)", choices)
    }
  }
}
