import FuzzTargets
import Testing

@testable import Campaign

/// Names that people type.
@Suite struct TargetSelectionTests {
  @Test func noNameMeansAllTargets() throws {
    let all = try TargetSelection.targets(named: []).map { $0.name }
    #expect(all == TargetSelection.names)
  }

  @Test func namesSelectInTheOrderOfTheListAndOnce() throws {
    let some = try TargetSelection.targets(named: ["SealOpen", "Base64URL", "SealOpen"])
    #expect(some.map { $0.name } == ["Base64URL", "SealOpen"])
  }

  @Test func aNearMissGetsASuggestion() {
    #expect(
      throws: Obstacle(.usage, "target JsonReder", "no such target; did you mean JSONReader?")
    ) {
      try TargetSelection.targets(named: ["Claims", "JsonReder"])
    }
  }

  @Test func aWordFromElsewhereGetsNone() {
    #expect(throws: Obstacle(.usage, "target frobnicate", "no such target")) {
      try TargetSelection.target(named: "frobnicate")
    }
  }

  @Test(arguments: [
    ("list", "list"), ("LIST", "list"), ("lsit", "list"), ("lst", "list"), ("merg", "merge"),
    ("xx", nil), ("", nil),
  ])
  func theNearestWordIsFound(_ word: String, _ expected: String?) {
    #expect(Suggestion.nearest(to: word, among: ["list", "merge"]) == expected)
  }
}
