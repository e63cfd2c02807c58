/// What each target did, as a table.
struct TargetSection {
  let summary: CampaignSummary

  /// The section.
  var section: PageSection {
    let table: Markup = """
      <table class="numbers">
      <thead>
      \(.headings(Self.titles))
      </thead>
      <tbody>
      \(summary.targets.map(row))
      </tbody>
      <tfoot>
      \(total)
      </tfoot>
      </table>
      """
    return PageSection(
      id: "targets", title: "Targets",
      content: """
        \(.scrolling("Table of targets", table))
        <p class="note">Coverage is edges when the campaign began and when it ended; a dash is a
        first run. The corpus is what fuzzing grew beside the committed seeds. “Last new” counts from
        the campaign’s start.</p>
        """)
  }

  private static let titles = [
    "Target", "Runs", "Runs/s", "Coverage", "New edges", "Corpus", "New units", "Seeds", "Last new",
    "Findings", "Time", "Share",
  ]

  private func row(_ target: TargetSummary) -> Markup {
    let before = target.coverageBefore
    let cells: [Markup] = [
      "\(NumberText.count(target.executions))",
      "\(target.executions == 0 ? "–" : NumberText.rate(target.rate))",
      "\(coverage(target))",
      "\(before.map { NumberText.change(target.coverage - $0) } ?? "–")",
      "\(NumberText.count(target.corpus))",
      "\(NumberText.change(target.newUnits))",
      "\(NumberText.count(target.seeds))",
      "\(target.lastNew.map(TimeText.duration) ?? "–")",
      target.findings == 0 ? "0" : "<b class=\"bad\">\(target.findings)</b>",
      "\(TimeText.duration(target.seconds))",
      "\(share(target.seconds))",
    ]
    return """
      <tr><th scope="row">\(target.name)</th>\(cells.map { "<td>\($0)</td>" as Markup })</tr>
      """
  }

  private func coverage(_ target: TargetSummary) -> String {
    guard target.coverage > 0 else { return "–" }
    let before = target.coverageBefore.map { NumberText.count($0) }
    return "\(before ?? "–") → \(NumberText.count(target.coverage))"
  }

  private var total: Markup {
    let totals = summary.totals
    let cells = [
      NumberText.count(totals.executions), "", NumberText.count(totals.coverage),
      totals.newCoverage.map(NumberText.change) ?? "–", NumberText.count(totals.corpus),
      NumberText.change(totals.newUnits),
      NumberText.count(summary.targets.reduce(0) { $0 + $1.seeds }), "",
      NumberText.count(totals.findings), TimeText.duration(totals.targetSeconds), "",
    ]
    return """
      <tr><th scope="row">All</th>\(cells.map { "<td>\($0)</td>" as Markup })</tr>
      """
  }

  /// The target's share of the time that all had.
  private func share(_ seconds: Double) -> String {
    let whole = summary.totals.targetSeconds
    return whole > 0 ? "\(NumberText.fixed(seconds / whole * 100, 1)) %" : "–"
  }
}
