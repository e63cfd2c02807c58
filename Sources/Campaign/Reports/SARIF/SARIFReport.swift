import PlatformSSOAssertion

/// The findings as results of static analysis, which code hosts show beside the code:
/// `findings.sarif`.
struct SARIFReport {
  let summary: CampaignSummary

  /// The log, of one run.
  var log: SARIFLog {
    let findings = summary.orderedFindings
    var rules: [SARIFRule] = []
    for rule in findings.map(SARIFRule.init) where !rules.contains(rule) { rules.append(rule) }
    rules.sort { $0.id < $1.id }
    let results = findings.map { finding -> SARIFLog.Result in
      result(finding, rules.firstIndex(of: SARIFRule(finding)) ?? 0)
    }
    let driver = SARIFLog.Driver(
      name: "psso", fullName: "Fuzzing campaigns of Platform SSO assertions",
      rules: rules.map(\.descriptor))
    let root = SARIFLog.ArtifactLocation(
      description: SARIFLog.Message(text: "The root of the checkout"))
    return SARIFLog(runs: [
      SARIFLog.Run(
        tool: SARIFLog.Tool(driver: driver),
        // Campaigns replace each other's results: all have the name in front of the slash.
        automationDetails: SARIFLog.AutomationDetails(id: "fuzzing-campaign/\(summary.number)"),
        invocations: [invocation], originalUriBaseIds: [CheckoutLocation.root: root],
        results: results)
    ])
  }

  private func result(_ finding: Finding, _ ruleIndex: Int) -> SARIFLog.Result {
    var related = [CheckoutLocation(path: finding.input).sarif(id: 1, "the minimized input")]
    if let seed = finding.seed {
      let file = CheckoutLocation(path: "Corpus/\(finding.target)/\(seed)")
      related.append(file.sarif(id: 2, "the committed input that shows it"))
    }
    let flaky = finding.isFlaky ? " (\(finding.reproducedText))" : ""
    let message = "\(finding.target), \(finding.kind.name)\(flaky): \(finding.reason)"
    return SARIFLog.Result(
      ruleId: SARIFRule(finding).id, ruleIndex: ruleIndex,
      level: finding.isFlaky ? "warning" : "error",
      message: SARIFLog.Message(text: VisibleText.text(message)),
      locations: [CheckoutLocation(of: finding).sarif()], relatedLocations: related,
      partialFingerprints: ["findingSignature/v1": finding.id],
      baselineState: finding.isNew ? "new" : "unchanged",
      occurrenceCount: max(1, finding.occurrences),
      properties: SARIFLog.Properties(
        target: finding.target, kind: finding.kind.rawValue, rules: finding.rules,
        input: finding.input, reproduction: finding.reproduction,
        reproduced: finding.reproduced, firstSeen: TimeText.utc(finding.firstSeen),
        frames: finding.frames.map(VisibleText.text),
        explanation: finding.explanation.map(VisibleText.text)))
  }

  private var invocation: SARIFLog.Invocation {
    let failing = summary.baseline.filter { $0.failure != nil }
    let inputs = failing.map { result in
      SARIFLog.Notification(
        level: "error",
        message: SARIFLog.Message(text: VisibleText.text(result.failure ?? "fails")),
        locations: [CheckoutLocation(path: "Corpus/\(result.target)/\(result.file)").sarif()])
    }
    let problems = summary.problems.map { problem in
      SARIFLog.Notification(
        level: "error", message: SARIFLog.Message(text: VisibleText.text(problem)), locations: [])
    }
    // Findings are what a campaign is for. It fails where it could not look for all of them.
    let isComplete = [.clean, .finding].contains(summary.outcome) && !summary.isInterrupted
    return SARIFLog.Invocation(
      executionSuccessful: isComplete, exitCode: summary.outcome.rawValue,
      exitCodeDescription: summary.headline, startTimeUtc: TimeText.rfc3339(summary.started),
      toolExecutionNotifications: problems + inputs)
  }
}

/// What a result breaks: a rule of the catalogue, or one that all code keeps.
enum SARIFRule: Equatable {
  case catalogue(Rule)
  case fuzzing(Finding.Kind)

  init(_ finding: Finding) {
    self = finding.catalogueRules.first.map(Self.catalogue) ?? .fuzzing(finding.kind)
  }

  /// The id, which is stable over campaigns.
  var id: String {
    switch self {
    case .catalogue(let rule): rule.id
    case .fuzzing(let kind): "fuzz.\(kind.rawValue)"
    }
  }

  /// What the rule demands.
  var descriptor: SARIFLog.Descriptor {
    switch self {
    case .catalogue(let rule):
      let definition = rule.definition
      return SARIFLog.Descriptor(
        id: id, shortDescription: SARIFLog.Message(text: definition.summary),
        help: SARIFLog.Message(text: "\(definition.summary) See \(definition.source)."),
        properties: [
          "force": definition.force.rawValue, "reference": definition.reference,
          "stage": definition.stage.rawValue,
        ])
    case .fuzzing(let kind):
      let help =
        "\(kind.sentence) Run the reproduction command, and find the cause before the input."
      return SARIFLog.Descriptor(
        id: id, shortDescription: SARIFLog.Message(text: kind.sentence),
        help: SARIFLog.Message(text: help), properties: ["kind": kind.rawValue])
    }
  }
}
