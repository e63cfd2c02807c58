import AssertionMutation
import Foundation
import FuzzTargets
import PlatformSSOAssertion
import Testing

@testable import Campaign

/// The committed tokens in Wycheproof's format.
@Suite struct WycheproofTests {
  private let file: [String: Any]
  private let groups: [[String: Any]]
  private let tests: [[String: Any]]
  private let leftOut: [String]

  init() throws {
    let inputs = Seed.all.filter { $0.target == OpenAssertionTarget.name }.map {
      ExportedInput(name: $0.name, content: Data($0.octets))
    }
    let document = try WycheproofDocument(inputs, version: "1")
    leftOut = document.leftOut
    let object = try JSONSerialization.jsonObject(with: Data(try document.text()))
    file = try #require(object as? [String: Any])
    groups = try #require(file["testGroups"] as? [[String: Any]])
    tests = groups.flatMap { $0["tests"] as? [[String: Any]] ?? [] }
  }

  /// The names of members that a schema without additional properties allows.
  @Test func membersAreThoseOfTheSchema() throws {
    #expect(
      Set(file.keys) == ["schema", "header", "notes", "numberOfTests", "testGroups"])
    #expect(file["schema"] as? String == "json_web_encryption_schema_v1.json")
    for group in groups {
      #expect(
        Set(group.keys) == ["type", "source", "comment", "private", "public", "tests"])
      let key = try #require(group["private"] as? [String: String])
      #expect(Set(key.keys) == ["alg", "use", "kid", "kty", "crv", "x", "y", "d"])
      #expect((group["public"] as? [String: String])?["d"] == nil)
    }
    let members: Set = ["tcId", "comment", "jwe", "pt", "enc", "result", "flags"]
    for test in tests { #expect(members.isSuperset(of: test.keys)) }
  }

  @Test func testsAreNumberedFromOne() {
    #expect(tests.map { $0["tcId"] as? Int } == (1...tests.count).map { $0 })
    #expect(file["numberOfTests"] as? Int == tests.count)
  }

  @Test func eachRuleHasATestAndANote() throws {
    let notes = try #require(file["notes"] as? [String: [String: Any]])
    let flags = Set(tests.flatMap { $0["flags"] as? [String] ?? [] })
    #expect(Set(notes.keys) == flags)
    #expect(flags == Set(Rule.allCases.map(\.id) + ["Normal"]))
    for rule in Rule.allCases {
      let text = notes[rule.id]?["description"] as? String
      #expect(text?.hasPrefix(rule.definition.summary) == true)
      #expect(notes[rule.id]?["links"] as? [String] == [rule.definition.reference])
    }
  }

  @Test func onlyWhatMustBeIsInvalid() throws {
    for test in tests {
      let name = try #require(CorpusName(test["comment"] as? String ?? ""))
      let expected =
        name.rule.map { $0.definition.force == .must ? "invalid" : "acceptable" } ?? "valid"
      #expect(test["result"] as? String == expected)
    }
  }

  @Test func theFirstGroupIsWhatJOSEDecides() {
    func results(_ group: Int) -> [(String, Bool)] {
      (groups[group]["tests"] as? [[String: Any]] ?? []).map {
        ($0["result"] as? String ?? "", $0["pt"] != nil)
      }
    }
    #expect(groups.count == 2)
    for (result, hasPlaintext) in results(0) { #expect(hasPlaintext == (result == "valid")) }
    for (result, hasPlaintext) in results(1) {
      #expect(hasPlaintext)
      #expect(result != "valid")
    }
  }

  @Test func tokensThatAreNoTextAreLeftOut() {
    #expect(leftOut == ["reject.base64url.alphabet.octet-beyond-ascii"])
  }
}
