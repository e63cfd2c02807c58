extension CampaignSummary {
  /// How the campaign ended, in one short sentence without a full stop.
  var headline: String {
    let totals = totals
    switch outcome {
    case .clean: return "Nothing found"
    case .finding: return findingsText(totals)
    case .broken:
      let text = "The harness is broken"
      return totals.findings > 0 ? "\(text); \(findingsText(totals))" : text
    case .baselineFails:
      let inputs = NumberText.count(totals.failingInputs, "committed input")
      return "\(inputs) no longer \(totals.failingInputs == 1 ? "gets its" : "get their") verdict"
    case .budgetRanOut: return "The time was over before each target had run its seeds"
    case .interrupted: return "Interrupted, nothing found until then"
    }
  }

  private func findingsText(_ totals: CampaignTotals) -> String {
    let text = NumberText.count(totals.findings, "finding")
    switch totals.newFindings {
    case totals.findings where totals.findings > 0:
      return NumberText.count(totals.findings, "new finding")
    case 0: return "\(text), none new"
    default: return "\(text), \(NumberText.count(totals.newFindings)) of them new"
    }
  }

  /// When and how it ran, a short phrase each.
  var conditions: [String] {
    var phrases = [
      "started \(TimeText.utc(started))",
      "ran \(TimeText.duration(seconds))",
      "budget \(budget.text)",
      NumberText.count(targets.count, "target") + ", \(jobs) at a time",
      "seed \(seed)",
    ]
    if isInterrupted { phrases.append("interrupted before its budget was spent") }
    if resumptions > 0 {
      phrases.append("continued \(resumptions == 1 ? "once" : "\(resumptions) times")")
    }
    return phrases
  }
}

extension Budget {
  /// The budget in words.
  var text: String {
    switch self {
    case .seconds(let seconds): "\(TimeText.duration(seconds)) for all targets"
    case .secondsPerTarget(let seconds): "\(TimeText.duration(seconds)) for each target"
    case .runs(let runs): "\(NumberText.count(runs, "execution")) of each target"
    }
  }
}

extension Outcome {
  /// The outcome's stable name in machine-readable reports.
  var name: String {
    switch self {
    case .clean: "clean"
    case .finding: "finding"
    case .broken: "broken"
    case .baselineFails: "baseline-fails"
    case .budgetRanOut: "budget-ran-out"
    case .interrupted: "interrupted"
    }
  }
}
