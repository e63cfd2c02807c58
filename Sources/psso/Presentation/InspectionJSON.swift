import PlatformSSOAssertion

/// What `inspect --json` prints.
enum InspectionJSON {
  /// The whole report as one object.
  static func object(
    _ inspection: borrowing Inspection, _ layers: LayerTree, _ listing: InspectCommand.Listing
  ) -> JSONValue {
    let header = inspection.header
    let knowsRecipient = inspection.recipient != nil
    // Without a key there is neither acceptance nor, unless a rule is broken, refusal.
    let isUndecided = inspection.broken.isEmpty && !inspection.isAccepted
    let broken = inspection.broken.map { JSONValue.object($0.json) }
    var bindings: [JSONValue] = []
    for binding in Binding.allCases {
      let sentence = binding.sentence(knowsRecipient: knowsRecipient)
      let members = verdict(inspection.verdict(on: binding.rule))
      bindings.append(
        .object(
          [JSONMember("binding", .string(sentence)), JSONMember("rule", .string(binding.rule.id))]
            + members))
    }
    var rules: [JSONValue] = []
    for rule in inspection.listed(listing) {
      rules.append(.object(rule.json + verdict(inspection.verdict(on: rule))))
    }
    return .members([
      "accepted": isUndecided ? .null : .bool(inspection.isAccepted),
      "profile": .string(inspection.profile.rawValue),
      "token_characters": .count(inspection.tokenSize),
      "segments": segments(inspection.compact, layers),
      "header": header.map { .object($0.allMembers) } ?? .null,
      "epk": point(inspection.ephemeralKey?.x963),
      "apu": partyInfo(header?.partyUInfo, as: .sender),
      "apv": partyInfo(header?.partyVInfo, as: .recipient),
      "plaintext_octets": .count(inspection.plaintext.size),
      "claims": layers.claims.map { .object($0.filter { $0.name != "password" }) } ?? .null,
      "bindings": .array(bindings),
      "broken": .array(broken),
      "rules": .array(rules),
    ])
  }

  private static func segments(
    _ compact: CompactSerialization?, _ layers: LayerTree
  ) -> JSONValue {
    guard let compact else { return .null }
    let segments = zip(CompactSerialization.Segment.allCases, layers.segmentSizes)
    return .array(
      segments.map { segment, size in
        .members([
          "segment": .string(segment.label),
          "offset": .count(compact.range(of: segment).lowerBound),
          "characters": .count(compact.range(of: segment).count),
          "octets": .count(size),
        ])
      })
  }

  private static func point(_ octets: [UInt8]?) -> JSONValue {
    guard let octets, octets.count == P256PublicKey.x963Count, octets[0] == 4 else { return .null }
    return .members([
      "x": .string(Printable.hex(octets[1..<33])), "y": .string(Printable.hex(octets[33...])),
    ])
  }

  private static func partyInfo(_ octets: [UInt8]?, as party: PartyInfoTree.Party) -> JSONValue {
    guard let octets else { return .null }
    let fields = (try? PartyInfoTree.fields(of: octets, as: party)) ?? []
    return .members([
      "octets": .count(octets.count),
      "hex": .string(Printable.hex(octets)),
      "fields": .array(
        fields.map { field in
          .members([
            "name": .string(field.name),
            "offset": .count(field.offset),
            "octets": .count(field.octets.count),
            "text": String(validating: field.octets, as: UTF8.self).map { .string($0) } ?? .null,
            "point": field.name == "point" ? point(field.octets) : .null,
          ])
        }),
    ])
  }

  private static func verdict(_ verdict: RuleVerdict) -> [JSONMember] {
    switch verdict {
    case .holds: [JSONMember("verdict", .string("holds"))]
    case .broken(let offset):
      [JSONMember("verdict", .string("broken")), JSONMember("offset", .count(offset))]
    case .warning(let offset):
      [JSONMember("verdict", .string("warning")), JSONMember("offset", .count(offset))]
    case .undecided(let reason):
      [JSONMember("verdict", .string("undecided")), JSONMember("reason", .string(reason.rawValue))]
    }
  }
}
