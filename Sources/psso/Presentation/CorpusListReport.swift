import Campaign
import PlatformSSOAssertion

/// Corpora as `psso corpus list` shows them.
enum CorpusListReport {
  /// A table of all targets, or what each rule has where targets are named.
  static func lines(_ listings: [CorpusListing], isDetailed: Bool, _ style: Style) -> [String] {
    var lines = isDetailed ? listings.flatMap { details($0, style) } : table(listings, style)
    for listing in listings {
      lines += listing.unnamed.map {
        style.bad("no verdict in its name: ") + "Corpus/\(listing.target)/\(Printable.text($0))"
      }
    }
    let missing = CorpusListing.uncovered(by: listings)
    let rules = Set(listings.flatMap(\.refused.keys)).count
    guard !missing.isEmpty else {
      return rules == 0 ? lines : lines + ["each rule of the stages that refuse here has an input"]
    }
    lines.append("rules of the stages that refuse here without an input: \(missing.count)")
    return lines
      + Layout.wrap(missing.map(\.id).joined(separator: ", "), to: Layout.width - 2)
      .map { "  " + $0 }
  }

  /// The corpora as `--json` prints them.
  static func json(_ listings: [CorpusListing]) -> JSONValue {
    .members([
      "targets": .array(
        listings.map { listing in
          .members([
            "target": .string(listing.target), "committed": share(listing.committed),
            "accepted": share(listing.accepted),
            "refused": .object(
              listing.ids.compactMap { id in
                listing.refused[id].map { JSONMember(id, share($0)) }
              }),
            "unnamed": .array(listing.unnamed.map { .string($0) }), "grown": share(listing.grown),
          ])
        }),
      "rules_without_input": .array(
        CorpusListing.uncovered(by: listings).map { .string($0.id) }),
    ])
  }

  private static func table(_ listings: [CorpusListing], _ style: Style) -> [String] {
    let heads = ["target", "committed", "accept", "reject", "rules", "octets", "longest", "grown"]
    var rows = [heads]
    rows += listings.map { listing in
      [
        listing.target, "\(listing.committed.count)", "\(listing.accepted.count)",
        "\(listing.refused.values.map(\.count).reduce(0, +))", "\(listing.refused.count)",
        "\(listing.committed.octets)", "\(listing.committed.longest)", "\(listing.grown.count)",
      ]
    }
    let sums = [
      listings.map(\.committed.count), listings.map(\.accepted.count),
      listings.map { $0.refused.values.map(\.count).reduce(0, +) },
    ].map { "\($0.reduce(0, +))" }
    let rules = Set(listings.flatMap(\.refused.keys)).count
    rows.append(
      ["all"] + sums + [
        "\(rules)", "\(listings.map(\.committed.octets).reduce(0, +))",
        "\(listings.map(\.committed.longest).max() ?? 0)",
        "\(listings.map(\.grown.count).reduce(0, +))",
      ])
    let lines = Layout.columns(rows)
    return [style.title(lines[0])] + lines.dropFirst() + [""]
  }

  private static func details(_ listing: CorpusListing, _ style: Style) -> [String] {
    var rows = [
      Row("committed", text(listing.committed)), Row("accept", text(listing.accepted)),
    ]
    rows += listing.stages.map { Row("reject at \($0.name)", "\($0.count)") }
    rows.append(Row("grown", text(listing.grown)))
    var lines = [style.title(listing.target)] + Layout.rows(rows)
    if !listing.ids.isEmpty {
      lines.append("  by rule")
      lines += Layout.rows(
        listing.ids.map { Row($0, listing.refused[$0].map(text) ?? "") }, indent: 4)
    }
    return lines + [""]
  }

  private static func text(_ share: CorpusListing.Share) -> String {
    share.count == 0
      ? "0" : "\(share.count), \(share.octets) octets, the longest \(share.longest)"
  }

  private static func share(_ share: CorpusListing.Share) -> JSONValue {
    .members([
      "count": .count(share.count), "octets": .count(share.octets),
      "longest": .count(share.longest),
    ])
  }
}
