/// The summary as JSON, for scripts: `summary.json`.
///
/// It holds the properties of `CampaignSummary` under their names, so that one decodes from it, and
/// beside them what would have to be computed; Documentation/Reports.md lists the keys.
struct SummaryDocument: Encodable {
  /// The version of the keys; a key that is added does not change it.
  static let schemaVersion = 1

  let summary: CampaignSummary

  private enum Key: String, CodingKey {
    case schemaVersion, outcomeName, headline, totals, findings
  }

  func encode(to encoder: any Encoder) throws {
    try summary.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode(summary.outcome.name, forKey: .outcomeName)
    try container.encode(summary.headline, forKey: .headline)
    try container.encode(summary.totals, forKey: .totals)
    try container.encode(summary.findings.map(Entry.init), forKey: .findings)
  }

  /// A finding with what it computes.
  private struct Entry: Encodable {
    let finding: Finding

    private enum Key: String, CodingKey {
      case isFlaky, reproduction
    }

    func encode(to encoder: any Encoder) throws {
      try finding.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(finding.isFlaky, forKey: .isFlaky)
      try container.encode(finding.reproduction, forKey: .reproduction)
    }
  }
}
