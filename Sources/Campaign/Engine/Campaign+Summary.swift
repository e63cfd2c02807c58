import Foundation

extension Campaign {
  /// Puts the campaign into the history and sums it up.
  func finish() throws(Obstacle) -> CampaignSummary {
    let floors = try LedgerFloors(checkout.ledgerFloors)
    for index in targets.indices {
      targets[index].belowFloors = floors.failures(of: targets[index])
      try history.record(targets[index], spent: spent, of: open.number)
    }
    isInterrupted = isInterrupted || observer.wantsToStop
    let outcome = outcome
    if isInterrupted {
      try history.spend(spent, of: open.number)
    } else {
      try history.end(open.number, outcome, spent: spent)
    }
    return CampaignSummary(
      number: open.number, seed: request.seed, started: open.started, seconds: spent,
      budget: request.budget, jobs: request.jobs, outcome: outcome, isInterrupted: isInterrupted,
      resumptions: open.resumptions, targets: targets, findings: try allFindings(),
      problems: problems, baseline: baseline, earlier: try history.before(open.number))
  }

  private var outcome: Outcome {
    if baseline.contains(where: { $0.failure != nil }) { return .baselineFails }
    if !findings.isEmpty { return .finding }
    if !problems.isEmpty || targets.contains(where: { !$0.belowFloors.isEmpty }) { return .broken }
    if isInterrupted { return .interrupted }
    return targets.contains { $0.executions == 0 } ? .budgetRanOut : .clean
  }

  /// The findings of this campaign, in the order in which they were met.
  private func allFindings() throws(Obstacle) -> [Finding] {
    var all: [Finding] = []
    for sighting in try history.sightings(in: open.number) {
      guard var finding = findings[sighting.finding] else { continue }
      finding.secondsUntilFound = sighting.seconds
      finding.occurrences = sighting.occurrences
      if let first = try history.first(finding.id) {
        finding.isNew = first.campaign == open.number
        finding.firstCampaign = first.campaign
      }
      all.append(finding)
    }
    return all
  }
}
