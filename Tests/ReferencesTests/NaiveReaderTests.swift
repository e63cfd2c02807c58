import PlatformSSOAssertion
import References
import Testing

/// The naive readers take what they must and refuse what they must.
@Suite struct NaiveReaderTests {
  @Test(
    arguments: [
      ("", []), ("AA", [0]), ("AQ", [1]), ("_w", [255]), ("AAE", [0, 1]), ("-_8", [251, 255]),
      ("AAEC", [0, 1, 2]), ("Zm9vYmFy", Array("foobar".utf8)),
    ] as [(String, [UInt8])])
  func base64URLIsDecoded(_ text: String, _ octets: [UInt8]) {
    #expect(NaiveBase64URL.decode(text) == octets)
  }

  @Test(arguments: [
    "A", "AAAAA", "AB", "AAB", "AQ=", "AQ==", "=", "AA\n", " AA", "A A", "+w", "/w", "AA.", "AÄ",
    "AA\0", "\u{FF21}A",
  ])
  func base64URLIsRefused(_ text: String) {
    #expect(NaiveBase64URL.decode(text) == nil)
  }

  @Test(
    arguments: [
      ("....", [[], [], [], [], []]), ("AA..AQ.Ag.Aw", [[0], [], [1], [2], [3]]),
    ] as [(String, [[UInt8]])])
  func tokensAreSplit(_ token: String, _ segments: [[UInt8]]) {
    #expect(NaiveCompact.segments(Array(token.utf8)) == segments)
  }

  @Test(arguments: [
    "", ".", "...", ".....", "AA.AA.AA.AA", "AA.AA.AA.AA.AA.", ".AA.AA.AA.AA.AA", "A....", "....=",
    "....\n", "..AB..", "AA,AA,AA,AA,AA",
  ])
  func tokensAreRefused(_ token: String) {
    #expect(NaiveCompact.segments(Array(token.utf8)) == nil)
  }

  @Test(
    arguments: [
      ([], []), ([0, 0, 0, 0], [[]]), ([0, 0, 0, 1, 7], [[7]]),
      ([0, 0, 0, 2, 7, 8, 0, 0, 0, 0, 0, 0, 0, 1, 9], [[7, 8], [], [9]]),
    ] as [([UInt8], [[UInt8]])])
  func fieldsAreSplit(_ octets: [UInt8], _ fields: [[UInt8]]) {
    #expect(NaivePartyInfo.fields(octets.span) == fields)
    #expect(NaivePartyInfo.fieldCount(octets.span) == fields.count)
  }

  @Test(
    arguments: [
      [0], [0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 2, 7], [255, 255, 255, 255], [0, 0, 0, 0, 0],
      [0, 0, 0, 1, 7, 255, 255, 255, 252], [127, 255, 255, 255, 0], [128, 0, 0, 0, 0],
    ] as [[UInt8]])
  func cutFieldsAreRefused(_ octets: [UInt8]) {
    #expect(NaivePartyInfo.fields(octets.span) == nil)
    #expect(NaivePartyInfo.fieldCount(octets.span) == nil)
  }

  @Test func fieldsOfThePublishedPartyInfo() throws {
    let apple = AppleLoginResponse.self
    let apu = apple.partyUInfo
    let apv = apple.partyVInfo
    let point = [4] + apple.ephemeralX + apple.ephemeralY
    #expect(NaivePartyInfo.fields(apu.span) == [Array("APPLE".utf8), point])
    let split = NaivePartyInfo.fields(apv.span)
    let fields = try #require(split)
    #expect(fields.prefix(2) == [Array("Apple".utf8), [4] + apple.x + apple.y])
    #expect(fields.last == Array("DDF68171-409D-4E2C-91F0-9E42D7745365".utf8))
    #expect(fields.count == 3)
  }
}
