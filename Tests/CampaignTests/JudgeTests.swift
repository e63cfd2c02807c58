import Foundation
import Testing

@testable import Campaign

/// Inputs that run in another process, and what may become of it.
@Suite struct JudgeTests {
  /// Judges three files by a script that sees one after the other as `$file`.
  private func judge(_ script: String, seconds: Double = 20) throws -> [Judgement] {
    let scratch = try Scratch()
    let files = try ["a", "b", "c"].map { try scratch.file($0, $0) }
    let tool = try scratch.script(
      "tool", "for file in $(tr '\\0' ' '); do\n\(script)\ndone")
    return try Judge(executable: tool, secondsPerInput: seconds).judge(files, of: "Some")
  }

  @Test func eachFileGetsItsLine() throws {
    let judgements = try judge("echo reject.$(cat $file).x")
    #expect(
      judgements == [.verdict("reject.a.x"), .verdict("reject.b.x"), .verdict("reject.c.x")])
    #expect(judgements.allSatisfy { $0.failure == nil })
  }

  @Test func aViolationEndsNothing() throws {
    let judgements = try judge(
      "if [ $(cat $file) = b ]; then echo 'violation: odd'; else echo accept; fi")
    #expect(judgements == [.verdict("accept"), .violation("odd"), .verdict("accept")])
    #expect(judgements[1].failure == "oracle violation: odd")
  }

  @Test func aTrapIsOfTheInputThatWasRunning() throws {
    let judgements = try judge(
      """
      if [ $(cat $file) = b ]; then echo 'x.swift:1: Fatal error: out of range' >&2; kill -ILL $$; fi
      echo accept
      """)
    #expect(judgements.count == 3)
    #expect(judgements[0] == .verdict("accept"))
    let reason = judgements[1].failure
    #expect(reason?.hasPrefix("ended by Illegal instruction") == true)
    #expect(reason?.contains("Fatal error: out of range") == true)
    #expect(judgements[2] == .verdict("accept"))
  }

  @Test func anInputThatDoesNotEndIsGivenUp() throws {
    let judgements = try judge(
      "if [ $(cat $file) = b ]; then exec sleep 60; fi\necho accept", seconds: 2)
    #expect(judgements == [.verdict("accept"), .timeout(seconds: 2), .verdict("accept")])
    #expect(judgements[1].failure == "did not end within 2 s")
  }

  @Test func aToolThatEndsWithoutAnAnswerIsBroken() throws {
    let obstacle = #expect(throws: Obstacle.self) { try judge("exit 2") }
    #expect(obstacle?.kind == .broken)
  }

  @Test func aToolThatIsNotThereIsBroken() {
    let judge = Judge(executable: URL(filePath: "/nonexistent/psso"))
    let obstacle = #expect(throws: Obstacle.self) {
      try judge.judge([URL(filePath: "/dev/null")], of: "Some")
    }
    #expect(obstacle?.kind == .broken)
  }
}
