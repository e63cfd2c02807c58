import PlatformSSOAssertion

extension Refusal {
  /// What a reviewer reads of a refused token.
  func lines(_ style: Style) -> [String] {
    let isHPKE = rule == .headerHPKEUnsupported
    let verdict = isHPKE ? "unsupported: HPKE" : "refused: \(rule.id)"
    var rows: [Row] = isHPKE ? [Row("rule", rule.id)] : []
    rows += [
      Row("requires", rule.definition.summary),
      Row("stage", "\(stage.rawValue) (\(rule.definition.force.rawValue))"),
    ]
    if let place { rows.append(Row("offset", place)) }
    rows += [
      Row("reference", rule.definition.reference),
      Row("network", "the sender is told \"\(publicMessage)\""),
    ]
    return [style.bad(verdict)] + Layout.rows(rows)
  }

  /// What a reviewer reads of a rule that the policy only warns of.
  func warningLine(_ style: Style) -> String {
    let place = place.map { " at \($0)" } ?? ""
    return "\(style.doubtful("warning")): \(rule.id)\(place)"
  }

  /// The offset with its unit, or nil where no single place breaks the rule.
  var place: String? {
    offset.map { "\($0) (\(stage.offsetUnit))" }
  }

  /// The members that `--json` prints for a broken rule.
  var json: [JSONMember] {
    let definition = rule.definition
    return [
      JSONMember("rule", .string(rule.id)),
      JSONMember("stage", .string(stage.rawValue)),
      JSONMember("offset", .count(offset)),
      JSONMember("reference", .string(definition.reference)),
      JSONMember("force", .string(definition.force.rawValue)),
      JSONMember("summary", .string(definition.summary)),
    ]
  }
}
