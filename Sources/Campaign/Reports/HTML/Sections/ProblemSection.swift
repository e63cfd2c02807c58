/// What is wrong with the harness itself, so that the rest of the page says less.
struct ProblemSection {
  let summary: CampaignSummary

  /// The section, where there are problems.
  var section: PageSection? {
    guard !summary.problems.isEmpty else { return nil }
    return PageSection(
      id: "problems", title: "Harness problems",
      content: """
        <ul class="problems">
        \(summary.problems.map { "<li>\($0)</li>" as Markup })
        </ul>
        """)
  }
}
