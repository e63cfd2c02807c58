import AssertionMutation
import Foundation
import FuzzTargets
import PlatformSSOAssertion
import Testing

/// Every committed input goes through its target and gets the verdict and the rule of its name.
@Suite struct CorpusReplayTests {
  @Test(arguments: CorpusFile.all)
  func verdictIsThatOfTheName(_ file: CorpusFile) throws {
    let expected = try #require(file.expected, "the name states no verdict")
    let target = try #require(allFuzzTargets.first { $0.name == file.target })
    #expect(try target.run(file.octets.span) == expected)
  }

  @Test func everyFolderBelongsToATargetAndEveryTargetHasOne() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: CorpusFile.root.path)
    let names = allFuzzTargets.map { $0.name }
    #expect(Set(entries) == Set(names + names.map { "\($0).dict" }))
    for name in names {
      let files = CorpusFile.all.filter { $0.target == name }
      #expect(files.contains { $0.expected == .accept })
      #expect(files.contains { $0.expected != .accept })
    }
  }

  @Test func everyRuleIsBrokenAloneByACommittedToken() {
    var broken: Set<Rule> = []
    for file in CorpusFile.all where file.target == OpenAssertionTarget.name {
      let inspection = Inspection(
        of: file.octets.span, with: Sample.recipient, expecting: Sample.expectations,
        limits: Sample.limits)
      if inspection.broken.count == 1 { broken.formUnion(inspection.broken.map(\.rule)) }
    }
    let missing = Rule.allCases.filter { !broken.contains($0) }
    #expect(missing.isEmpty, "no token breaks alone: \(missing.map(\.id))")
  }

  @Test func everyParsingRuleHasAnInputOfItsOwnTarget() {
    let byTarget: [(String, [Stage])] = [
      (CompactSerializationTarget.name, [.compact, .base64url]),
      (ProtectedHeaderTarget.name, [.headerJSON, .header, .ephemeralKey]),
    ]
    // What the header alone can't decide: the recipient's key and the curve.
    let elsewhere: [Rule] = [.headerKidMismatch, .headerKeyReference, .epkNotOnCurve]
    for (target, stages) in byTarget {
      let rejected = CorpusFile.all.filter { $0.target == target }.compactMap(\.expected)
      for rule in Rule.allCases
      where stages.contains(rule.definition.stage) && !elsewhere.contains(rule) {
        #expect(rejected.contains(.reject(rule)), "\(target) has no input for \(rule.id)")
      }
    }
  }

  @Test func generatedSeedsAndDictionariesAreCommittedAsGenerated() throws {
    for seed in Seed.all {
      let file = CorpusFile.all.first { $0.target == seed.target && $0.name == seed.name }
      #expect(file?.octets == seed.octets, "run make seeds: \(seed.target)/\(seed.name)")
    }
    for dictionary in FuzzDictionary.all {
      let url = CorpusFile.root.appending(path: "\(dictionary.target).dict")
      #expect(try Data(contentsOf: url) == Data(dictionary.text.utf8))
    }
  }
}
