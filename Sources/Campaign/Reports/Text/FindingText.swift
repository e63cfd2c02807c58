import PlatformSSOAssertion

extension Finding.Kind {
  /// The kind in words.
  var name: String {
    self == .outOfMemory ? "out of memory" : rawValue
  }

  /// What a finding of the kind is, in one sentence.
  var sentence: String {
    switch self {
    case .violation: "A target's oracle found a contradiction."
    case .crash: "A target trapped, or died of a signal."
    case .memory: "AddressSanitizer saw a wrong access to memory."
    case .leak: "LeakSanitizer saw memory that nothing refers to."
    case .timeout: "An input took longer than it may."
    case .outOfMemory: "An input made the process take more memory than it may."
    }
  }
}

extension Finding {
  /// The rules of the catalogue that the reason names.
  var catalogueRules: [Rule] { rules.compactMap(Rule.init(rawValue:)) }

  /// Whether this campaign is the first to see it.
  var noveltyText: String {
    isNew ? "new" : "seen before, since \(TimeText.day(firstSeen)) (campaign \(firstCampaign))"
  }

  /// How many replays showed it.
  var reproducedText: String {
    guard reproduced.tries > 0 else { return "not replayed" }
    let text = "\(reproduced.failed) of \(NumberText.count(reproduced.tries, "replay"))"
    return isFlaky ? "flaky, \(text)" : text
  }

  /// When it was met, and how often.
  var foundText: String {
    let times = occurrences == 1 ? "once" : "\(NumberText.count(occurrences)) times"
    return "after \(TimeText.duration(secondsUntilFound)); met \(times)"
  }

  /// The minimized input's size, and what it was.
  var sizeText: String {
    let size = NumberText.count(inputCount, "octet")
    return inputCount == originalCount
      ? size : "\(size), minimized from \(NumberText.count(originalCount))"
  }
}

extension RuleDefinition {
  /// Where the rule comes from and where a decoder meets it.
  var source: String { "\(reference); \(force.rawValue), stage \(stage.rawValue)" }
}
