import Foundation
import Testing

@testable import Campaign

/// The page for people.
@Suite struct HTMLPageTests {
  private func outline(_ summary: CampaignSummary) throws -> XMLOutline {
    try #require(XMLOutline(Data(HTMLPage(summary: summary).document.utf8)))
  }

  @Test func eachPageIsWellFormedAndNeedsNothing() throws {
    for (name, summary) in SampleCampaigns.all {
      let page = try outline(summary)
      let used = Set(page.elements.map(\.name))
      #expect(
        used.isDisjoint(with: ["script", "link", "img", "iframe", "object", "base"]), "\(name)")
      for element in page.elements {
        for (key, value) in element.attributes {
          #expect(!key.hasPrefix("on"), "\(name): \(element.name) \(key)")
          let names = CampaignReports.fileNames
          if key == "href" { #expect(value.hasPrefix("#") || names.contains(value), "\(name)") }
        }
      }
    }
  }

  @Test func eachDrawingHasNumbersForCoordinates() throws {
    for summary in SampleCampaigns.all.map(\.summary) + [SampleCampaigns.brokenClock] {
      for element in try outline(summary).elements where element.path.contains("svg") {
        for key in ["x", "y", "cx", "cy", "width", "height", "d"] {
          let value = element.attributes[key] ?? "0"
          #expect(value.allSatisfy { "0123456789.- MHVLvZ".contains($0) }, "\(key): \(value)")
        }
      }
    }
  }

  @Test func aPhoneAndAReaderOfTheScreenAreServed() throws {
    let page = try outline(SampleCampaigns.findings)
    #expect(page["html"].first?.attributes["lang"] == "en")
    #expect(
      page["meta"].contains { $0.attributes["content"] == "width=device-width, initial-scale=1" })
    #expect(page["h1"].map(\.text) == ["4 findings, 3 of them new"])
    #expect(page["th"].allSatisfy { ["row", "col"].contains($0.attributes["scope"]) })
    #expect(page["svg"].count == 13 + 3)
    for drawing in page["svg"] {
      #expect(drawing.attributes["role"] == "img")
      #expect(drawing.attributes["aria-label"]?.isEmpty == false)
    }
    // What is wide scrolls in a box of its own.
    #expect(page["table"].allSatisfy { $0.path.last == "div" })
    let targets = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(targets).count == targets.count)
    for link in page["a"].compactMap({ $0.attributes["href"] }) where link.hasPrefix("#") {
      #expect(targets.contains(String(link.dropFirst())))
    }
  }

  @Test func aFindingTellsAllThatIsKnown() throws {
    let page = HTMLPage(summary: SampleCampaigns.findings).document
    for text in [
      "ResealedAssertion: violation",
      "accepted: claims: scope-mismatch (&quot;openid&quot; …), breaks claims.scope-mismatch",
      "The value of scope is the login request&#39;s scope",
      "Apple, Creating an encrypted embedded assertion; MUST, stage claims",
      "after 1 h 7 min; met 1,217 times", "└─ password  &quot;********&quot;",
      "swift run psso repro PartyInfo .fuzz/findings/PartyInfo/a04be1d95c38",
      "Corpus/PartyInfo/reject.party-u.length-truncated.one-octet",
      "seen before, since 2026-11-24 (campaign 7)", "flaky, 3 of 10 replays",
      "2 of 108 rules refused no input of any target", "Of 1,449 committed inputs, each got",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test(arguments: [
    ("clean", ["findings", "targets", "growth", "trend", "ledger", "rules", "baseline"]),
    ("findings", ["findings", "targets", "growth", "trend", "ledger", "rules", "baseline"]),
    (
      "broken",
      ["problems", "findings", "targets", "growth", "trend", "ledger", "rules", "baseline"]
    ),
    ("baseline", ["baseline", "findings", "targets", "trend", "ledger", "rules"]),
    (
      "hostile",
      ["findings", "problems", "baseline", "targets", "growth", "trend", "ledger", "rules"]
    ),
  ])
  func whatIsWrongComesFirst(name: String, sections: [String]) throws {
    let summary = try #require(SampleCampaigns.all.first { $0.name == name }?.summary)
    #expect(try outline(summary)["section"].compactMap { $0.attributes["id"] } == sections)
  }

  @Test func hostileTextIsTextInEachPlace() throws {
    let page = try outline(SampleCampaigns.hostile)
    let visible = VisibleText.text(SampleFindings.hostileText)
    let places = page.elements.filter { $0.text.contains(visible) }.map(\.name)
    // The reason, a rule, the frames, the explanation, facts, a problem, a failing input, a floor.
    #expect(Set(places).isSuperset(of: ["p", "code", "pre", "dd", "li"]))
    #expect(places.count >= 8)
  }

  @Test func aCampaignWithoutRunsDividesByNothing() throws {
    let page = HTMLPage(summary: SampleCampaigns.idle).document
    for text in [
      "None in 0 executions.", "No input was counted.", "None were run.", "first campaign",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func theLedgerShowsSharesAndCounts() throws {
    let page = HTMLPage(summary: SampleCampaigns.broken).document
    #expect(page.contains("<b>ResealedAssertion</b>: 11.20 % accepted; at least 20 % must be"))
    #expect(page.contains("&lt; 0.01 %") && page.contains("<i style=\"width:63.2%\"></i>"))
  }
}
