/// What a property that holds was run on.
public struct PropertyReport: Equatable, Sendable {
  /// The property's name.
  public let name: String
  /// How many cases it held for.
  public let cases: Int
  /// How many inputs it says nothing of.
  public let rejected: Int
  /// What the random choices started from.
  public let seed: UInt64
  /// The labels with their shares, the most frequent first.
  public let classification: String
  /// What else a reader should know, such as that time ran out.
  public let remarks: [String]

  /// One line, the same for each run with this seed and number of cases.
  public var description: String {
    var line = "property \(name): \(cases) \(cases == 1 ? "case" : "cases"), seed \(seed)"
    if rejected > 0 { line += ", \(rejected) rejected" }
    if !classification.isEmpty { line += "; \(classification)" }
    for remark in remarks { line += "; \(remark)" }
    return line
  }
}

/// A property that does not hold, or that could not be tested as it asks for.
public struct PropertyFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// Why a property failed.
  public enum Kind: Equatable, Sendable {
    /// The body failed for the value.
    case falsified
    /// Too many inputs were rejected.
    case tooManyRejected
    /// A label occurred less often than required.
    case notCovered
  }

  /// Why the property failed.
  public let kind: Kind
  /// The property's name.
  public let name: String
  /// The minimal value as text; empty where no value failed.
  public internal(set) var value = ""
  /// What does not hold.
  public let reason: String
  /// The labels of the minimal value.
  public internal(set) var labels: [String] = []
  /// The minimal choice sequence.
  public internal(set) var choices: [UInt8] = []
  /// How often the body ran while shrinking.
  public internal(set) var shrinkRuns = 0
  /// The rest of the report, line by line: name of the line and text.
  var lines: [(String, String)] = []

  init(_ kind: Kind, _ name: String, reason: String) {
    self.kind = kind
    self.name = name
    self.reason = reason
  }

  /// The report: the value, what does not hold for it, and how to see it again.
  public var description: String {
    let isFalse = kind == .falsified
    let title = "property \(name) \(isFalse ? "does not hold" : "was not tested as it asks for")"
    let shown =
      (isFalse ? [("value", value)] : []) + [("why", reason)]
      + (labels.isEmpty ? [] : [("labels", labels.joined(separator: ", "))]) + lines
    return shown.reduce(into: title) { report, line in
      let indented = line.1.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n             ")
      report +=
        "\n  \(line.0)\(String(repeating: " ", count: max(1, 11 - line.0.utf8.count)))\(indented)"
    }
  }

  /// Equal where the verdict is; how it was reached does not count.
  public static func == (left: PropertyFailure, right: PropertyFailure) -> Bool {
    left.kind == right.kind && left.name == right.name && left.value == right.value
      && left.reason == right.reason && left.choices == right.choices
  }
}
