import Foundation

/// A suite of JUnit's format.
struct JUnitSuite {
  let name: String
  let seconds: Double
  let cases: [JUnitCase]

  /// The suite's element.
  func element(started: Date) -> Markup {
    """
    <testsuite name="\(name)" \(JUnitCase.counts(cases)) \
    skipped="\(cases.count { $0.status == .skipped })" time="\(JUnitCase.time(seconds))" \
    timestamp="\(TimeText.utc(started))">
    \(cases.map(\.element))
    </testsuite>
    """
  }
}

/// A case of JUnit's format.
struct JUnitCase {
  let suite: String
  let name: String
  var seconds = 0.0
  var results: [Result] = []

  /// What became of the case; several results are possible.
  enum Result {
    case failure(type: String, message: String, text: String)
    case error(String)
    case skipped(String)

    /// A finding as the failure of its target.
    init(_ finding: Finding) {
      let flaky = finding.isFlaky ? "\(finding.reproducedText): " : ""
      let lines = [finding.reason, "", "reproduce: \(finding.reproduction)"]
      let rules = finding.catalogueRules.map { "\($0.id): \($0.definition.summary)" }
      self = .failure(
        type: finding.kind.rawValue, message: VisibleText.line("\(flaky)\(finding.reason)"),
        text: (lines + rules + finding.frames + finding.explanation).joined(separator: "\n"))
    }
  }

  /// The case as tools count it: once, whatever the number of its results.
  enum Status {
    case passed, failed, erroneous, skipped
  }

  /// What the case counts as.
  var status: Status {
    var status = Status.passed
    for result in results {
      switch result {
      case .error: return .erroneous
      case .failure: status = .failed
      case .skipped: status = .skipped
      }
    }
    return status
  }

  /// The attributes that count cases.
  static func counts(_ cases: [JUnitCase]) -> Markup {
    """
    tests="\(cases.count)" failures="\(cases.count { $0.status == .failed })" \
    errors="\(cases.count { $0.status == .erroneous })"
    """
  }

  /// Seconds as the format writes them.
  static func time(_ seconds: Double) -> String {
    seconds > 0 && seconds.isFinite ? NumberText.fixed(seconds, 3) : "0"
  }

  /// The case's element.
  var element: Markup {
    let head: Markup = """
      <testcase classname="\(suite)" name="\(VisibleText.line(name))" time="\(Self.time(seconds))"
      """
    guard !results.isEmpty else { return "\(head)/>" }
    return """
      \(head)>
      \(results.map(element))
      </testcase>
      """
  }

  private func element(_ result: Result) -> Markup {
    switch result {
    case .failure(let type, let message, let text):
      "<failure type=\"\(type)\" message=\"\(VisibleText.line(message))\">\(text)</failure>"
    case .error(let message):
      "<error type=\"harness\" message=\"\(VisibleText.line(message))\">\(message)</error>"
    case .skipped(let message):
      "<skipped message=\"\(message)\"/>"
    }
  }
}
