import PlatformSSOAssertion

/// The catalogue of rules as a Markdown document, which the repository keeps.
enum RulesDocument {
  /// The document, a line each.
  static var lines: [String] {
    var lines = introduction
    for stage in Stage.allCases {
      let rules = Rule.allCases.filter { $0.definition.stage == stage }
      guard !rules.isEmpty else { continue }
      lines += [
        "", "## \(stage.rawValue)", "", "Offset: \(stage.offsetUnit).", "",
        "| Rule | Force | Profile | Requirement | Reference |", "| --- | --- | --- | --- | --- |",
      ]
      lines += rules.map(row)
    }
    return lines
  }

  private static var introduction: [String] {
    [
      "# Rules", "",
      "<!-- Generated: psso rules --markdown > Documentation/Rules.md -->", "",
      "Every requirement on an encrypted embedded assertion, \(Rule.allCases.count) in all, in the",
      "order in which a decoder meets them. Errors, corpus files and reports name a rule by its id,",
      "which is never given to another one.", "",
      "- **Force**: `MUST` and `SHOULD` come from the cited source; `policy` is a decision of this",
      "  project or of the caller, where the sources leave room.",
      "- **Profile**: `jose` rules come from the RFCs and bind every token; `assertion` rules are",
      "  Apple's layout and claims on top of them.",
    ]
  }

  private static func row(_ rule: Rule) -> String {
    let definition = rule.definition
    let cells = [
      "`\(rule.id)`", definition.force.rawValue, definition.profile.rawValue, definition.summary,
      definition.reference,
    ]
    return "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }

  /// A cell's text, in which a bar would end the cell.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
