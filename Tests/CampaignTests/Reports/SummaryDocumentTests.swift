import Foundation
import Testing

@testable import Campaign

/// The summary for scripts.
@Suite struct SummaryDocumentTests {
  private func data(_ summary: CampaignSummary) throws -> Data {
    try ReportJSON.data(SummaryDocument(summary: summary))
  }

  @Test func aSummaryDecodesFromIt() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for (name, summary) in SampleCampaigns.all {
      #expect(try decoder.decode(CampaignSummary.self, from: data(summary)) == summary, "\(name)")
    }
  }

  @Test func keysAreThoseOfTheDocumentation() throws {
    let object = try JSONSerialization.jsonObject(with: data(SampleCampaigns.findings))
    let summary = try #require(object as? [String: Any])
    #expect(
      summary.keys.sorted() == [
        "baseline", "budget", "earlier", "findings", "headline", "isInterrupted", "jobs", "number",
        "outcome", "outcomeName", "problems", "resumptions", "schemaVersion", "seconds", "seed",
        "started", "targets", "totals",
      ])
    #expect(summary["schemaVersion"] as? Int == 1)
    #expect(summary["outcomeName"] as? String == "finding")
    #expect(summary["started"] as? String == "2026-11-30T22:00:00Z")
    #expect((summary["budget"] as? [String: Any])?["unit"] as? String == "seconds")
    let finding = try #require((summary["findings"] as? [[String: Any]])?.first)
    #expect(
      finding["reproduction"] as? String
        == "swift run psso repro ResealedAssertion .fuzz/findings/ResealedAssertion/3f9a1c77b2e0")
    #expect(finding["isFlaky"] as? Bool == false)
    #expect((summary["totals"] as? [String: Any])?["newFindings"] as? Int == 3)
  }

  @Test(arguments: [Budget.seconds(1.5), .secondsPerTarget(30), .runs(.max)])
  func budgetsReadAsTheyWereWritten(budget: Budget) throws {
    let data = try JSONEncoder().encode(budget)
    #expect(try JSONDecoder().decode(Budget.self, from: data) == budget)
  }
}
