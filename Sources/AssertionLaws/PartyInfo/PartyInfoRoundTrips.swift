import PropertyTesting
import References

/// Octets that are of a layout or close to it.
public struct PartyOctets: CustomStringConvertible, Sendable {
  let layout: PartyLayout
  let octets: [UInt8]

  /// The octets and who reads them.
  public var description: String { "\(PartyFields.shown(octets)) as \(layout.rawValue)" }

  static let generator = Generator { source throws(Rejection) in
    let layout = source.one(of: PartyLayout.allCases)
    let count = source.flag(percent: 25) ? source.integer(in: 0...5) : layout.fieldCount
    let fields = try source.draw(PartyFields.content.array(count: count))
    var octets = PartyFields.joined(fields)
    switch source.place(among: [6, 1, 1, 2, 1]) {
    case 0: break
    case 1: octets.removeLast(min(source.integer(in: 1...20), octets.count))
    case 2: octets += try source.draw(.octets(count: 1...8))
    case 3 where !octets.isEmpty:
      let place = source.integer(in: 0...octets.count - 1)
      octets[place] = try source.draw(.integers)
    default: octets = try source.draw(.octets(count: 0...30))
    }
    return PartyOctets(layout: layout, octets: octets)
  }
}

extension PartyInfoLaws {
  /// What is built of fields is their lengths and octets, and is read back to the same fields.
  public static let builtInfoIsReadBack = Property(
    "party-info-built-is-read-back", PartyFields.generator
  ) { info, trial in
    let (layout, fields) = (info.layout, info.fields)
    let octets = layout.build(fields)
    classify(layout, fields, &trial)
    try trial.expect(
      octets == PartyFields.joined(fields), "what is built is not the fields behind their lengths")
    try trial.expectEqual(NaivePartyInfo.fields(octets.span), fields, "the naive reader's fields")
    try expect(layout.refusal(of: octets), nil, trial)
    try trial.expectEqual(try layout.read(octets), fields, "the fields read back")
  }

  /// Octets are read exactly where they are as many whole fields as the layout has, and are then
  /// rebuilt to the last one; where they are refused, rule and offset are those of the first fault.
  public static let readInfoIsRebuilt = Property(
    "party-info-read-is-rebuilt", PartyOctets.generator
  ) { input, trial in
    let (layout, octets) = (input.layout, input.octets)
    let naive = NaivePartyInfo.fields(octets.span)
    let fault = layout.fault(in: octets)
    trial.cover(10, "read", fault == nil)
    coverRules(0.3, fault, &trial)
    try trial.expectEqual(
      fault == nil, naive?.count == layout.fieldCount, "the two readings of the definition agree")
    try expect(layout.refusal(of: octets), fault, trial)
    guard let naive, fault == nil else { return }
    let fields = try layout.read(octets)
    try trial.expectEqual(fields, naive, "the fields")
    try trial.expect(layout.build(fields) == octets, "the fields are rebuilt to other octets")
  }

  private static func classify(
    _ layout: PartyLayout, _ fields: [[UInt8]], _ trial: inout Trial
  ) {
    coverLayouts(layout, &trial)
    trial.cover(3, "an empty field", fields.contains { $0.isEmpty })
    trial.cover(2, "a field of over 255 octets", fields.contains { $0.count > 255 })
    trial.cover(0.3, "a field of over 65,535 octets", fields.contains { $0.count > 65_535 })
    trial.cover(3, "a field of fields", fields.contains { isFields($0) })
  }

  /// Requires either layout to occur.
  static func coverLayouts(_ layout: PartyLayout, _ trial: inout Trial) {
    for each in PartyLayout.allCases { trial.cover(15, each.rawValue, each == layout) }
  }

  /// Requires each fault of either layout to occur.
  static func coverRules(_ percent: Double, _ fault: PartyFault?, _ trial: inout Trial) {
    for layout in PartyLayout.allCases {
      for rule in [layout.truncated, layout.overrun, layout.trailing] {
        trial.cover(percent, rule.id, fault?.rule == rule)
      }
    }
  }

  private static func isFields(_ field: [UInt8]) -> Bool {
    !field.isEmpty && NaivePartyInfo.fieldCount(field.span) != nil
  }
}
