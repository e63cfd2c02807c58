import FuzzTargets
import FuzzTargets
import PlatformSSOAssertion

/// The campaign for the summary of a CI job: `summary.md`.
struct MarkdownSummary {
  let summary: CampaignSummary

  /// GitHub cuts a job's summary at 1 MiB, or shows none.
  static let limit = 1_000_000
  /// How many findings, and lines of each, are told in full; the page tells all.
  private static let findingLimit = 40
  private static let lineLimit = 40
  private static let listLimit = 100

  /// The document, with findings first; they are what is left out where there are too many.
  var document: String {
    let tail = text(problems + baseline + targets + ledger + rules)
    var document = text(head)
    var shown = 0
    for finding in summary.orderedFindings.prefix(Self.findingLimit) {
      let section = text(lines(of: finding))
      // A hundred octets are for the sentence on what is left out.
      guard document.utf8.count + section.utf8.count + tail.utf8.count + 100 < Self.limit else {
        break
      }
      document += section
      shown += 1
    }
    let left = summary.findings.count - shown
    if left > 0 { document += "\(NumberText.count(left)) more in the full report.\n\n" }
    return document + tail
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private var head: [String] {
    let mark = summary.outcome == .clean ? "✅" : summary.outcome == .finding ? "❌" : "⚠️"
    let conditions = summary.conditions.joined(separator: ", ")
    return [
      "## \(mark) Campaign \(summary.number): \(summary.headline)", "",
      "\(NumberText.count(summary.totals.executions, "execution")); \(conditions).", "",
    ]
  }

  private func lines(of finding: Finding) -> [String] {
    let flaky = finding.isFlaky ? ", \(finding.reproducedText)" : ""
    var lines = [
      "### \(MarkdownText.escaped(finding.target)): \(finding.kind.name) "
        + "(\(finding.noveltyText)\(flaky))", "",
      MarkdownText.code(finding.reason), "",
    ]
    lines += finding.catalogueRules.map { rule in
      "- \(MarkdownText.code(rule.id)): \(MarkdownText.escaped(rule.definition.summary)) "
        + "(\(MarkdownText.escaped(rule.definition.source)))"
    }
    lines += ["- found \(finding.foundText); \(finding.sizeText)", ""]
    lines += MarkdownText.fenced([finding.reproduction], "sh") + [""]
    let explanation = finding.frames + finding.explanation
    guard !explanation.isEmpty else { return lines }
    var shown = Array(explanation.prefix(Self.lineLimit))
    if shown.count < explanation.count { shown.append("…") }
    return lines + folded("What the input means", MarkdownText.fenced(shown))
  }

  private var problems: [String] {
    guard !summary.problems.isEmpty else { return [] }
    return ["### Harness problems", ""] + list(summary.problems.map(MarkdownText.escaped))
  }

  private var baseline: [String] {
    let failed = summary.baseline.filter { $0.failure != nil }
    guard !failed.isEmpty else { return [] }
    return ["### Committed inputs that fail", ""]
      + list(
        failed.map { result in
          "\(MarkdownText.code("Corpus/\(result.target)/\(result.file)")): "
            + MarkdownText.escaped(result.failure ?? "")
        })
  }

  private func list(_ items: [String]) -> [String] {
    let rest = items.count - Self.listLimit
    return items.prefix(Self.listLimit).map { "- \($0)" }
      + (rest > 0 ? ["- \(NumberText.count(rest)) more"] : []) + [""]
  }

  private var targets: [String] {
    let titles = [
      "Target", "Runs", "Runs/s", "Coverage", "Corpus", "New units", "Last new", "Findings",
    ]
    return ["### Targets", ""] + MarkdownText.head(titles)
      + summary.targets.map { target in
        let before = target.coverageBefore.map { "\(NumberText.count($0)) → " } ?? ""
        return MarkdownText.row([
          MarkdownText.escaped(target.name), NumberText.count(target.executions),
          target.executions == 0 ? "–" : NumberText.rate(target.rate),
          before + NumberText.count(target.coverage), NumberText.count(target.corpus),
          NumberText.change(target.newUnits), target.lastNew.map(TimeText.duration) ?? "–",
          NumberText.count(target.findings),
        ])
      } + [""]
  }

  private var ledger: [String] {
    let titles = ["Target"] + GateLedger.gateNames + ["accepted", "out of scope"]
    let rows = summary.targets.map { target -> String in
      let ledger = target.ledger
      let gates = ledger.gates(of: target.name)
      let refused = GateLedger.gateNames.map { name in gates.first { $0.name == name }?.refused ?? 0
      }
      let shares = (refused + [ledger.accepted, ledger.outOfScope]).map { count in
        count == 0 ? "·" : MarkdownText.escaped(NumberText.percent(count, of: ledger.inputs))
      }
      return MarkdownText.row([MarkdownText.escaped(target.name)] + shares)
    }
    let floors = summary.targets.flatMap { target in
      target.belowFloors.map { MarkdownText.escaped("\(target.name): \($0)") }
    }
    return folded(
      "Where the inputs ended",
      (floors.isEmpty ? [] : list(floors)) + MarkdownText.head(titles) + rows)
  }

  private var rules: [String] {
    let totals = summary.totals
    guard !totals.unreachedRules.isEmpty else { return [] }
    let count = "\(totals.unreachedRules.count) of \(totals.rules) rules"
    let ids = totals.unreachedRules.map { "`\($0)`" }.joined(separator: ", ")
    return folded("\(count) refused no input", [ids])
  }

  /// Lines that show when somebody asks for them; Markdown in them needs empty lines around it.
  private func folded(_ title: String, _ lines: [String]) -> [String] {
    ["<details><summary>\(title)</summary>", ""] + lines + ["", "</details>", ""]
  }
}
