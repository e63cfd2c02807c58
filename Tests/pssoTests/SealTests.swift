import Foundation
import Testing

@testable import psso

/// Tokens that are made hold what was asked for.
@Suite struct SealTests {
  private let scratch: Scratch
  private let key: String

  init() throws {
    scratch = try Scratch()
    key = try scratch.key()
  }

  /// The plaintext of a token.
  private func plaintext(_ token: String, _ options: [String] = []) throws -> [String: Any] {
    try Session(["open", "--key", key, "--raw"] + options, input: token).object()
  }

  @Test func aKnownAnswerIsMadeToTheLastCharacter() throws {
    let session = Session(
      [
        "seal", "--recipient", key, "--audience", Sample.audience, "--user", "foo", "--nonce",
        Sample.nonce, "--request-nonce", try Sample.text("embedded-assertion", "request_nonce"),
        "--iat", "1685732130", "--ephemeral-key",
        try scratch.key("embedded-assertion", "ephemeral"),
        "--iv", try Sample.text("embedded-assertion", "iv"),
      ], input: "bar\n")
    #expect(session.status == 0)
    #expect(session.error.isEmpty)
    #expect(session.output == (try Sample.token()) + "\n")
  }

  @Test(arguments: [
    ("geheim", "geheim"), ("geheim\n", "geheim"), ("geheim\r\n", "geheim"),
    ("geheim\n\n", "geheim\n"), ("ge\nheim", "ge\nheim"), ("", ""), ("\n", ""), ("a\0b", "a\0b"),
    (" pässwörd ", " pässwörd "),
  ])
  func oneFinalNewlineOfThePasswordIsDropped(_ input: String, _ password: String) throws {
    let token = Session(Sample.sealing(to: key), input: input).output
    #expect(try plaintext(token)["password"] as? String == password)
    let file = try scratch.file("password", input)
    let arguments = Sample.sealing(to: key) + ["--password-file", file]
    #expect(try plaintext(Session(arguments).output)["password"] as? String == password)
    let exact = Session(arguments + ["--exact"]).output
    #expect(try plaintext(exact)["password"] as? String == input)
  }

  @Test func timesFollowTheClockUnlessGiven() throws {
    let arguments = Array(Sample.sealing(to: key).dropLast(2))
    let token = Session(arguments, input: Sample.password, now: 1_685_732_222).output
    #expect(try plaintext(token)["iat"] as? Int == 1_685_732_222)
    #expect(try plaintext(token)["exp"] as? Int == 1_685_732_522)
  }

  @Test func customMembersKeepTheirValues() throws {
    let arguments =
      Sample.sealing(to: key) + [
        "--claim", "groups=[\"staff\",1.50]", "--claim", "a=b=null", "--header",
        "x-trace={\"n\":1}",
        "--scope", "openid", "--apv-prefix", "", "--nonce-claim", "srv_nonce",
      ]
    let refused = Session(arguments, input: Sample.password)
    #expect(refused.status == 2)
    let token = Session(
      arguments.map { $0 == "a=b=null" ? "a=null" : $0 }, input: Sample.password
    ).output
    let opened = Session(
      ["open", "--key", key, "--apv-prefix", "", "--nonce-claim", "srv_nonce", "--json"],
      input: token)
    #expect(opened.output.contains("\"groups\":[\"staff\",1.50],\"a\":null"))
    #expect(opened.output.contains("\"x-trace\":{\"n\":1}"))
    #expect(opened.output.contains("\"scope\":\"openid\""))
    #expect(opened.output.contains("\"srv_nonce\":\"r1\""))
    #expect(!opened.output.contains("request_nonce"))
  }

  @Test(arguments: [
    (["--claim", "groups=staff"], "--claim groups: not strict JSON at octet 0"),
    (["--claim", "x=1 2"], "--claim x: not strict JSON at octet 2"),
    (["--header", "x={\"a\":1,\"a\":2}"], "--header x: not strict JSON at octet"),
    (
      ["--claim", "password=\"geheim\""],
      "seal: the custom member password has a name that is taken"
    ),
    (["--header", "alg=\"none\""], "seal: the custom member alg has a name that is taken"),
    (["--claim", "x=1", "--claim", "x=2"], "seal: the custom member x has a name that is taken"),
    (["--iv", "AAAA"], "--iv: needs --ephemeral-key"),
    (["--ephemeral-key", "none"], "--ephemeral-key: needs --iv"),
    (["--ephemeral-key", "none", "--iv", "AAAA"], "--iv: not strict base64url of 12 octets"),
    (["--iv", "AAAAAAAAAAAAAAA=", "--ephemeral-key", "none"], "--iv: not strict base64url"),
    (["--nonce-claim", "scope"], "--nonce-claim: the name of another claim"),
    (["--password-file", "/nowhere"], "--password-file /nowhere: No such file or directory"),
    (["--password-file", "/"], "--password-file /: Is a directory"),
    (["--password-file", "/dev/zero"], "--password-file /dev/zero: larger than 64 KiB"),
  ])
  func whatCanNotBeSealed(_ options: [String], _ message: String) throws {
    let session = Session(Sample.sealing(to: key) + options, input: Sample.password)
    #expect(session.status == 2)
    #expect(session.output.isEmpty)
    #expect(session.error.hasPrefix("psso: \(message)"))
    #expect(!session.error.contains("geheim") && !session.error.contains(Sample.password))
  }

  @Test(arguments: ["9223372036854775507", "9223372036854775508", "x"])
  func theLatestTime(_ iat: String) {
    let arguments = Sample.sealing(to: key).dropLast() + [iat]
    #expect(Session(Array(arguments), input: "").status == (iat.hasSuffix("507") ? 0 : 2))
  }

  @Test func aPasswordThatIsNotUTF8() {
    let session = Session(Sample.sealing(to: key), octets: [0x61, 0xFF])
    #expect(session.status == 2)
    #expect(session.errorLines.first == "psso: seal: the password is not UTF-8")
  }

  @Test func everyRequiredOptionIsAskedForByName() {
    for option in ["--recipient", "--audience", "--user", "--nonce", "--request-nonce"] {
      var arguments = Sample.sealing(to: key)
      guard let index = arguments.firstIndex(of: option) else {
        Issue.record("\(option) is not among the arguments")
        continue
      }
      arguments.removeSubrange(index...index + 1)
      let session = Session(arguments, input: Sample.password)
      #expect(session.status == 2)
      #expect(session.errorLines == ["psso: \(option): missing", "hint: psso seal --help"])
    }
  }
}
