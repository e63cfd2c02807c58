/// This campaign beside those before it.
struct TrendSection {
  let summary: CampaignSummary

  /// How many campaigns are shown at most: what fits side by side.
  private static let limit = 60

  /// The section, of one sentence where there is no history yet.
  var section: PageSection {
    let title = "Over campaigns"
    guard !summary.earlier.isEmpty else {
      return PageSection(
        id: "trend", title: title,
        content: "<p>This is the first campaign in the history.</p>")
    }
    let all = summary.earlier + [summary.asPast]
    let shown = Array(all.suffix(Self.limit))
    let cut = shown.count < all.count ? "The last \(shown.count) of \(all.count) campaigns. " : ""
    return PageSection(
      id: "trend", title: title,
      content: """
        <div class="charts">
        \(charts(shown))
        </div>
        <p class="note">\(cut)Coverage of different builds is not comparable.</p>
        <details>
        <summary>The numbers</summary>
        \(.scrolling("Table of campaigns", table(shown)))
        </details>
        """)
  }

  private func charts(_ campaigns: [PastCampaign]) -> [Markup] {
    let numbers = campaigns.map(\.number)
    let x = Axis.numbers(from: numbers.min() ?? 0, to: numbers.max() ?? 0)
    func chart(
      _ title: String, _ unit: String, bars: Bool, _ value: (PastCampaign) -> Double
    ) -> Markup {
      let points = campaigns.map { Plot.Point(x: Double($0.number), y: value($0)) }
      let plot = Plot(
        title: "\(unit), by campaign", top: 18, x: x,
        y: .counts(points.map(\.y), fromZero: bars), style: bars ? "neutral" : title.lowercased())
      let last = points.last.flatMap { Int(exactly: $0.y) } ?? 0
      let note = "\(NumberText.count(last)) now"
      return .drawing(
        title, note: note, label: "\(title) of \(points.count) campaigns: \(note)", height: 102,
        """
        \(plot.axes)
        \(bars ? plot.bars(points) : plot.line(points))
        """)
    }
    return [
      chart("Coverage", "edges", bars: false) { Double($0.coverage) },
      chart("Corpus", "units", bars: false) { Double($0.corpus) },
      chart("Executions", "executions", bars: true) { Double($0.executions) },
    ]
  }

  private func table(_ campaigns: [PastCampaign]) -> Markup {
    let rows = campaigns.reversed().map { campaign -> Markup in
      let cells = [
        TimeText.utc(campaign.started), TimeText.duration(campaign.seconds),
        NumberText.count(campaign.executions), NumberText.count(campaign.coverage),
        NumberText.count(campaign.corpus), NumberText.count(campaign.findings),
      ]
      return """
        <tr><th scope="row">\(campaign.number)</th>\(cells.map { "<td>\($0)</td>" as Markup })</tr>
        """
    }
    return """
      <table class="numbers">
      <thead>
      \(.headings(["Campaign", "Started", "Ran", "Executions", "Edges", "Units", "Findings"]))
      </thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      """
  }
}

extension CampaignSummary {
  /// This campaign as later ones will see it.
  var asPast: PastCampaign {
    let totals = totals
    return PastCampaign(
      number: number, started: started, seconds: seconds, executions: totals.executions,
      coverage: totals.coverage, corpus: totals.corpus, findings: totals.findings)
  }
}
