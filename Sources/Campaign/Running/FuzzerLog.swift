import Foundation

/// What libFuzzer and the driver say of a run, read from their output.
struct FuzzerLog: Equatable {
  /// One of libFuzzer's status lines.
  struct Status: Equatable {
    /// Executions so far.
    var executions: UInt64
    /// Edges covered.
    var coverage: Int
    /// Features seen.
    var features: Int
    /// Units in memory, seeds among them.
    var corpus: Int
  }

  /// The state after all seeds and grown units were read; nil where that did not happen.
  private(set) var initial: Status?
  /// The last state.
  private(set) var last: Status?
  /// Executions by the final statistics.
  private(set) var executions: UInt64?
  /// Units that the run added to its folder.
  private(set) var newUnits = 0
  /// How many counters the executable has; 0 where it said nothing of any.
  private(set) var counters = 0
  /// The files into which failing inputs were written.
  private(set) var artifacts: [String] = []
  /// The verdicts on each input that was run from a file, by its path, in their order.
  private(set) var allVerdicts: [String: [String]] = [:]
  /// The file that was being run when the output ended.
  private(set) var running: String?

  /// Reads the whole output of a run.
  init(_ text: String) {
    // Other lines are a sanitizer's, or somebody's own.
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#"), let status = Self.status(line) {
        if line.contains("INITED") { initial = status }
        last = status
      } else if line.hasPrefix("VERDICT ") {
        if let file = running { allVerdicts[file, default: []].append(String(line.dropFirst(8))) }
      } else if line.hasPrefix("Running: ") {
        running = String(line.dropFirst(9))
      } else if line.hasPrefix("Executed ") {
        running = nil
      } else if let file = Self.rest(of: line, after: "Test unit written to ") {
        artifacts.append(String(file))
      } else if let count = Self.number(line, after: "stat::number_of_executed_units:") {
        executions = count
      } else if let count = Self.number(line, after: "stat::new_units_added:") {
        newUnits = Int(clamping: count)
      } else if line.hasPrefix("INFO: Loaded"), line.contains("inline 8-bit counters") {
        counters += Int(clamping: Self.number(line, after: "(") ?? 0)
      }
    }
  }

  /// The last verdict on each input: libFuzzer runs one again to tell a leak from memory in use.
  var verdicts: [String: String] { allVerdicts.compactMapValues(\.last) }

  /// Reads a line such as `#4096 pulse  cov: 300 ft: 512 corp: 60/1Kb lim: 128 exec/s: 0`.
  static func status(_ line: Substring) -> Status? {
    guard let executions = number(line, after: "#"), let coverage = number(line, after: " cov:"),
      let features = number(line, after: " ft:"), let corpus = number(line, after: " corp:")
    else { return nil }
    return Status(
      executions: executions, coverage: Int(clamping: coverage), features: Int(clamping: features),
      corpus: Int(clamping: corpus))
  }

  /// The number that follows a label, after blanks.
  private static func number(_ line: Substring, after label: String) -> UInt64? {
    guard let rest = rest(of: line, after: label) else { return nil }
    return UInt64(rest.drop { $0 == " " || $0 == "\t" }.prefix { $0.isASCII && $0.isNumber })
  }

  private static func rest(of line: Substring, after label: String) -> Substring? {
    guard let range = line.range(of: label) else { return nil }
    return line[range.upperBound...]
  }
}
