import PropertyTesting
import References

/// Party info that ends too early.
public struct CutInfo: CustomStringConvertible, Sendable {
  let info: PartyFields
  let count: Int

  /// The fields, and how much of them is left.
  public var description: String { "the first \(count) octets of \(info)" }

  static let generator = Generator { source throws(Rejection) in
    let info = try source.draw(PartyFields.generator)
    let whole = info.borders.last ?? 0
    let nearBorders = info.borders.flatMap { border in (-1...4).map { border + $0 } }
      .filter { 0..<whole ~= $0 }
    let count = try source.draw(
      .oneOf(.integers(in: 0...whole - 1), .element(of: nearBorders)))
    return CutInfo(info: info, count: count)
  }
}

/// Party info with something behind it.
public struct ExtendedInfo: CustomStringConvertible, Sendable {
  let info: PartyFields
  let extra: [UInt8]

  /// The fields, and what is behind them.
  public var description: String { "\(info), then \(Description.hexadecimal(extra))" }

  static let generator = Generator { source throws(Rejection) in
    ExtendedInfo(
      info: try source.draw(PartyFields.generator),
      extra: try source.draw(
        .oneOf(
          .octets(count: 1...12), PartyFields.content.map { PartyFields.joined([$0]) },
          .element(of: [[0, 0, 0, 0], [0], [10], [0, 0, 0]]))))
  }
}

extension PartyInfoLaws {
  /// Cut party info is refused at the field that the cut is in.
  public static let cutInfoIsRefused = Property(
    "party-info-cut-is-refused", CutInfo.generator
  ) { cut, trial in
    let layout = cut.info.layout
    let octets = Array(layout.build(cut.info.fields).prefix(cut.count))
    let field = cut.info.borders.last { $0 <= cut.count } ?? 0
    let isInLength = cut.count - field < 4
    trial.cover(15, "in a length", isInLength)
    trial.cover(15, "in a field", !isInLength)
    trial.cover(3, "between two fields", field == cut.count)
    let expected = PartyFault(isInLength ? layout.truncated : layout.overrun, field)
    try expect(layout.refusal(of: octets), expected, trial)
  }

  /// Party info with anything behind it is refused where that begins.
  public static let extendedInfoIsRefused = Property(
    "party-info-extended-is-refused", ExtendedInfo.generator
  ) { extended, trial in
    let layout = extended.info.layout
    let octets = layout.build(extended.info.fields)
    trial.cover(15, "by a whole field", NaivePartyInfo.fieldCount(extended.extra.span) == 1)
    trial.cover(5, "by less than a length", extended.extra.count < 4)
    try expect(
      layout.refusal(of: octets + extended.extra), PartyFault(layout.trailing, octets.count), trial)
  }

  /// Neither layout is ever taken for the other one: they differ in the number of fields.
  public static let layoutsAreNeverConfused = Property(
    "party-info-layouts-are-never-confused", PartyFields.generator
  ) { info, trial in
    let octets = info.layout.build(info.fields)
    coverLayouts(info.layout, &trial)
    trial.cover(2, "an empty last field", info.fields.last?.isEmpty ?? false)
    try expect(info.layout.other.refusal(of: octets), info.faultAsOther, trial)
  }
}

extension PartyFields {
  /// What the other layout's reader must find: a field too many, or none where one must be.
  var faultAsOther: PartyFault {
    let other = layout.other
    let border = borders[min(other.fieldCount, fields.count)]
    return PartyFault(layout == .partyV ? other.trailing : other.truncated, border)
  }
}
