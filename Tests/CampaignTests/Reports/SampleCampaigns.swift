import Foundation
import FuzzTargets
import PlatformSSOAssertion

@testable import Campaign

/// Campaigns to make reports of.
enum SampleCampaigns {
  /// When the night began: 2026-11-30T22:00:00Z.
  static let evening = Date(timeIntervalSince1970: 1_796_076_000)

  /// All samples with the names that a folder may have.
  static var all: [(name: String, summary: CampaignSummary)] {
    [
      ("clean", clean), ("findings", findings), ("hostile", hostile), ("first", first),
      ("idle", idle), ("broken", broken), ("baseline", failingBaseline),
    ]
  }

  /// A night in which nothing was found.
  static var clean: CampaignSummary {
    CampaignSummary(
      number: 13, seed: 20_261_130, started: evening, seconds: 28_800, budget: .seconds(28_800),
      jobs: 2, outcome: .clean, isInterrupted: false, resumptions: 0, targets: SampleTargets.night,
      findings: [], problems: [], baseline: SampleTargets.baseline,
      earlier: SampleTargets.history(12))
  }

  /// A night with findings of all sorts.
  static var findings: CampaignSummary {
    var summary = clean
    summary.outcome = .finding
    summary.findings = SampleFindings.all
    for index in summary.targets.indices {
      summary.targets[index].findings = summary.findings.count {
        $0.target == summary.targets[index].name
      }
    }
    // Two rules that nothing reached.
    for rule in [Rule.claimsRequestNonceType, .headerDepth] {
      for index in summary.targets.indices { summary.targets[index].ledger.rules[rule.id] = nil }
    }
    summary.resumptions = 1
    return summary
  }

  /// A night whose texts try to break out of each format.
  static var hostile: CampaignSummary {
    var summary = findings
    summary.findings = [SampleFindings.hostile]
    summary.problems = [SampleFindings.hostileText]
    summary.targets[0].belowFloors = [SampleFindings.hostileText]
    summary.baseline[0].failure = SampleFindings.hostileText
    summary.baseline[0].file = "accept.<b>|`x`\u{1B}[31m"
    return summary
  }

  /// The first campaign, short, without a history and without a rate before it.
  static var first: CampaignSummary {
    var summary = clean
    summary.number = 1
    summary.earlier = []
    summary.seconds = 61
    summary.budget = .secondsPerTarget(5)
    for index in summary.targets.indices {
      summary.targets[index].coverageBefore = nil
      summary.targets[index].samples = summary.targets[index].samples.prefix(1) + []
    }
    return summary
  }

  /// A campaign that ended before any target ran.
  static var idle: CampaignSummary {
    CampaignSummary(
      number: 1, seed: 0, started: evening, seconds: 0, budget: .runs(0), jobs: 1,
      outcome: .budgetRanOut, isInterrupted: true, resumptions: 0,
      targets: allFuzzTargets.map { TargetSummary(name: $0.name) }, findings: [], problems: [],
      baseline: [], earlier: [])
  }

  /// A campaign on a machine whose clock jumped.
  static var brokenClock: CampaignSummary {
    var summary = findings
    summary.seconds = .nan
    summary.started = Date(timeIntervalSince1970: .infinity)
    summary.findings[0].secondsUntilFound = -.infinity
    summary.targets[0].seconds = .infinity
    summary.targets[0].samples[0].seconds = .nan
    summary.targets[1].lastNew = 1e300
    return summary
  }

  /// A campaign of a harness that does not work.
  static var broken: CampaignSummary {
    var summary = clean
    summary.outcome = .broken
    summary.problems = [
      "ResealedAssertion: 11.20 % of the inputs were accepted; at least 20 % must be",
      "The disk of .fuzz/ is full: 0 octets left",
    ]
    summary.targets[10].belowFloors = ["11.20 % accepted; at least 20 % must be"]
    return summary
  }

  /// A campaign that stopped because committed inputs fail.
  static var failingBaseline: CampaignSummary {
    var summary = idle
    summary.outcome = .baselineFails
    summary.baseline = SampleTargets.baseline
    summary.baseline[7].verdict = "accept"
    summary.baseline[7].failure = "expected reject.base64url.padding, got accept"
    summary.baseline[50].verdict = nil
    summary.baseline[50].failure = "Fatal error: Index out of range"
    return summary
  }
}
