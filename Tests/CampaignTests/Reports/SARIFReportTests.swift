import Foundation
import FuzzTargets
import Testing

@testable import Campaign

/// The findings for code hosts.
@Suite struct SARIFReportTests {
  private typealias Object = [String: Any]

  private func run(_ summary: CampaignSummary) throws -> [String: Any] {
    let data = try ReportJSON.data(SARIFReport(summary: summary).log)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    return try #require((log["runs"] as? [Object])?.first)
  }

  private func results(_ run: [String: Any]) -> [[String: Any]] {
    run["results"] as? [Object] ?? []
  }

  private func rules(_ run: [String: Any]) -> [[String: Any]] {
    ((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object] ?? []
  }

  @Test func resultsNameTheirRules() throws {
    for (name, summary) in SampleCampaigns.all {
      let run = try run(summary)
      let ids = rules(run).compactMap { $0["id"] as? String }
      #expect(ids == Set(ids).sorted(), "\(name)")
      #expect(results(run).count == summary.findings.count, "\(name)")
      for result in results(run) {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(ids[index] == result["ruleId"] as? String, "\(name)")
      }
      for rule in rules(run) {
        #expect(((rule["shortDescription"] as? Object)?["text"] as? String)?.hasSuffix(".") == true)
        #expect((rule["help"] as? Object)?["text"] != nil)
      }
    }
  }

  @Test func findingsKeepTheirIdentityOverCampaigns() throws {
    let results = results(try run(SampleCampaigns.findings))
    #expect(
      results.compactMap { $0["ruleId"] as? String }
        == ["claims.scope-mismatch", "fuzz.crash", "fuzz.leak", "fuzz.timeout"])
    #expect(
      results.compactMap {
        ($0["partialFingerprints"] as? Object)?["findingSignature/v1"] as? String
      }
        == ["3f9a1c77b2e0", "a04be1d95c38", "77e0a9d1b6f2", "0c11d2e3f405"])
    #expect(
      results.compactMap { $0["baselineState"] as? String } == ["new", "new", "new", "unchanged"])
    #expect(
      results.compactMap { $0["level"] as? String } == ["error", "error", "warning", "error"])
  }

  @Test func locationsAreFilesOfTheCheckout() throws {
    let locations = results(try run(SampleCampaigns.findings)).compactMap { result -> String? in
      let place = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
      let file = place?["artifactLocation"] as? Object
      #expect(file?["uriBaseId"] as? String == "SRCROOT")
      let line = (place?["region"] as? Object)?["startLine"] as? Int
      return (file?["uri"] as? String).map { "\($0):\(line ?? 0)" }
    }
    #expect(
      locations == [
        "FuzzTargets/Targets/ResealedAssertionTarget.swift:58",
        "Sources/PlatformSSOAssertion/PartyInfo/PartyInfo.swift:41",
        "FuzzTargets/Targets/DifferentialOpenTarget.swift:0",
        "FuzzTargets/Targets/JSONReaderTarget.swift:0",
      ])
  }

  @Test(arguments: [
    ("f(_:) Sources/A/B.swift:7", "Sources/A/B.swift", 7),
    ("closure #1 in f /work/tree/Sources/A/B.swift:7:12", "Sources/A/B.swift", 7),
    ("f FuzzTargets/Targets/C.swift", "FuzzTargets/Targets/C.swift", nil),
    ("f Sources/A/B.swift:0", "Sources/A/B.swift", nil),
    ("f /usr/lib/Foundation.swift:3", nil, nil), ("f Sources/../../etc/x.swift:1", nil, nil),
    ("f other/Sources/B.swift:1", nil, nil), ("f /tmp/Sources/a.c:1", nil, nil), ("", nil, nil),
    ("f ::", nil, nil), ("/:1", nil, nil),
  ])
  func framesNameFiles(frame: String, path: String?, line: Int?) {
    let place = CheckoutLocation(frame: frame)
    #expect(place?.path == path)
    #expect(place?.line == line)
  }

  @Test func eachTargetHasASourceFile() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for target in allFuzzTargets {
      let path = try #require(CheckoutLocation.targetSource(target.name))
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(text.contains("name = \"\(target.name)\""), "\(path)")
    }
    #expect(CheckoutLocation.targetSource("../x") == nil)
  }

  @Test func aPathIsARelativeURI() {
    #expect(CheckoutLocation(path: "/etc/a b").uri == "etc/a%20b")
    #expect(CheckoutLocation(path: "https://a?b#c").uri == "https%3A//a%3Fb%23c")
    #expect(CheckoutLocation(path: "Corpus/é|<>\u{0}").uri == "Corpus/%C3%A9%7C%3C%3E%00")
  }

  @Test(arguments: [
    ("clean", true, 0, 0), ("findings", true, 1, 0), ("broken", false, 3, 2),
    ("baseline", false, 4, 2), ("idle", false, 5, 0),
  ])
  func theInvocationTellsWhetherItSaysMuch(name: String, isGood: Bool, code: Int, notes: Int) throws
  {
    let summary = try #require(SampleCampaigns.all.first { $0.name == name }?.summary)
    let invocation = try #require((try run(summary)["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == isGood)
    #expect(invocation["exitCode"] as? Int == code)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == notes)
    #expect(invocation["startTimeUtc"] as? String == "2026-11-30T22:00:00Z")
  }
}
