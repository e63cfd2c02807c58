/// What became of the committed inputs, which each campaign runs before it fuzzes.
struct BaselineSection {
  let summary: CampaignSummary

  /// The section: the failures, then how many inputs each target has.
  var section: PageSection {
    let groups = summary.baselineByTarget
    guard !groups.isEmpty else {
      return PageSection(
        id: "baseline", title: "Committed inputs", content: "<p>None were run.</p>")
    }
    return PageSection(
      id: "baseline", title: "Committed inputs",
      content: """
        \(failures)
        <ul class="counts">
        \(groups.map { "<li>\($0.target) <b>\(counts($0.results))</b></li>" as Markup })
        </ul>
        """)
  }

  private func counts(_ results: [SeedResult]) -> String {
    let failed = results.count { $0.failure != nil }
    let count = NumberText.count(results.count)
    return failed == 0 ? count : "\(count), \(NumberText.count(failed)) failing"
  }

  private var failures: Markup {
    let failed = summary.baseline.filter { $0.failure != nil }
    guard !failed.isEmpty else {
      let inputs = NumberText.count(summary.baseline.count, "committed input")
      return "<p>Of \(inputs), each got the verdict of its name.</p>"
    }
    let items = failed.map { result -> Markup in
      let verdict = result.verdict.map { "now <code>\($0)</code>" as Markup } ?? "did not end"
      return """
        <li><code>\(result.target)/\(result.file)</code> \(result.failure ?? "")
        <small>\(verdict)</small></li>
        """
    }
    return """
      <ul class="problems">
      \(items)
      </ul>
      """
  }
}
