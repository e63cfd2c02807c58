import FuzzTargets
import Testing

@testable import Campaign

/// The summary of a CI job.
@Suite struct MarkdownSummaryTests {
  @Test func findingsComeBeforeTheTables() throws {
    let text = MarkdownSummary(summary: SampleCampaigns.findings).document
    #expect(text.hasPrefix("## ❌ Campaign 13: 4 findings, 3 of them new\n"))
    let finding = try #require(text.range(of: "### ResealedAssertion: violation (new)"))
    let targets = try #require(text.range(of: "### Targets"))
    #expect(finding.lowerBound < targets.lowerBound)
    #expect(
      text.contains(
        "```sh\nswift run psso repro PartyInfo .fuzz/findings/PartyInfo/a04be1d95c38\n```"))
    #expect(text.contains("### DifferentialOpen: leak (new, flaky, 3 of 10 replays)"))
    #expect(text.contains("<details><summary>2 of 108 rules refused no input</summary>"))
  }

  @Test func eachRowHasACellForEachColumn() {
    for (name, summary) in SampleCampaigns.all {
      let lines = MarkdownSummary(summary: summary).document.split(separator: "\n")
      let rows = lines.filter { $0.hasPrefix("| ") }
      #expect(rows.count == 2 * (2 + summary.targets.count), "\(name)")
      // A target, the gates, accepted, out of scope; and a bar before each and behind the last.
      let bars = 1 + GateLedger.gateNames.count + 2 + 1
      #expect(Set(rows.map { $0.count { $0 == "|" } }) == [9, bars], "\(name)")
    }
  }

  @Test(arguments: [
    ("a|b", "a&#124;b"), ("<script>", "&#60;script&#62;"), ("`x`", "&#96;x&#96;"),
    ("[a](b)", "&#91;a&#93;(b)"),
    ("*a*_b_~~c~~", "&#42;a&#42;&#95;b&#95;&#126;&#126;c&#126;&#126;"),
    ("a\nb", "a b"), ("https://x", "https&#58;//x"), ("www.x.y", "www&#46;x&#46;y"),
    ("claims: a.b \"c\"", "claims: a.b \"c\""), ("&lt;", "&#38;lt;"),
  ])
  func outsideTextIsNoMarkup(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test func noLineEndsTheFence() {
    let lines = MarkdownText.fenced(["```` x", "\u{1B}y"])
    #expect(lines == ["`````text", "```` x", "\\u001by", "`````"])
  }

  @Test func hostileTextStaysInItsPlace() {
    let text = MarkdownSummary(summary: SampleCampaigns.hostile).document
    // Tags of its own, and none of the finding's outside of a fence.
    var isFenced = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isFenced.toggle() }
      guard !isFenced, !line.hasPrefix("```") else { continue }
      #expect(!line.contains("<script") && !line.contains("<img") && !line.contains("<b>"))
    }
    #expect(!isFenced)
  }

  @Test func itStaysBelowTheLimitOfGitHub() {
    var summary = SampleCampaigns.findings
    var finding = SampleFindings.hostile
    finding.explanation = Array(repeating: String(repeating: "漢", count: 5_000), count: 500)
    summary.findings = Array(repeating: finding, count: 3_000)
    summary.problems = Array(repeating: String(repeating: "|", count: 9_000), count: 3_000)
    for index in summary.baseline.indices { summary.baseline[index].failure = "`" }
    let text = MarkdownSummary(summary: summary).document
    #expect(text.utf8.count < MarkdownSummary.limit)
    #expect(text.contains(" more in the full report."))
    #expect(text.contains("### Targets") && text.hasSuffix("</details>\n\n"))
  }
}
