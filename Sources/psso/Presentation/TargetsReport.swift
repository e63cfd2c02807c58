import Campaign
import PlatformSSOAssertion

/// Fuzz targets as `psso targets` shows them.
enum TargetsReport {
  /// A block for each target, and a line about them all.
  static func lines(_ targets: [TargetOverview], _ style: Style) -> [String] {
    var lines: [String] = []
    for target in targets {
      let state = [
        target.isBuilt ? style.good("built") : style.doubtful("not built"),
        "\(target.seeds) committed", "\(target.units) grown",
        target.dictionary == nil ? "no dictionary" : "dictionary",
      ]
      lines.append(
        style.title(target.name) + String(repeating: " ", count: max(1, 22 - target.name.count))
          + state.joined(separator: ", "))
      var rows = [Row("reads", plain(target.reads)), Row("oracle", plain(target.oracle))]
      if !target.floors.isEmpty {
        let floors = target.floors.map { "\($0.gate) \(number($0.percent)) %" }
        rows.append(Row("floors", floors.joined(separator: ", ")))
      }
      lines += Layout.rows(rows) + [""]
    }
    let built = targets.count { $0.isBuilt }
    lines.append(
      "\(targets.count) targets, \(targets.map(\.seeds).reduce(0, +)) committed inputs, "
        + "\(targets.map(\.units).reduce(0, +)) grown units, \(built) built")
    if built < targets.count { lines.append("to build them: Scripts/build-fuzz-targets.sh") }
    return lines
  }

  /// The rows of the table in Documentation/Fuzzing.md.
  static func table(_ targets: [TargetOverview]) -> [String] {
    ["| Target | Reads | Oracle |", "| --- | --- | --- |"]
      + targets.map { "| `\($0.name)` | \($0.reads) | \($0.oracle) |" }
  }

  /// The targets as `--json` prints them.
  static func json(_ targets: [TargetOverview]) -> JSONValue {
    .array(
      targets.map { target in
        .members([
          "target": .string(target.name), "reads": .string(target.reads),
          "oracle": .string(target.oracle), "committed": .count(target.seeds),
          "grown": .count(target.units),
          "dictionary": target.dictionary.map { .string($0) } ?? .null,
          "executable": .string(target.executable), "built": .bool(target.isBuilt),
          "floors": .object(target.floors.map { JSONMember($0.gate, .number(number($0.percent))) }),
        ])
      })
  }

  /// A number without a fraction of nothing.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Markdown without its marks of code, which a terminal does not need.
  private static func plain(_ text: String) -> String {
    text.replacing("`", with: "")
  }
}
