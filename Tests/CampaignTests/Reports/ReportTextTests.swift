import Foundation
import Testing

@testable import Campaign

/// Numbers, times and outside text, as all reports write them.
@Suite struct ReportTextTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (41_234_567, "41,234,567"),
    (-1_234, "-1,234"),
  ])
  func countsHaveCommas(number: Int, text: String) {
    #expect(NumberText.count(number) == text)
  }

  @Test func theLargestCountHasAText() {
    #expect(NumberText.count(UInt64.max) == "18,446,744,073,709,551,615")
    #expect(NumberText.count(Int.min) == "-9,223,372,036,854,775,808")
  }

  @Test func nounsFollowTheirCount() {
    #expect(NumberText.count(1, "octet") == "1 octet")
    #expect(NumberText.count(0, "octet") == "0 octets")
  }

  @Test(arguments: [
    (0.0, 2, "0.00"), (0.005, 2, "0.01"), (-0.5, 1, "-0.5"), (12.345, 1, "12.3"),
    (99.96, 1, "100.0"),
    (.nan, 1, "–"), (.infinity, 0, "–"), (1e300, 2, "–"),
  ])
  func fixedNumbersAreRounded(number: Double, digits: Int, text: String) {
    #expect(NumberText.fixed(number, digits) == text)
  }

  @Test(arguments: [
    (0, 0, "0 %"), (0, 9, "0 %"), (9, 9, "100 %"), (1, 1_000_000, "< 0.01 %"),
    (999_999, 1_000_000, "> 99.9 %"), (1, 3, "33.3 %"), (1, 16, "6.25 %"),
  ])
  func aSmallShareIsNotNoneAndALargeOneIsNotAll(part: UInt64, whole: UInt64, text: String) {
    #expect(NumberText.percent(part, of: whole) == text)
  }

  @Test(arguments: [
    (0, "0 s"), (0.25, "0.3 s"), (9.96, "10 s"), (59.4, "59 s"), (60, "1 min"), (187, "3 min 7 s"),
    (3_599.6, "1 h"), (28_800, "8 h"), (26_040, "7 h 14 min"), (190_800, "2 d 5 h"), (-1, "–"),
    (.nan, "–"), (1e300, "–"),
  ])
  func durationsHaveTwoUnits(seconds: Double, text: String) {
    #expect(TimeText.duration(seconds) == text)
  }

  @Test func timesAreInUTC() {
    #expect(TimeText.utc(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
    #expect(TimeText.utc(Date(timeIntervalSince1970: 951_782_399.9)) == "2000-02-28T23:59:59Z")
    #expect(TimeText.day(SampleCampaigns.evening) == "2026-11-30")
    #expect(TimeText.rfc3339(.distantFuture) == "4001-01-01T00:00:00Z")
    #expect(TimeText.rfc3339(Date(timeIntervalSince1970: 1e12)) == nil)
    #expect(TimeText.rfc3339(Date(timeIntervalSince1970: .nan)) == nil)
  }

  @Test func whatIsHiddenShows() {
    #expect(
      VisibleText.text("a\u{0}\u{1B}[1m\u{2028}\u{202E}\u{200B}")
        == "a\\u0000\\u001b[1m\\u2028\\u202e\\u200b")
    // A character beyond the first 65,536 is two of JSON's escapes.
    #expect(VisibleText.text("\u{E0041}") == "\\udb40\\udc41")
    #expect(VisibleText.text("├─ é 漢 ✓\n\tx") == "├─ é 漢 ✓\n\tx")
  }

  @Test func aLineIsOneAndShort() {
    #expect(VisibleText.line("a\r\nb\tc\u{2028}d") == "a b c d")
    #expect(VisibleText.line("abcdef", limit: 3) == "abc…")
    #expect(VisibleText.line(String(repeating: "\u{0}", count: 40), limit: 12) == "\\u0000\\u0000…")
  }

  @Test func headlinesSayWhatIsNew() {
    #expect(SampleCampaigns.findings.headline == "4 findings, 3 of them new")
    #expect(SampleCampaigns.hostile.headline == "1 new finding")
    var old = SampleCampaigns.hostile
    old.findings[0].isNew = false
    #expect(old.headline == "1 finding, none new")
    #expect(
      SampleCampaigns.failingBaseline.headline == "2 committed inputs no longer get their verdict")
  }

  @Test func whatReproducesAndIsNewComesFirst() {
    var summary = SampleCampaigns.findings
    summary.findings.reverse()
    #expect(
      summary.orderedFindings.map(\.target)
        == ["PartyInfo", "ResealedAssertion", "DifferentialOpen", "JSONReader"])
  }

  @Test func totalsKnowWhatNothingReached() {
    #expect(
      SampleCampaigns.findings.totals.unreachedRules == [
        "header.depth", "claims.request-nonce-type",
      ])
    #expect(SampleCampaigns.clean.totals.newCoverage == 310)
    #expect(SampleCampaigns.first.totals.newCoverage == nil)
  }
}
