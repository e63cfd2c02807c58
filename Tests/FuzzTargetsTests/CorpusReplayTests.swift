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
    #expect(Set(entries) == Set(names + FuzzDictionary.all.map { "\($0.target).dict" }))
    for target in allFuzzTargets {
      let files = CorpusFile.all.filter { $0.target == target.name }
      let isAccepted = files.contains { $0.expected == .accept }
      #expect(isAccepted, "\(target.name) has no accepted input")
      // A law refuses nothing: it holds, or it is a finding. Nor does a function.
      let refusesNothing = target is any PropertyTarget.Type || target == ConcatKDFTarget.self
      let isRefused = files.contains { $0.expected != .accept }
      #expect(isRefused || refusesNothing, "\(target.name) has no refused input")
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
      (JSONReaderTarget.name, [.claimsJSON]), (EphemeralKeyTarget.name, [.ephemeralKey]),
      (Base64URLTarget.name, [.base64url]),
      (ResealedAssertionTarget.name, Stage.allCases.filter { $0 != .compact }),
    ]
    // What a header alone can't decide: the recipient's key and the curve. Any value is JSON.
    let elsewhere: [String: [Rule]] = [
      ProtectedHeaderTarget.name: [.headerKidMismatch, .headerKeyReference, .epkNotOnCurve],
      JSONReaderTarget.name: [.claimsNotAnObject],
    ]
    for (target, stages) in byTarget {
      let rejected = CorpusFile.all.filter { $0.target == target }.compactMap(\.expected)
      for rule in Rule.allCases
      where stages.contains(rule.definition.stage)
        && elsewhere[target]?.contains(rule) != true
      {
        #expect(rejected.contains(.reject(rule)), "\(target) has no input for \(rule.id)")
      }
    }
  }

  @Test func everyReasonToRefuseAKeyHasAFile() {
    let rejected = CorpusFile.all.filter { $0.target == KeysTarget.name }.compactMap(\.expected)
    let missing = KeyError.allCases.filter { !rejected.contains(.rejectKey($0)) }
    #expect(missing.isEmpty, "no file is refused as \(missing.map(\.rawValue))")
  }

  @Test func generatedSeedsAndDictionariesAreCommittedAsGenerated() throws {
    for seed in Seed.all + Seed.laws {
      let file = CorpusFile.all.first { $0.target == seed.target && $0.name == seed.name }
      #expect(file?.octets == seed.octets, "run make seeds: \(seed.target)/\(seed.name)")
    }
    for dictionary in FuzzDictionary.all {
      let url = CorpusFile.root.appending(path: "\(dictionary.target).dict")
      #expect(try Data(contentsOf: url) == Data(dictionary.text.utf8))
    }
  }
}
