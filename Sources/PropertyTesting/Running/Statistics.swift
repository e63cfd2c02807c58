/// What a property met: how many cases, and how they were classified.
struct Statistics: Sendable {
  private(set) var cases = 0
  private(set) var rejected = 0
  private var counts: [String: Int] = [:]
  private var required: [String: Double] = [:]

  /// Below this number of cases, shares say nothing and are not judged.
  static let leastCases = 100

  /// Counts an input that the generator rejected.
  mutating func countRejected() {
    rejected += 1
  }

  mutating func count(_ outcome: Outcome) {
    guard outcome.result != .rejected else { return countRejected() }
    cases += 1
    for label in outcome.labels { counts[label, default: 0] += 1 }
    required.merge(outcome.required) { $1 }
  }

  /// The share of the cases with a label, in percent.
  func share(_ label: String) -> Double {
    cases == 0 ? 0 : Double(counts[label] ?? 0) * 100 / Double(cases)
  }

  /// The labels that occurred less often than required, in alphabetical order.
  var missed: [String] {
    guard cases >= Self.leastCases else { return [] }
    return required.keys.filter { share($0) < required[$0] ?? 0 }.sorted()
  }

  /// What is wrong with the labels that were missed.
  var shortfall: String {
    missed.map { label in
      "'\(label)' in \(share(label).short) % of the cases, not the required"
        + " \((required[label] ?? 0).short) %"
    }.joined(separator: "; ")
  }

  /// All labels with their shares, the most frequent first.
  var classification: String {
    let labels = Set(counts.keys).union(required.keys).sorted {
      (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1)
    }
    return labels.map { "\(share($0).short) % \($0)" }.joined(separator: ", ")
  }
}

extension Double {
  /// With at most two digits behind the point, and none that is a trailing zero.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
  }
}
