import PlatformSSOAssertion

/// Verdicts in columns: the bindings, the rules by stage, and what follows from them.
struct VerdictTable {
  let style: Style

  /// What binds to what.
  func bindings(_ inspection: borrowing Inspection) -> [String] {
    let knowsRecipient = inspection.recipient != nil
    var lines = [style.title("Bindings")]
    for binding in Binding.allCases {
      let verdict = inspection.verdict(on: binding.rule)
      let sentence = binding.sentence(knowsRecipient: knowsRecipient)
      let reason = verdict.reason.map { style.faint(" (\($0.rawValue))") } ?? ""
      lines.append("  \(word(verdict))  \(sentence)\(reason)")
    }
    return lines
  }

  /// Every rule's verdict, or those of the rules that are broken alone.
  func rules(
    _ inspection: borrowing Inspection, _ listing: InspectCommand.Listing
  ) -> [String] {
    var lines: [String] = []
    var used: Set<String> = []
    let listed = inspection.listed(listing)
    for stage in Stage.allCases {
      let rules = listed.filter { $0.definition.stage == stage }
      guard !rules.isEmpty else { continue }
      lines += ["", style.title("Rules: \(stage.rawValue)")]
      for rule in rules {
        let verdict = inspection.verdict(on: rule)
        used.insert(verdict.word)
        lines += row(rule, verdict)
      }
    }
    let legend = RuleVerdict.Reason.all.filter { used.contains($0.word) }
      .map { Row($0.word, "undecided: \($0.rawValue)") }
    guard !lines.isEmpty else { return [style.title("Rules"), "  none broken"] }
    return lines.dropFirst() + (legend.isEmpty ? [] : [""] + Layout.rows(legend))
  }

  /// What the verdicts come to.
  func conclusion(_ inspection: borrowing Inspection) -> [String] {
    var counts: [String: Int] = [:]
    for rule in Rule.allCases { counts[inspection.verdict(on: rule).word, default: 0] += 1 }
    let holding = counts["holds"] ?? 0
    let warned = counts["warning"] ?? 0
    let broken = inspection.broken.count
    let undecided = Rule.allCases.count - holding - warned - broken
    let tally = [
      (broken, broken == 1 ? "rule is broken" : "rules are broken"),
      (warned, warned == 1 ? "breaks with a warning" : "break with a warning"),
      (holding, "hold"), (undecided, "are undecided"),
    ]
    let text = tally.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    guard let first = inspection.broken.first else {
      let verdict = inspection.isAccepted ? "accepted" : "no rule is broken, as far as shows"
      return [style.good(verdict) + ": \(text)"]
    }
    let isHPKE = first.rule == .headerHPKEUnsupported
    let verdict = isHPKE ? "unsupported: HPKE" : "refused by \(first.rule.id)"
    return [style.bad(verdict) + ": \(text)"]
  }

  /// One rule with its verdict and reference.
  private func row(_ rule: Rule, _ verdict: RuleVerdict) -> [String] {
    let idWidth = 31
    let margin = 2 + Self.wordWidth + 2 + idWidth + 2
    var lines: [String] = []
    for part in Layout.wrap(rule.definition.reference, to: Layout.width - margin) {
      let lead = "  \(word(verdict))  \(Layout.padded(rule.id, idWidth))  "
      lines.append(
        (lines.isEmpty ? lead : String(repeating: " ", count: margin)) + style.faint(part))
    }
    return lines + explanation(of: rule, verdict)
  }

  /// Where and what a rule that is not kept requires.
  private func explanation(of rule: Rule, _ verdict: RuleVerdict) -> [String] {
    let offset: Int?
    switch verdict {
    case .broken(let place), .warning(let place): offset = place
    case .holds, .undecided: return []
    }
    let place = offset.map { "at offset \($0) (\(rule.definition.stage.offsetUnit)); " } ?? ""
    let margin = 2 + Self.wordWidth + 2
    let text = "\(place)required: \(rule.definition.summary)"
    return Layout.wrap(text, to: Layout.width - margin)
      .map { String(repeating: " ", count: margin) + $0 }
  }

  /// The width of the verdicts' column.
  private static let wordWidth = 9

  /// The verdict in its column.
  private func word(_ verdict: RuleVerdict) -> String {
    let word = Layout.padded(verdict.word, Self.wordWidth)
    switch verdict {
    case .holds: return style.good(word)
    case .broken: return style.bad(word)
    case .warning: return style.doubtful(word)
    case .undecided: return style.faint(word)
    }
  }
}

extension Inspection {
  /// The rules that a listing names.
  func listed(_ listing: InspectCommand.Listing) -> [Rule] {
    var rules: [Rule] = []
    for rule in Rule.allCases {
      switch (listing, verdict(on: rule)) {
      case (.all, _), (.broken, .broken), (.broken, .warning): rules.append(rule)
      default: break
      }
    }
    return rules
  }
}

extension RuleVerdict {
  /// The verdict in one or two short words.
  var word: String {
    switch self {
    case .holds: "holds"
    case .broken: "BROKEN"
    case .warning: "warning"
    case .undecided(let reason): reason.word
    }
  }

  /// Why there is no verdict, or nil where there is one.
  var reason: Reason? {
    guard case .undecided(let reason) = self else { return nil }
    return reason
  }
}

extension RuleVerdict.Reason {
  /// All reasons, in the order of the legend.
  static let all: [Self] = [.earlierLayer, .noKey, .noExpectation, .notApplicable]

  /// The reason in its column.
  var word: String {
    switch self {
    case .earlierLayer: "unreached"
    case .noKey: "no key"
    case .noExpectation: "unasked"
    case .notApplicable: "n/a"
    }
  }
}
