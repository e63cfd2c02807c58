/// How coverage and corpus of each target grew over the campaign.
struct GrowthSection {
  let summary: CampaignSummary

  /// The section, where there is a sample to draw.
  var section: PageSection? {
    let drawn = summary.targets.filter { !$0.samples.isEmpty }
    guard !drawn.isEmpty else { return nil }
    let last = drawn.compactMap(\.samples.last?.seconds).max() ?? 0
    let time = Axis.time(max(summary.seconds, last))
    return PageSection(
      id: "growth", title: "Growth in this campaign",
      content: """
        <div class="charts">
        \(drawn.map { chart($0, time) })
        </div>
        <p class="note">Time counts from the campaign’s start. The vertical axes begin where the
        counts do, not at zero.</p>
        """)
  }

  private func chart(_ target: TargetSummary, _ time: Axis) -> Markup {
    let coverage = target.samples.map { Plot.Point(x: $0.seconds, y: Double($0.coverage)) }
    let corpus = target.samples.map { Plot.Point(x: $0.seconds, y: Double($0.corpus)) }
    let upper = Plot(
      title: "coverage, edges", top: 18, x: time, y: .counts(coverage.map(\.y)), labelsX: false,
      style: "coverage")
    let lower = Plot(
      title: "corpus, units", top: 108, x: time, y: .counts(corpus.map(\.y)), style: "corpus")
    let note = "\(change(coverage)) edges, \(change(corpus)) units"
    return .drawing(
      target.name, note: note,
      label: "\(target.name) over \(TimeText.duration(time.upper)): \(note)", height: 192,
      """
      \(upper.axes)
      \(upper.steps(coverage))
      \(lower.axes)
      \(lower.steps(corpus))
      """)
  }

  private func change(_ points: [Plot.Point]) -> String {
    let values = points.compactMap { Int(exactly: $0.y) }
    guard let first = values.first, let last = values.last else { return "–" }
    return first == last
      ? NumberText.count(last) : "\(NumberText.count(first)) → \(NumberText.count(last))"
  }
}
