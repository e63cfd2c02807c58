import Campaign

/// A campaign's targets in a table, while it runs and at its end.
struct FuzzTable {
  /// How words are coloured.
  let style: Style

  /// The columns' titles.
  static let header =
    "target                        runs      /s    cov  new  last new   corpus  findings   time"

  /// A line for each target.
  func lines(_ progress: CampaignProgress) -> [String] {
    let left = progress.secondsLeft.map { ", \(DurationText.text($0)) left" } ?? ""
    var lines = ["\(progress.phase), \(DurationText.text(progress.seconds))\(left)"]
    lines.append(style.faint(Self.header))
    let all = max(1, progress.targets.reduce(0) { $0 + $1.seconds })
    for target in progress.targets {
      let row = row(target, of: all, at: progress.seconds)
      lines.append(
        target.findings > 0
          ? style.bad(row) : progress.running.contains(target.name) ? style.title(row) : row)
    }
    return lines
  }

  /// One line about the campaign, for output that is no terminal.
  func line(_ progress: CampaignProgress) -> String {
    let runs = progress.targets.reduce(0) { $0 + $1.executions }
    let coverage = progress.targets.reduce(0) { $0 + $1.coverage }
    let findings = progress.targets.reduce(0) { $0 + $1.findings }
    let left = progress.secondsLeft.map { ", \(DurationText.text($0)) left" } ?? ""
    return "\(DurationText.text(progress.seconds))\(left): \(progress.phase)"
      + " \(progress.running.sorted().joined(separator: ", ")); \(runs) runs, cov \(coverage),"
      + " \(findings) finding\(findings == 1 ? "" : "s")"
  }

  private func row(_ target: TargetSummary, of all: Double, at now: Double) -> String {
    let grown = target.coverageBefore.map { target.coverage - $0 } ?? 0
    let ago = target.lastNew.map { DurationText.text(max(0, now - $0)) + " ago" } ?? "-"
    let share = Int((target.seconds / all * 100).rounded())
    return Layout.padded(target.name, 22)
      + [
        padded(String(target.executions), 12), padded(String(Int(target.rate)), 8),
        padded(String(target.coverage), 7), padded(grown > 0 ? "+\(grown)" : "", 5),
        padded(ago, 10), padded(String(target.corpus), 9), padded(String(target.findings), 10),
        padded("\(share) %", 7),
      ].joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
