import Foundation
import Testing

@testable import PropertyTesting
@testable import ShrinkingChallenge

/// The public problems for shrinkers, from as many seeds as the documentation claims.
@Suite struct ShrinkingTests {
  @Test func theDocumentTellsWhatShrinkingDoes() throws {
    let document = try ChallengeDocument(seeds: 100)
    #expect(document.isGoodEnough)
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Shrinking.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let isCurrent = text == document.markdown
    #expect(isCurrent, "run make shrinking")
  }

  @Test func refusedAttemptsAreLeftOut() throws {
    let even = Generator<UInt16>.integers.filter { $0 % 2 == 0 }
    let property = Property("filtered", even.array()) { numbers, trial in
      try trial.expect(!numbers.contains { $0 > 100 }, "large")
    }
    for seed in 1...20 as ClosedRange<UInt64> {
      let failure = try failure(of: property, .quiet(seed: seed))
      #expect(failure.value == "[102]")
      #expect(failure.choices == [1, 0, 102])
    }
  }

  @Test func textShrinksToTheCharacterThatMatters() throws {
    let property = Property("no-nul", Generator<String>.strings()) { text, trial in
      try trial.expect(!text.unicodeScalars.contains("\0"), "NUL")
    }
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(try failure(of: property, .quiet(cases: 3000, seed: seed)).value == "\"\\0\"")
    }
  }

  @Test func aSpelledTextShrinksToOnePiece() throws {
    let property = Property(
      "no-escape", .jsonTexts(), describe: { String(decoding: $0.octets, as: UTF8.self) }
    ) { text, trial in
      try trial.expect(!text.octets.contains(UInt8(ascii: "\\")), "an escape")
    }
    for seed in 1...8 as ClosedRange<UInt64> {
      let value = try failure(of: property, .quiet(cases: 3000, seed: seed)).value
      // One string of one piece, alone or as a name.
      let isSmall = value.utf8.count <= 15 && 1...2 ~= value.count { $0 == "\\" }
      #expect(isSmall, "\(value)")
    }
  }
}
