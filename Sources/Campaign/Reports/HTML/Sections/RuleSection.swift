import PlatformSSOAssertion

/// The rules that the campaign did not get to.
struct RuleSection {
  let summary: CampaignSummary

  /// The section.
  var section: PageSection {
    let totals = summary.totals
    let unreached = totals.unreachedRules.compactMap(Rule.init(rawValue:))
    guard !unreached.isEmpty else {
      return PageSection(
        id: "rules", title: "Rules never reached",
        content: "<p>None: each of the \(totals.rules) rules refused at least one input.</p>")
    }
    // A campaign without a run would list the whole catalogue.
    let isOpen: Markup = unreached.count <= 24 ? " open=\"open\"" : ""
    return PageSection(
      id: "rules", title: "Rules never reached",
      content: """
        <details\(isOpen)>
        <summary>\(unreached.count) of \(totals.rules) rules refused no input of any target</summary>
        <ul class="rules">
        \(unreached.map(item))
        </ul>
        </details>
        """)
  }

  private func item(_ rule: Rule) -> Markup {
    let definition = rule.definition
    return """
      <li><code>\(rule.id)</code> \(definition.summary) <small>\(definition.source)</small></li>
      """
  }
}
