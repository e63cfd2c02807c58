import FuzzTargets
import FuzzTargets

/// Where the inputs of each target ended, stage by stage.
struct LedgerSection {
  let summary: CampaignSummary

  /// The section: targets by stages, and which gates got too little.
  var section: PageSection {
    let title = "Where the inputs ended"
    guard summary.targets.contains(where: { $0.ledger.inputs > 0 }) else {
      return PageSection(id: "ledger", title: title, content: "<p>No input was counted.</p>")
    }
    let table: Markup = """
      <table class="numbers ledger">
      <thead>
      \(.headings(titles))
      </thead>
      <tbody>
      \(summary.targets.map(row))
      </tbody>
      </table>
      """
    return PageSection(
      id: "ledger", title: title,
      content: """
        \(belowFloors)
        \(.scrolling("Table of gates", table))
        <p class="note">Shares of a target’s inputs: refused at each stage, in the order in which a
        token meets them, then accepted, and out of the target’s scope.</p>
        """)
  }

  private var titles: [String] {
    ["Target", "Inputs"] + GateLedger.gateNames + ["accepted", "out of scope"]
  }

  private func row(_ target: TargetSummary) -> Markup {
    let ledger = target.ledger
    let gates = ledger.gates(of: target.name)
    let refused = GateLedger.gateNames.map { name in gates.first { $0.name == name }?.refused ?? 0 }
    let cells =
      refused.map { cell($0, of: ledger.inputs, "refused") }
      + [
        cell(ledger.accepted, of: ledger.inputs, "accepted"),
        cell(ledger.outOfScope, of: ledger.inputs, "scope"),
      ]
    return """
      <tr><th scope="row">\(target.name)</th><td>\(NumberText.count(ledger.inputs))</td>\(cells)</tr>
      """
  }

  private func cell(_ count: UInt64, of inputs: UInt64, _ kind: String) -> Markup {
    guard count > 0 else { return "<td class=\"none\">·</td>" }
    let width = NumberText.short(min(100, Double(count) / Double(max(inputs, 1)) * 100))
    return """
      <td class="\(kind)" title="\(NumberText.count(count))">\(NumberText.percent(count, of: inputs))\
      <span class="bar"><i style="width:\(width)%"></i></span></td>
      """
  }

  private var belowFloors: Markup {
    let sentences = summary.targets.flatMap { target in
      target.belowFloors.map { "<li><b>\(target.name)</b>: \($0)</li>" as Markup }
    }
    guard !sentences.isEmpty else { return "" }
    return """
      <h3>Below the floor</h3>
      <ul class="problems">
      \(sentences)
      </ul>
      """
  }
}
