import Campaign
import PlatformSSOAssertion

/// Coverage as `psso coverage` shows it.
enum CoverageReport {
  /// Tables of targets and of parts, and the lines that nothing reaches.
  static func lines(_ summary: CoverageSummary, _ style: Style) -> [String] {
    let targets = Layout.columns(
      [["target", "inputs", "lines reached", "%"]]
        + summary.targets.map {
          [$0.name, "\($0.inputs)", "\($0.lines.covered)", percent($0.lines)]
        })
    var lines = [style.title(targets[0])] + targets.dropFirst() + [""]
    var rows = [["part of the library", "lines", "reached", "%", "regions", "reached", "%"]]
    rows += summary.parts.map { row($0.part.title, $0.lines, $0.regions) }
    rows.append(row("all", summary.lines, summary.regions))
    let parts = Layout.columns(rows)
    lines += [style.title(parts[0])] + parts.dropFirst() + [""]
    lines += unreached(summary, style)
    return lines + summary.failures.map { style.bad("fails: ") + Printable.text($0) }
  }

  /// The lines that nothing reaches, by part, file and function.
  static func unreached(_ summary: CoverageSummary, _ style: Style) -> [String] {
    var lines: [String] = []
    for (part, share, _) in summary.parts where share.covered < share.count {
      let count = share.count - share.covered
      let what = count == 1 ? "1 line" : "\(count) lines"
      lines.append(style.title(part.title) + ": \(what) that nothing reaches")
      for file in summary.files where file.part == part && !file.unreached.isEmpty {
        lines.append("  \(file.name)")
        let rows = file.unreached.map {
          Row($0.text, $0.isNeverCalled ? "\($0.name), never called" : $0.name)
        }
        lines += Layout.rows(rows, indent: 4, labelWidth: 16)
      }
      lines.append("")
    }
    return lines
  }

  /// Coverage as `--json` prints it.
  static func json(_ summary: CoverageSummary) -> JSONValue {
    .members([
      "lines": share(summary.lines), "regions": share(summary.regions),
      "targets": .array(
        summary.targets.map {
          .members([
            "target": .string($0.name), "inputs": .count($0.inputs), "lines": share($0.lines),
            "failures": .array($0.failures.map { .string($0) }),
          ])
        }),
      "files": .array(
        summary.files.map {
          .members([
            "file": .string($0.name), "part": .string($0.part.rawValue),
            "stages": .array($0.part.stages.map { .string($0.rawValue) }),
            "lines": share($0.lines), "regions": share($0.regions),
            "unreached": .array($0.unreached.map(function)),
          ])
        }),
    ])
  }

  /// A share in percent, rounded down: what is not all must not look like it.
  static func percent(_ share: CoverageSummary.Share) -> String {
    let hundredths = share.count == 0 ? 10_000 : share.covered * 10_000 / share.count
    let fraction = hundredths % 100
    return "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + "\(fraction)"
  }

  private static func row(
    _ name: String, _ lines: CoverageSummary.Share, _ regions: CoverageSummary.Share
  ) -> [String] {
    [
      name, "\(lines.count)", "\(lines.covered)", percent(lines), "\(regions.count)",
      "\(regions.covered)", percent(regions),
    ]
  }

  private static func share(_ share: CoverageSummary.Share) -> JSONValue {
    .members([
      "count": .count(share.count), "covered": .count(share.covered),
      "percent": .number(percent(share)),
    ])
  }

  private static func function(_ function: UnreachedFunction) -> JSONValue {
    .members([
      "function": .string(function.name), "never_called": .bool(function.isNeverCalled),
      "lines": .array(
        function.lines.map { .array([.count($0.lowerBound), .count($0.upperBound)]) }),
    ])
  }
}

extension ConstructPart {
  /// The folder, with the stages whose rules are checked there.
  fileprivate var title: String {
    stages.isEmpty
      ? rawValue : "\(rawValue) (\(stages.map(\.rawValue).joined(separator: ", ")))"
  }
}
