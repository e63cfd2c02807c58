import PlatformSSOAssertion
import PropertyTesting

/// Rules as a report lists them.
enum RuleList {
  /// The rules' ids in alphabetical order.
  static func text(_ rules: some Sequence<Rule>) -> String {
    let ids = rules.map(\.id).sorted()
    return ids.isEmpty ? "none" : ids.joined(separator: ", ")
  }
}

extension Trial {
  /// Fails the run unless these are all of the expected rules, each of them once.
  func expectRules(
    _ rules: some Collection<Rule>, _ expected: Set<Rule>, _ what: @autoclosure () -> String,
    file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) {
    guard
      rules.count != expected.count || !rules.allSatisfy(expected.contains)
        || Set(rules).count != rules.count
    else { return }
    try expectEqual(
      RuleList.text(rules), RuleList.text(expected), what(), file: file, line: line)
  }
}
