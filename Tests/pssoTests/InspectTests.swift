import Foundation
import PlatformSSOAssertion
import Testing

@testable import psso

/// What `inspect` shows, with a key and without.
@Suite struct InspectTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test func applesSampleShowsItsBindingsWithoutAKey() throws {
    let sample = try Sample.text("apple-embedded-assertion-structure", "token")
    let session = Session(["inspect"], input: sample)
    #expect(session.status == 0)
    #expect(session.error.isEmpty)
    #expect(session.lines.contains("  holds      apu's point equals epk"))
    #expect(session.lines.contains("  holds      kid equals SHA-256 of apv's point"))
    #expect(session.output.contains("prefix  at 4, 13 octets: \"APPLEEMBEDDED\""))
    let x = "25fcedeaa89d6c8d50dcf625e1f6c06ebcfd688f7d0949c3a0220ef1d20f4f27"
    let y = "e47767d680d407184bfd345aaef8545060d8b270519361d11ff6685c6b695277"
    #expect(session.output.contains("├─ x  \(x)"))
    #expect(session.output.contains("└─ y  \(y)"))
    let nonce = try Sample.text("embedded-assertion", "request_nonce")
    #expect(session.output.contains("\"" + nonce.prefix(80)))
    for line in session.lines { #expect(line.count <= 100) }
    for rule in Rule.allCases { #expect(session.output.contains(" \(rule.id) ")) }
    #expect(
      session.lines.last == "no rule is broken, as far as shows: 63 hold, 45 are undecided")
  }

  @Test func jsonOfApplesSample() throws {
    let sample = try Sample.text("apple-embedded-assertion-structure", "token")
    let object = try Session(["inspect", "--json"], input: sample).object()
    #expect(
      Set(object.keys) == [
        "accepted", "profile", "token_characters", "segments", "header", "epk", "apu", "apv",
        "plaintext_octets", "claims", "bindings", "broken", "rules",
      ])
    #expect(object["accepted"] is NSNull)
    #expect((object["segments"] as? [Any])?.count == 5)
    #expect((object["rules"] as? [Any])?.count == Rule.allCases.count)
    let apv = try #require(object["apv"] as? [String: Any])
    let fields = try #require(apv["fields"] as? [[String: Any]])
    #expect(fields.map { $0["name"] as? String } == ["prefix", "point", "nonce"])
    #expect(fields.map { $0["offset"] as? Int } == [4, 21, 90])
    #expect(fields[0]["text"] as? String == "APPLEEMBEDDED")
    #expect(
      fields[2]["text"] as? String == (try Sample.text("embedded-assertion", "request_nonce")))
    let bindings = try #require(object["bindings"] as? [[String: Any]])
    #expect(
      bindings.map { $0["verdict"] as? String } == [
        "holds", "undecided", "holds", "undecided", "undecided",
      ])
  }

  @Test func aKeyShowsTheClaimsAndAllBindings() throws {
    let arguments = ["inspect", "--key", try scratch.key()]
    let session = Session(arguments, input: try Sample.token())
    #expect(session.status == 0)
    for sentence in [
      "apu's point equals epk", "apv's point equals the recipient's key",
      "kid equals SHA-256 of the recipient's point", "apv's nonce equals request_nonce",
    ] {
      #expect(session.lines.contains("  holds      \(sentence)"))
    }
    #expect(session.output.contains("─ sub            \"foo\""))
    #expect(session.output.contains("─ password       ******** (masked)"))
    // No expectation was given: times are not judged, however old the token is.
    #expect(session.output.contains("  unasked    claims.exp-in-past"))
    #expect(session.lines.last?.hasPrefix("accepted: ") == true)
  }

  @Test func expectationsAreJudgedAsByOpen() throws {
    let key = try scratch.key()
    for options in [
      ["--at", "1700000000"], ["--audience", "x"], ["--apv-prefix", ""], ["--scope", "openid"],
      ["--request-nonce", "x"], ["--subject", "bar"], ["--at", "0"], ["--skew", "0"],
    ] {
      let token = try Sample.token()
      let opened = Session(["open", "--key", key] + options, input: token)
      let inspected = Session(["inspect", "--key", key] + options, input: token)
      #expect(opened.status == inspected.status)
      guard opened.status == 1, let rule = opened.lines.first?.dropFirst("refused: ".count) else {
        continue
      }
      #expect(inspected.lines.last?.hasPrefix("refused by \(rule): ") == true)
    }
  }

  @Test func brokenRulesCanBeListedAlone() throws {
    let session = Session(
      ["inspect", "--key", try scratch.key(), "--rules", "broken", "--audience", "x"],
      input: try Sample.token())
    #expect(session.status == 1)
    let listed = session.lines.filter { $0.hasPrefix("  BROKEN") }
    #expect(listed == ["  BROKEN     claims.aud-mismatch              RFC 7519, 4.1.3"])
    #expect(session.output.contains("at offset 305 (octet of the plaintext); required: "))
    let none = Session(["inspect", "--rules", "none"], input: try Sample.token())
    #expect(!none.output.contains("compact.segment-count"))
    let object = try Session(["inspect", "--rules", "broken", "--json"], input: "x").object()
    #expect((object["rules"] as? [[String: Any]])?.count == 1)
    #expect(object["accepted"] as? Bool == false)
    #expect(object["segments"] is NSNull)
  }

  @Test(arguments: ["", "\n", "a.b.c.d.e", "....", "e30....", "=....", "é....", "[]...."])
  func whatIsNoTokenIsShownAsFarAsItGoes(_ input: String) {
    for options in [[], ["--json"], ["--profile", "jose"]] {
      let session = Session(["inspect"] + options, input: input)
      #expect(session.status == 1)
      #expect(session.error.isEmpty)
    }
  }

  @Test func anUnreadablePlaceIsShown() throws {
    let token = try Sample.token(replacing: "\"alg\"", with: "\"enc\"")
    let session = Session(["inspect"], input: token)
    #expect(session.output.contains("not readable  at octet "))
    #expect(session.output.contains("from there  \"\\\"enc\\\" : \\\"ECDH-ES\\\""))
    let padded = try Sample.token().replacing("..", with: "=..")
    #expect(Session(["inspect"], input: padded).output.contains("from there  \"=\""))
  }

  @Test func kidTellsWhoseKeyItNames() throws {
    let kid = try Sample.text("apple-login-response", "recipient_kid")
    let ephemeral = try Sample.text("apple-login-response", "ephemeral_kid")
    let token = try Sample.token(replacing: kid, with: ephemeral)
    let session = Session(["inspect"], input: token)
    #expect(session.status == 0)
    #expect(session.output.contains("names  epk, where the recipient's key is expected"))
    #expect(session.lines.contains("  warning    kid equals SHA-256 of apv's point"))
    let other = try Sample.token(replacing: kid, with: "AAAA")
    #expect(Session(["inspect"], input: other).output.contains("names  no key of this token"))
  }

  @Test func theLoginResponseIsLaidOutInProfileJOSE() throws {
    let key = try scratch.key("apple-login-response")
    let apv = try Sample.text("apple-login-response", "apv")
    let session = Session(
      ["inspect", "--key", key, "--profile", "jose", "--apv", apv],
      input: try Sample.text("apple-login-response", "token"))
    #expect(session.status == 0)
    #expect(session.output.contains("104 characters, 78 octets: PartyUInfo"))
    #expect(session.output.contains("plaintext  986 octets"))
    #expect(!session.output.contains("id_token"))
  }
}
