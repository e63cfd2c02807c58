import PlatformSSOAssertion

/// What a campaign did, over all its targets.
struct CampaignTotals: Encodable, Equatable {
  /// Inputs run.
  let executions: UInt64
  /// Seconds that the targets ran, added up.
  let targetSeconds: Double
  /// Edges covered, added up.
  let coverage: Int
  /// Edges that this campaign added to targets that had a count before it; nil where none had.
  let newCoverage: Int?
  /// Units in the grown corpora.
  let corpus: Int
  /// Units that this campaign added.
  let newUnits: Int
  /// Distinct findings.
  let findings: Int
  /// Findings that no earlier campaign saw.
  let newFindings: Int
  /// Findings that not every replay shows.
  let flakyFindings: Int
  /// Committed inputs that were run.
  let committedInputs: Int
  /// Committed inputs that fail.
  let failingInputs: Int
  /// Rules of the catalogue.
  let rules: Int
  /// Rules that refused no input of any target, by their ids, in the catalogue's order.
  let unreachedRules: [String]

  init(_ summary: CampaignSummary) {
    let targets = summary.targets
    executions = targets.reduce(0) { $0 + $1.executions }
    targetSeconds = targets.reduce(0) { $0 + $1.seconds }
    coverage = targets.reduce(0) { $0 + $1.coverage }
    let grown = targets.compactMap { target in target.coverageBefore.map { target.coverage - $0 } }
    newCoverage = grown.isEmpty ? nil : grown.reduce(0, +)
    corpus = targets.reduce(0) { $0 + $1.corpus }
    newUnits = targets.reduce(0) { $0 + $1.newUnits }
    findings = summary.findings.count
    newFindings = summary.findings.count(where: \.isNew)
    flakyFindings = summary.findings.count(where: \.isFlaky)
    committedInputs = summary.baseline.count
    failingInputs = summary.baseline.count { $0.failure != nil }
    rules = Rule.allCases.count
    unreachedRules = Rule.allCases.map(\.id).filter { id in
      !targets.contains { $0.ledger.rules[id, default: 0] > 0 }
    }
  }
}

extension CampaignSummary {
  /// The sums over the targets.
  var totals: CampaignTotals { CampaignTotals(self) }

  /// The findings in the order of a report: what is new and what reproduces comes first.
  var orderedFindings: [Finding] {
    let ranked = findings.enumerated().map { (rank($0.element), $0.offset, $0.element) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func rank(_ finding: Finding) -> Int {
    (finding.isNew ? 0 : 2) + (finding.isFlaky ? 1 : 0)
  }

  /// The names of all targets: those that ran in their order, then others that have results.
  var targetNames: [String] {
    let ran = targets.map(\.name)
    let others = Set(findings.map(\.target) + baseline.map(\.target)).subtracting(ran)
    return ran + others.sorted()
  }

  /// What became of the committed inputs of each target that has some.
  var baselineByTarget: [(target: String, results: [SeedResult])] {
    let groups = Dictionary(grouping: baseline, by: \.target)
    return targetNames.compactMap { name in groups[name].map { (name, $0) } }
  }
}
