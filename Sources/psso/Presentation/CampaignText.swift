import Campaign

/// What a campaign did, for people.
struct CampaignText {
  /// How words are coloured.
  let style: Style

  /// The table, the ledgers, the findings and what is wrong.
  func lines(_ summary: CampaignSummary) -> [String] {
    let progress = CampaignProgress(
      phase: "Campaign \(summary.number), seed \(summary.seed)", seconds: summary.seconds,
      secondsLeft: nil, targets: summary.targets, running: [])
    var lines = FuzzTable(style: style).lines(progress)
    lines += ["", style.title("Where the inputs ended")]
    lines += summary.targets.map { "  " + Layout.padded($0.name, 21) + ledger($0) }
    for finding in summary.findings { lines += [""] + self.lines(finding) }
    let failures = summary.baseline.filter { $0.failure != nil }
    if !failures.isEmpty {
      lines += ["", style.bad("Committed inputs that do not keep to their names")]
      lines += failures.map {
        "  Corpus/\($0.target)/\($0.file): \(Printable.text($0.failure ?? ""))"
      }
    }
    let floors = summary.targets.flatMap { target in
      target.belowFloors.map { "\(target.name): \($0)" }
    }
    if !summary.problems.isEmpty || !floors.isEmpty {
      let problems = (summary.problems + floors).map { "  " + Printable.text($0) }
      lines += ["", style.bad("The harness")] + problems
    }
    return lines + ["", conclusion(summary)]
  }

  /// A finding: what happened, what its input means, and how to see it again.
  func lines(_ finding: Finding) -> [String] {
    let age = finding.isNew ? "new" : "first seen by campaign \(finding.firstCampaign)"
    let times = finding.occurrences == 1 ? "once" : "\(finding.occurrences) times"
    let replays = "\(finding.reproduced.failed) of \(finding.reproduced.tries) replays fail"
    let size = "\(finding.inputCount) octets, of \(finding.originalCount)"
    var rows = [
      Row("what", Printable.text(finding.reason)),
      Row("met", "\(times), \(age); \(finding.isFlaky ? "flaky: " : "")\(replays)"),
      Row("input", "\(finding.input), \(size)"),
    ]
    if !finding.rules.isEmpty { rows.append(Row("rules", finding.rules.joined(separator: ", "))) }
    if let frame = finding.frames.first { rows.append(Row("at", Printable.text(frame))) }
    if let seed = finding.seed { rows.append(Row("seed", seed)) }
    if !finding.otherTargets.isEmpty {
      rows.append(Row("also in", finding.otherTargets.joined(separator: ", ")))
    }
    rows.append(Row("show", finding.reproduction))
    let title = "FINDING \(finding.id): \(finding.kind.rawValue) in \(finding.target)"
    return [style.bad(title)] + Layout.rows(rows)
  }

  private func ledger(_ target: TargetSummary) -> String {
    let ledger = target.ledger
    guard ledger.inputs > 0 else { return "no input" }
    func percent(_ count: UInt64) -> String { NumberText.fixed(ledger.percent(count), 2) + " %" }
    let gates = ledger.gates(of: target.name).map { "\($0.name) \(percent($0.refused))" }
    let refused = gates.isEmpty ? "" : "; refused at " + gates.joined(separator: ", ")
    return "accepted \(percent(ledger.accepted))\(refused)"
  }

  private func conclusion(_ summary: CampaignSummary) -> String {
    let count = summary.findings.count
    let new = summary.findings.count { $0.isNew }
    switch summary.outcome {
    case .clean:
      return style.good("Nothing found") + " by \(summary.targets.count) targets"
    case .finding:
      return style.bad("\(count) finding\(count == 1 ? "" : "s"), \(new) of them new")
    case .broken: return style.bad("The harness is broken: the rest says little")
    case .baselineFails: return style.bad("The baseline fails: see the committed inputs above")
    case .budgetRanOut:
      return style.doubtful("The budget ran out before each target had run its seeds")
    case .interrupted: return style.doubtful("Interrupted; the same command continues it")
    }
  }
}
