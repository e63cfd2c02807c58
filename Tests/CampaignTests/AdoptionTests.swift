import Foundation
import FuzzTargets
import Testing

@testable import Campaign

/// What becomes of an input that somebody wants committed.
@Suite struct AdoptionTests {
  private let scratch: Scratch
  private let checkout: Checkout
  private let input: URL

  init() throws {
    scratch = try Scratch()
    checkout = try Checkout(containing: try scratch.checkout().path)
    input = try scratch.file("crash-1", "abc")
  }

  private func adopt(
    _ script: String, what: String? = nil, seconds: Double = 20
  ) throws -> Adoption.Outcome {
    let tool = try scratch.script("tool", "cat >/dev/null; " + script)
    let judge = Judge(executable: tool, secondsPerInput: seconds)
    return try Adoption(checkout, judge: judge).adopt(input, for: JSONReaderTarget.self, what: what)
  }

  private var committed: [String] { scratch.names("checkout/Corpus/JSONReader") }

  @Test func theNameStatesTheVerdict() throws {
    let outcome = try adopt("echo accept", what: "three-letters")
    let place = checkout.corpus(of: "JSONReader").appending(path: "accept.three-letters")
    #expect(outcome == .adopted(place))
    #expect(committed == ["accept.three-letters"])
    #expect(try scratch.text("checkout/Corpus/JSONReader/accept.three-letters") == "abc")
  }

  @Test func withoutWordsTheNameFollowsFromTheContent() throws {
    _ = try adopt("echo reject.claims.json-syntax")
    #expect(committed == ["reject.claims.json-syntax.found-a9993e36"])
  }

  @Test(arguments: [
    ("echo 'violation: odd'", "oracle violation: odd"), ("kill -SEGV $$", "ended by Segmentation"),
    ("exec sleep 60", "did not end within 1 s"),
  ])
  func aFindingThatIsNotFixedIsRefused(_ script: String, _ reason: String) throws {
    let obstacle = #expect(throws: Obstacle.self) { try adopt(script, seconds: 1) }
    #expect(obstacle?.kind == .refusal)
    #expect(obstacle?.why.contains(reason) == true)
    #expect(committed.isEmpty)
  }

  @Test func whatTheTargetSaysNothingOfGetsNoName() throws {
    let obstacle = #expect(throws: Obstacle.self) { try adopt("echo out-of-scope") }
    #expect(obstacle?.kind == .refusal)
    #expect(committed.isEmpty)
  }

  @Test func noFileIsOverwritten() throws {
    try scratch.file("checkout/Corpus/JSONReader/accept.taken", "other")
    let obstacle = #expect(throws: Obstacle.self) { try adopt("echo accept", what: "taken") }
    #expect(obstacle?.kind == .refusal)
    #expect(try scratch.text("checkout/Corpus/JSONReader/accept.taken") == "other")
    #expect(committed == ["accept.taken"])
  }

  @Test func theSameOctetsAreToldByTheirName() throws {
    let file = try scratch.file("checkout/Corpus/JSONReader/accept.known", "abc")
    #expect(try adopt("echo accept", what: "again") == .known(file))
    #expect(committed == ["accept.known"])
  }

  @Test func theSameOctetsUnderAnotherVerdictAreRefused() throws {
    try scratch.file("checkout/Corpus/JSONReader/accept.known", "abc")
    let obstacle = #expect(throws: Obstacle.self) { try adopt("echo reject.claims.depth") }
    #expect(obstacle?.kind == .refusal)
    #expect(obstacle?.thing == "Corpus/JSONReader/accept.known")
  }

  @Test func oddWordsAreWrongUsage() throws {
    let obstacle = #expect(throws: Obstacle.self) { try adopt("echo accept", what: "../x") }
    #expect(obstacle?.kind == .usage)
  }

  @Test func aFileThatIsTooLongIsOfNoUse() throws {
    try Data(count: Adoption.largest + 1).write(to: input)
    let obstacle = #expect(throws: Obstacle.self) { try adopt("echo accept") }
    #expect(obstacle?.kind == .usage)
    try Data(count: Adoption.largest).write(to: input)
    _ = try adopt("echo accept")
  }
}
