import Foundation
import FuzzTargets
import Testing

@testable import Campaign

/// The campaign as test results.
@Suite struct JUnitReportTests {
  private func outline(_ summary: CampaignSummary) throws -> XMLOutline {
    try #require(XMLOutline(Data(JUnitReport(summary: summary).document.utf8)))
  }

  private func number(_ element: XMLOutline.Element?, _ name: String) -> Int? {
    element?.attributes[name].flatMap { Int($0) }
  }

  @Test func countsAreThoseOfTheCases() throws {
    for (name, summary) in SampleCampaigns.all {
      let document = try outline(summary)
      let all = try #require(document["testsuites"].first)
      #expect(number(all, "tests") == document["testcase"].count, "\(name)")
      for count in ["tests", "failures", "errors"] {
        let sum = document["testsuite"].reduce(0) { $0 + (number($1, count) ?? -1) }
        #expect(number(all, count) == sum, "\(name) \(count)")
      }
      let names = document["testcase"].map { [$0.attributes["classname"], $0.attributes["name"]] }
      #expect(Set(names).count == names.count, "\(name)")
    }
  }

  @Test func aCleanNightPasses() throws {
    let document = try outline(SampleCampaigns.clean)
    #expect(document["testsuite"].map { $0.attributes["name"] } == SampleTargets.night.map(\.name))
    #expect(document["testcase"].count == 13 + 1_449)
    #expect(document["failure"].isEmpty && document["error"].isEmpty && document["skipped"].isEmpty)
  }

  @Test func eachFindingIsAFailure() throws {
    let failures = try outline(SampleCampaigns.findings)["failure"]
    #expect(
      failures.compactMap { $0.attributes["type"] } == ["timeout", "crash", "violation", "leak"])
    #expect(failures.last?.attributes["message"]?.hasPrefix("flaky, 3 of 10 replays: ") == true)
    #expect(failures.allSatisfy { $0.text.contains("reproduce: swift run psso repro ") })
    #expect(failures[2].text.contains("claims.scope-mismatch: The value of scope is"))
  }

  @Test func aTargetsProblemIsItsErrorAndOthersAreTheHarnesses() throws {
    let document = try outline(SampleCampaigns.broken)
    #expect(document["error"].count == 3)
    let suites = document["testsuite"].filter { number($0, "errors") != 0 }
    #expect(suites.compactMap { $0.attributes["name"] } == ["ResealedAssertion", "harness"])
  }

  @Test func anInputThatFailsIsAFailureAndATargetWithoutARunIsSkipped() throws {
    let document = try outline(SampleCampaigns.failingBaseline)
    #expect(
      document["failure"].compactMap { $0.attributes["message"] }
        == ["expected reject.base64url.padding, got accept", "Fatal error: Index out of range"])
    #expect(document["failure"].last?.text.contains("It did not end.") == true)
    #expect(document["skipped"].count == allFuzzTargets.count)
  }

  @Test func hostileTextIsTextThatXMLAllows() throws {
    let document = try outline(SampleCampaigns.hostile)
    let visible = VisibleText.text(SampleFindings.hostileText)
    #expect(document["failure"].count { $0.text.contains(visible) } == 1)
    #expect(document["error"].allSatisfy { $0.text == visible })
    #expect(document["script"].isEmpty && document["b"].isEmpty)
  }
}
