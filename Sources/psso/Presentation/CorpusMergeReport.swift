import Campaign
import PlatformSSOAssertion

/// A merge as `psso corpus merge` shows it.
enum CorpusMergeReport {
  /// A line for each target, with what pruning left, and the units that fail.
  static func lines(
    _ counts: [MergeCount], _ pruned: [CorpusPruning.Result], _ style: Style
  ) -> [String] {
    let rows = counts.map { count in
      let skipped = MergeCount.Reason.allCases.compactMap { reason in
        count.skipped[reason].map { "\($0) \(reason.rawValue)" }
      }
      var text = "\(count.new) new, \(count.known) known"
      if !skipped.isEmpty { text += ", skipped: " + skipped.joined(separator: ", ") }
      if let result = pruned.first(where: { $0.target == count.target }) {
        text += "; pruned from \(result.before) to \(result.after)"
      }
      return Row(count.target, text)
    }
    let failing = pruned.flatMap { result in
      result.failing.map { style.bad("fails: ") + "psso repro \(result.target) \($0)" }
    }
    return Layout.rows(rows, indent: 0) + failing
  }

  /// A merge as `--json` prints it.
  static func json(_ counts: [MergeCount], _ pruned: [CorpusPruning.Result]) -> JSONValue {
    .array(
      counts.map { count in
        let result = pruned.first { $0.target == count.target }
        let skipped = MergeCount.Reason.allCases.map {
          JSONMember($0.rawValue.replacing(" ", with: "_"), .count(count.skipped[$0] ?? 0))
        }
        return .members([
          "target": .string(count.target), "new": .count(count.new), "known": .count(count.known),
          "skipped": .object(skipped),
          "pruned": result.map {
            .members([
              "before": .count($0.before), "after": .count($0.after),
              "failing": .array($0.failing.map { .string($0) }),
            ])
          } ?? .null,
        ])
      })
  }
}
