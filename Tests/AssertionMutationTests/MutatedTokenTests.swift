import PlatformSSOAssertion
import PropertyTesting
import Testing

@testable import AssertionMutation

/// Generated tokens get the verdict that follows from how they were made.
@Suite struct MutatedTokenTests {
  @Test func verdictFollowsFromTheRecipe() throws {
    try check("mutated-token-verdict", MutatedToken.generator) { mutated, trial in
      let verdict = Verdict(of: mutated)
      trial.cover(10, "accepted", verdict.opened == nil)
      trial.cover(3, "two broken rules", mutated.broken.count == 2)
      trial.cover(5, "varied and broken", mutated.broken.count == 1 && mutated.mutations.count > 1)
      for layer in Layer.allCases {
        let isBroken = mutated.mutations.contains { $0.layer == layer && $0.broken != nil }
        trial.cover(1, "broken at \(layer.rawValue)", isBroken)
      }
      let stage = verdict.opened?.definition.stage
      trial.label("refused at \(stage?.rawValue ?? "")", if: stage != nil)
      let name = verdict.opened?.id ?? "no rule"
      try trial.expect(mutated.allows(verdict.opened), "open names \(name)")
    }
  }

  @Test func replayingTheChoicesGivesTheSameToken() throws {
    let octets = Property("replay", MutatedToken.generator) { _, _ in }
    for number in 1...50 {
      let choices = octets.choices(seed: 7, case: number)
      let tokens = try (0..<2).map { _ in try #require(built(by: choices)) }
      #expect(tokens[0].token() == tokens[1].token())
      #expect(tokens[0].description == tokens[1].description)
      // The choices as octets and the random numbers that they were written down from agree.
      #expect(octets.describe(octets: choices) == tokens[0].description)
    }
  }

  /// A header that is too long and too many claims make a token that is too long, which is found first.
  @Test func twoChangesThatCrossALimitTogetherBreakItAsWell() throws {
    let mutated = try #require(
      built(by: [
        0x01, 0x05, 0x95, 0x9A, 0x7B, 0xFF, 0xA7, 0xDA, 0x0A, 0xE0, 0xDC, 0x95, 0xA4, 0xCE, 0xD2,
        0xBF, 0xE8, 0x9C, 0x71, 0xB9, 0x77, 0xD7,
      ]))
    #expect(mutated.broken == [.headerSize, .claimsMemberCount, .compactTokenSize])
    #expect(mutated.token().count > Sample.limits.tokenSize)
    #expect(mutated.allows(.compactTokenSize))
    #expect(!mutated.allows(nil))
  }

  @Test func noChoiceAtAllIsTheSample() throws {
    let mutated = try #require(built(by: []))
    #expect(mutated.token() == TokenRecipe().token())
    #expect(mutated.mutations.isEmpty)
    #expect(mutated.description == "must be accepted")
  }

  @Test func descriptionSaysWhatWasDoneAndWhatMustFollow() throws {
    let property = Property("described", MutatedToken.generator) { _, _ in }
    for number in 1...200 {
      let mutated = try #require(built(by: property.choices(seed: 3, case: number)))
      let lines = mutated.description.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == mutated.mutations.count + 1)
      for (line, mutation) in zip(lines, mutated.mutations) {
        #expect(line.hasPrefix("\(mutation.layer.rawValue): \(mutation.mutator) ("))
        #expect(line.hasSuffix(mutation.broken.map { "breaks \($0.id)" } ?? "keeps every rule"))
        #expect(line.utf8.count < 900, "too long for a person: \(line)")
      }
      let verdict = mutated.broken.isEmpty ? "must be accepted" : "must be refused by "
      #expect(lines.last?.hasPrefix(verdict) == true)
    }
  }

  /// A fuzzer draws without the texts for people, and again with them where it has something to report.
  @Test func textsForPeopleChangeNothingElse() throws {
    let property = Property("told", MutatedToken.generator) { _, _ in }
    var longer = 0
    for number in 1...100 {
      let choices = property.choices(seed: 11, case: number)
      let told = try #require(MutatedToken.generator.value(of: choices, isTold: true))
      let untold = try #require(MutatedToken.generator.value(of: choices))
      #expect(untold.token() == told.token())
      #expect(untold.broken == told.broken)
      #expect(told.mutations.allSatisfy { !$0.detail.isEmpty })
      if told.description.utf8.count > untold.description.utf8.count { longer += 1 }
    }
    #expect(longer > 50)
  }

  @Test func octetsOfAnyKindBuildATokenWithItsVerdict() throws {
    // A fuzzer's octets are no distribution that a generator plans for.
    try check("mutated-token-from-octets", .octets(count: 0...300)) { octets, trial in
      guard let mutated = built(by: octets) else { return trial.label("rejected") }
      let verdict = Verdict(of: mutated)
      trial.cover(10, "broken", !mutated.broken.isEmpty)
      try trial.expect(
        mutated.allows(verdict.opened),
        "open names \(verdict.opened?.id ?? "no rule") for \(mutated.description)")
    }
  }

  @Test func aRuleThatWasNotBrokenIsNotAllowed() {
    let mutation = MutatedToken(
      recipe: TokenRecipe(),
      mutations: [
        Mutation(
          mutator: "some", layer: .claims, detail: "", broken: .claimsAudMismatch)
      ])
    #expect(mutation.allows(.claimsAudMismatch))
    #expect(!mutation.allows(.claimsAudType))
    #expect(!mutation.allows(nil))
  }
}

/// The token that a choice sequence builds, or nil where it is rejected.
private func built(by choices: [UInt8]) -> MutatedToken? {
  nonisolated(unsafe) var built: MutatedToken?
  _ = Property("built", MutatedToken.generator) { mutated, _ in built = mutated }
    .run(octets: choices.span)
  return built
}
