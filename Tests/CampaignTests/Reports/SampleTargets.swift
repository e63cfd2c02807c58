import Foundation
import FuzzTargets
import PlatformSSOAssertion

@testable import Campaign

/// What targets did in a night, made up from numbers of a real one.
enum SampleTargets {
  /// Target, executions per second, coverage before and after, seeds, units, and the stages of its
  /// ledger with shares of refusals in percent.
  private static let figures:
    [(
      name: String, rate: Double, before: Int, after: Int, seeds: Int, units: Int,
      stages: [Stage: Double]
    )] = [
      ("Base64URL", 41_200, 286, 286, 20, 85, [.base64url: 63.2]),
      ("CompactSerialization", 38_900, 164, 164, 20, 67, [.compact: 41, .base64url: 38.5]),
      ("JSONReader", 22_400, 711, 714, 66, 412, [.headerJSON: 71.3]),
      (
        "ProtectedHeader", 9_120, 967, 981, 152, 590,
        [.headerJSON: 58.1, .header: 33, .ephemeralKey: 6.4]
      ),
      (
        "HeaderVerdict", 344, 2861, 2903, 40, 1_204,
        [.header: 61, .ephemeralKey: 12.5, .partyUInfo: 4]
      ),
      ("EphemeralKey", 18_750, 802, 806, 23, 316, [.headerJSON: 48.8, .ephemeralKey: 51.1]),
      ("PartyInfo", 52_310, 131, 131, 22, 41, [.partyUInfo: 37.4, .partyVInfo: 40.9]),
      ("ConcatKDF", 20_015, 118, 118, 13, 63, [:]),
      ("Claims", 259, 3463, 3511, 40, 1_377, [.claims: 74.6]),
      (
        "OpenAssertion", 6_666, 1617, 1652, 375, 893,
        [
          .compact: 11.2, .base64url: 28.4, .headerJSON: 17.7, .header: 21.6, .ephemeralKey: 4.1,
          .partyUInfo: 2.2, .partyVInfo: 3, .keyAgreement: 0.6, .contentEncryption: 11.1,
        ]
      ),
      (
        "ResealedAssertion", 952, 5697, 5822, 472, 3_168,
        [
          .compact: 6.21, .base64url: 10.38, .headerJSON: 7.78, .header: 11.48, .ephemeralKey: 6.81,
          .partyUInfo: 2.83, .partyVInfo: 4.79, .keyAgreement: 1.24, .contentEncryption: 6.82,
          .claimsJSON: 10.41, .claims: 9.21,
        ]
      ),
      ("SealOpen", 769, 2038, 2044, 40, 611, [:]),
      (
        "DifferentialOpen", 2_222, 1254, 1287, 166, 702,
        [
          .compact: 9.9, .base64url: 24, .headerJSON: 19.5, .header: 20.2,
          .contentEncryption: 0.004,
        ]
      ),
    ]

  /// Each target in a night of eight hours with two jobs, in turns of ten minutes.
  static var night: [TargetSummary] {
    figures.enumerated().map { place, figure in
      var target = TargetSummary(name: figure.name)
      target.seconds = 57_600 / 13 * (0.6 + 0.8 * Double(place) / 12)
      target.executions = UInt64(figure.rate * target.seconds)
      target.coverageBefore = figure.before
      target.coverage = figure.after
      target.features = figure.after * 5 / 2
      target.seeds = figure.seeds
      target.corpus = figure.units
      target.newUnits = figure.units / 9
      target.lastNew = figure.before == figure.after ? nil : 600 + 26_000 * Double(place) / 13
      target.ledger = ledger(target.executions, figure.stages)
      target.samples = samples(target, start: Double(place) * 120)
      return target
    }
  }

  private static func ledger(_ inputs: UInt64, _ stages: [Stage: Double]) -> Ledger {
    var ledger = Ledger()
    ledger.inputs = inputs
    ledger.accepted = inputs
    for (stage, percent) in stages {
      let rules = Rule.allCases.filter { $0.definition.stage == stage }
      let share = UInt64(Double(inputs) * percent / 100) / UInt64(rules.count)
      for rule in rules { ledger.rules[rule.id] = share }
      ledger.accepted -= share * UInt64(rules.count)
    }
    if stages[.claims] == nil, stages[.contentEncryption] == nil {
      ledger.outOfScope = inputs / 50
      ledger.accepted -= min(ledger.accepted, ledger.outOfScope)
    }
    return ledger
  }

  /// A sample each forty seconds; growth is fast at first.
  private static func samples(_ target: TargetSummary, start: Double) -> [TargetSummary.Sample] {
    let before = target.coverageBefore ?? 0
    return (0..<700).map { index in
      let share = Double(index) / 699
      let grown = share.squareRoot()
      return TargetSummary.Sample(
        seconds: start + share * (28_700 - start),
        executions: UInt64(Double(target.executions) * share),
        coverage: before + Int(Double(target.coverage - before) * grown),
        corpus: target.corpus - target.newUnits + Int(Double(target.newUnits) * grown))
    }
  }

  /// As many committed inputs as each target has, all with the verdict of their name.
  static var baseline: [SeedResult] {
    figures.flatMap { figure in
      (0..<figure.seeds).map { index in
        let rule = Rule.allCases[index % Rule.allCases.count].id
        let verdict = index.isMultiple(of: 3) ? "accept" : "reject.\(rule)"
        return SeedResult(
          target: figure.name, file: "\(verdict).sample-\(index)", verdict: verdict, failure: nil)
      }
    }
  }

  /// Nights before the sample's.
  static func history(_ count: Int) -> [PastCampaign] {
    (1...count).map { number -> PastCampaign in
      let isShort = number == 5
      let started = SampleCampaigns.evening - Double(count + 1 - number) * 86_400
      let executions = isShort ? 51_000_000 : 830_000_000 + number * number % 7 * 21_000_000
      let corpus = 5_200 + number * 290 - number % 4 * 130
      return PastCampaign(
        number: number, started: started, seconds: isShort ? 3_610 : 28_800,
        executions: UInt64(executions), coverage: 20_300 - 1_300 / number, corpus: corpus,
        findings: [0, 2, 1, 0, 0, 1][number % 6])
    }
  }
}
