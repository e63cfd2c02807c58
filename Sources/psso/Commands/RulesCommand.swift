import PlatformSSOAssertion

/// `psso rules`: prints the catalogue.
enum RulesCommand: Command {
  static let name = "rules"
  static let abstract = "lists the rules that tokens are held to, with their sources"
  static let synopses = ["rules [--stage STAGE] [--json] [RULE-ID]...", "rules --markdown"]
  static let notes = [
    """
    Each rule is listed with its force (MUST, SHOULD, or policy where the sources leave room), its \
    profile (jose rules come from the RFCs and bind every token, assertion rules are Apple's) and \
    its source.
    """,
    "Stages, in the order of reading: "
      + Stage.allCases.map(\.rawValue).joined(separator: ", ") + ".",
  ]
  static let stage = Option("--stage", "STAGE", "only the rules of this stage")
  static let json = Option("--json", "print one JSON array")
  static let markdown = Option("--markdown", "print the whole catalogue as a document")
  static let groups = [OptionGroup("Options", [stage, json, markdown])]
  static let examples = ["psso rules --stage party-v", "psso rules claims.exp-in-past"]
  static let exitStatus = [Row("0", "done"), Row("2", "wrong usage, or no such rule")]
  static let takesOperands = true

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    for option in [stage, json] { try arguments.refuse(markdown, beside: option) }
    guard !arguments.has(markdown) else {
      guard arguments.operands.isEmpty else {
        throw .usage(markdown.name, "prints the whole catalogue and takes no rule")
      }
      console.show(RulesDocument.lines)
      return .accepted
    }
    let rules = try selection(arguments)
    if arguments.has(json) {
      console.show(JSONText.line(.array(rules.map { .object($0.json) })))
    } else {
      console.show(lines(rules, console.style))
    }
    return .accepted
  }

  private static func selection(_ arguments: ParsedArguments) throws(Problem) -> [Rule] {
    var rules = Rule.allCases
    if !arguments.operands.isEmpty {
      rules = []
      for id in arguments.operands {
        guard let rule = Rule(rawValue: id) else { throw .usage("rule \(id)", "no such rule") }
        rules.append(rule)
      }
    }
    guard let stage = try arguments.choice(stage, of: Stage.allCases) else { return rules }
    return rules.filter { $0.definition.stage == stage }
  }

  private static func lines(_ rules: [Rule], _ style: Style) -> [String] {
    var lines: [String] = []
    var stage: Stage?
    for rule in rules {
      let definition = rule.definition
      if definition.stage != stage {
        if stage != nil { lines.append("") }
        lines.append(style.title(definition.stage.rawValue))
        stage = definition.stage
      }
      let source = [definition.force.rawValue, definition.profile.rawValue, definition.reference]
      let id = Layout.padded(rule.id, 31)
      lines.append("  \(id)  \(style.faint(source.joined(separator: ", ")))")
      lines += Layout.wrap(definition.summary, to: Layout.width - 4).map { "    " + $0 }
    }
    return lines
  }
}

extension Rule {
  /// The catalogue's entry as `--json` prints it.
  var json: [JSONMember] {
    [
      JSONMember("rule", .string(id)),
      JSONMember("stage", .string(definition.stage.rawValue)),
      JSONMember("force", .string(definition.force.rawValue)),
      JSONMember("profile", .string(definition.profile.rawValue)),
      JSONMember("reference", .string(definition.reference)),
      JSONMember("summary", .string(definition.summary)),
    ]
  }
}
