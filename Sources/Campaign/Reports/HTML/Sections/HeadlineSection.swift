/// The top of the page: how the campaign ended, and its key figures.
struct HeadlineSection {
  let summary: CampaignSummary

  /// The headline and what goes with it.
  var content: Markup {
    """
    <p class="kicker">Fuzzing campaign \(summary.number)</p>
    <h1 class="verdict \(tone.rawValue)">\(summary.headline)</h1>
    <p class="conditions">\(conditions)</p>
    <dl class="figures">
    \(figures)
    </dl>
    """
  }

  private var tone: Markup.Tone {
    switch summary.outcome {
    case .clean: .good
    case .finding, .baselineFails: .bad
    case .broken, .budgetRanOut, .interrupted: .doubtful
    }
  }

  private var conditions: Markup {
    "\(summary.conditions.map { "<span>\($0)</span>" as Markup })"
  }

  private var figures: [Markup] {
    let totals = summary.totals
    let reached = totals.rules - totals.unreachedRules.count
    return [
      figure("Findings", NumberText.count(totals.findings), added(totals.newFindings, "new")),
      figure("Executions", NumberText.count(totals.executions), rate(totals)),
      figure(
        "Coverage", NumberText.count(totals.coverage),
        "edges" + (totals.newCoverage.map { ", \(added($0))" } ?? "")),
      figure("Corpus", NumberText.count(totals.corpus), "units, \(added(totals.newUnits))"),
      figure("Rules reached", NumberText.count(reached), "of \(totals.rules)"),
      figure(
        "Committed inputs", NumberText.count(totals.committedInputs),
        totals.failingInputs == 0 ? "none fails" : "\(totals.failingInputs) failing"),
    ]
  }

  private func added(_ number: Int, _ word: String? = nil) -> String {
    guard number != 0 else { return "none new" }
    return word.map { "\(NumberText.count(number)) \($0)" } ?? NumberText.change(number)
  }

  private func rate(_ totals: CampaignTotals) -> String {
    guard summary.seconds > 0, totals.executions > 0 else { return "none ran" }
    return NumberText.rate(Double(totals.executions) / summary.seconds) + " per second"
  }

  private func figure(_ term: String, _ number: String, _ note: String) -> Markup {
    "<div><dt>\(term)</dt><dd><b>\(number)</b> <small>\(note)</small></dd></div>"
  }
}
