import Foundation
import Testing

@testable import psso

/// Where tokens come from, and what `open` does with those that are none.
@Suite struct OpenInputTests {
  private let scratch: Scratch
  private let key: String
  private let token: String

  init() throws {
    scratch = try Scratch()
    key = try scratch.key()
    token = try Sample.token()
  }

  @Test(arguments: ["", "\n", "\r\n"]) func oneFinalNewlineIsDropped(_ end: String) throws {
    let arguments = ["open", "--key", key]
    #expect(Session(arguments, input: token + end).status == 0)
    let file = try scratch.file("token", token + end)
    #expect(Session(arguments + ["--token", file]).status == 0)
    #expect(Session(arguments + ["--token", "-"], input: token + end).status == 0)
    let exact = Session(arguments + ["--exact"], input: token + end)
    #expect(exact.status == (end.isEmpty ? 0 : 1))
    #expect(end.isEmpty || exact.lines.first == "refused: base64url.whitespace")
  }

  @Test(arguments: ["\n\n", " ", "\r"]) func noMoreThanThatIsDropped(_ end: String) {
    let session = Session(["open", "--key", key], input: token + end)
    #expect(session.status == 1)
    #expect(session.lines.first == "refused: base64url.whitespace")
  }

  @Test(arguments: [
    ("", "compact.segment-count"), ("\n", "compact.segment-count"),
    ("....", "compact.header-missing"), ("a.b.c", "compact.segment-count"),
    ("e30==....", "base64url.padding"), ("e30....", "header.alg-missing"),
  ])
  func whatIsNoTokenIsRefusedByRule(_ input: String, _ rule: String) {
    let session = Session(["open", "--key", key], input: input)
    #expect(session.status == 1)
    #expect(session.lines.first == "refused: \(rule)")
  }

  @Test func binaryGarbageIsRefusedByRule() {
    let octets = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 197 ^ 0x5A) }
    let session = Session(["open", "--key", key], octets: octets)
    #expect(session.status == 1)
    #expect(session.lines.first == "refused: compact.segment-count")
  }

  @Test(arguments: [("/nowhere", "No such file or directory"), ("/", "Is a directory")])
  func aTokenThatCanNotBeReadIsWrongUsage(_ path: String, _ why: String) {
    let session = Session(["open", "--key", key, "--token", path])
    #expect(session.status == 2)
    #expect(session.error == "psso: --token \(path): \(why)\n")
  }

  @Test func anEndlessTokenIsReadToItsLimitOnly() {
    let session = Session(["open", "--key", key, "--token", "/dev/zero"])
    #expect(session.status == 1)
    #expect(session.lines.first == "refused: compact.token-size")
  }

  @Test(arguments: [0, 1, 2, 3]) func theLimitCountsTheTokenAlone(_ extra: Int) {
    let limit = 100
    let arguments = ["open", "--key", key, "--max-token", "\(limit)"]
    let text = String(repeating: "a", count: limit + extra)
    for end in ["", "\n", "\r\n", "\n\n\n"] {
      let isOver = extra > 0 || end.count > 2
      let rule = isOver ? "compact.token-size" : "compact.segment-count"
      #expect(Session(arguments, input: text + end).lines.first == "refused: \(rule)")
    }
  }

  @Test func theLoginResponseOpensToItsOctets() throws {
    let device = try scratch.key("apple-login-response")
    let response = try Sample.text("apple-login-response", "token")
    let apv = try Sample.text("apple-login-response", "apv")
    let arguments = ["open", "--key", device, "--profile", "jose", "--apv", apv]
    let raw = Session(arguments + ["--raw"], input: response)
    #expect(raw.status == 0)
    #expect(raw.outputOctets.count == 986)
    let text = Session(arguments, input: response)
    #expect(text.lines.contains("  plaintext  986 octets (--raw writes them)"))
    #expect(text.lines.last == "not compared: audience, subject, nonce, request-nonce, scope, time")
    let object = try Session(arguments + ["--json"], input: response).object()
    #expect(object["plaintext_octets"] as? Int == 986)
    #expect(object["claims"] is NSNull)
    // Nothing of the plaintext, which holds tokens, is shown but on demand.
    let member = try #require(raw.output.split(separator: "\"").dropFirst(3).first)
    #expect(!text.output.contains(member))
  }

  @Test func aLoginResponseWithoutItsPartyVInfoGetsAHint() throws {
    let device = try scratch.key("apple-login-response")
    let response = try Sample.text("apple-login-response", "token")
    let arguments = ["open", "--key", device, "--profile", "jose"]
    let session = Session(arguments, input: response)
    #expect(session.status == 1)
    #expect(session.lines.first == "refused: content.authentication")
    #expect(session.output.contains("hint: the header has no apv."))
    #expect(try Session(arguments + ["--json"], input: response).object()["hint"] is String)
    let wrong = Session(arguments + ["--apv", "AAAA"], input: response)
    #expect(wrong.status == 1)
    #expect(!wrong.output.contains("hint"))
  }

  @Test func anUnusedPartyVInfoIsMentioned() {
    let session = Session(
      ["open", "--key", key, "--profile", "jose", "--apv", "AAAA"], input: token)
    #expect(session.status == 0)
    #expect(session.error == "psso: --apv: not used, since the header has its own apv\n")
  }
}
