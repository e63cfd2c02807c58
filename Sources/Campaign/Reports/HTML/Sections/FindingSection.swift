import PlatformSSOAssertion

/// The findings, each with all that is needed to work on it.
struct FindingSection {
  let summary: CampaignSummary

  /// The section, of one sentence where nothing was found.
  var section: PageSection {
    let findings = summary.orderedFindings
    guard !findings.isEmpty else {
      let executions = NumberText.count(summary.totals.executions, "execution")
      return PageSection(
        id: "findings", title: "Findings", content: "<p>None in \(executions).</p>")
    }
    return PageSection(
      id: "findings", title: "Findings", content: "\(findings.map(article))")
  }

  private func article(_ finding: Finding) -> Markup {
    let heading = "finding-\(finding.id)"
    return """
      <article class="finding" aria-labelledby="\(heading)">
      <h3 id="\(heading)">\(finding.target): \(finding.kind.name)</h3>
      <p class="badges">\(badges(finding))</p>
      <p class="reason">\(finding.reason)</p>
      \(rules(finding))
      <dl class="facts">
      \(facts(finding))
      </dl>
      <h4>Reproduction</h4>
      <pre class="command">\(finding.reproduction)</pre>
      \(lines("Innermost frames", finding.frames))
      \(lines("What the input means", finding.explanation))
      </article>
      """
  }

  private func badges(_ finding: Finding) -> [Markup] {
    var badges: [Markup] = [.badge(finding.noveltyText, finding.isNew ? .bad : .plain)]
    if finding.isFlaky { badges.append(.badge(finding.reproducedText, .doubtful)) }
    return badges
  }

  private func rules(_ finding: Finding) -> Markup {
    guard !finding.rules.isEmpty else { return "" }
    let items = finding.rules.map { id -> Markup in
      guard let rule = Rule(rawValue: id) else { return "<li><code>\(id)</code></li>" }
      let definition = rule.definition
      return """
        <li><code>\(id)</code> \(definition.summary) <small>\(definition.source)</small></li>
        """
    }
    return "<ul class=\"rules\">\(items)</ul>"
  }

  private func facts(_ finding: Finding) -> [Markup] {
    var facts: [Markup] = [
      .entry("Found", "\(finding.foundText)"),
      .entry("Reproduced", "\(finding.reproducedText)"),
      .entry("Input", "<code>\(finding.input)</code>, \(finding.sizeText)"),
    ]
    if let seed = finding.seed {
      facts.append(.entry("Seed", "<code>Corpus/\(finding.target)/\(seed)</code>"))
    }
    facts.append(.entry("Signature", "<code>\(finding.id)</code> \(finding.signature)"))
    return facts
  }

  private func lines(_ title: String, _ lines: [String]) -> Markup {
    guard !lines.isEmpty else { return "" }
    return """
      <h4>\(title)</h4>
      <pre tabindex="0" role="region" aria-label="\(title)">\(lines.joined(separator: "\n"))</pre>
      """
  }
}
