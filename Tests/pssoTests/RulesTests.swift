import Foundation
import PlatformSSOAssertion
import Testing

@testable import psso

/// The catalogue, as it is printed and as the repository keeps it.
@Suite struct RulesTests {
  @Test func everyRuleIsListed() {
    let session = Session(["rules"])
    #expect(session.status == 0)
    for rule in Rule.allCases {
      #expect(session.output.contains("  \(rule.id) "))
      #expect(session.output.contains(rule.definition.reference))
    }
  }

  @Test func aStageAndARuleCanBeChosen() {
    let stage = Session(["rules", "--stage", "party-u"])
    #expect(stage.output.contains("party-u.label"))
    #expect(!stage.output.contains("party-v.nonce-utf8"))
    let rule = Session(["rules", "claims.exp-in-past", "compact.token-size"])
    #expect(rule.lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }.count == 2)
  }

  @Test func jsonHasOneObjectForEachRule() throws {
    let data = Data(Session(["rules", "--json"]).outputOctets)
    let rules = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: String]])
    #expect(rules.map { $0["rule"] } == Rule.allCases.map(\.id))
    for rule in rules {
      #expect(
        Set(rule.keys) == ["rule", "stage", "force", "profile", "reference", "summary"])
    }
  }

  @Test func theDocumentIsUpToDate() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Rules.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    #expect(
      Session(["rules", "--markdown"]).output == document,
      "run: swift run psso rules --markdown > Documentation/Rules.md")
  }
}
