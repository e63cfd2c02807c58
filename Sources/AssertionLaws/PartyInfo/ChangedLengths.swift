import PlatformSSOAssertion
import PropertyTesting
import References

/// Party info in which one length has another value.
public struct ChangedLength: CustomStringConvertible, Sendable {
  let info: PartyFields
  let index: Int
  let length: UInt32

  /// The fields, and which length is changed to what.
  public var description: String { "length \(length) for field \(index) of \(info)" }

  /// The octets with the changed length.
  var octets: [UInt8] {
    var octets = PartyFields.joined(info.fields)
    let start = info.borders[index]
    octets.replaceSubrange(start..<start + 4, with: DerivationRound.bigEndian(length))
    return octets
  }

  static let generator = Generator { source throws(Rejection) in
    var info = try source.draw(PartyFields.generator)
    let index = source.integer(in: 0...info.fields.count - 1)
    if index < info.fields.count - 1, source.flag(percent: 15) {
      // A field that, when cut short, leaves a length over what is left of it and the next field:
      // then there are as many whole fields as before.
      let (kept, left) = (
        try source.draw(.octets(count: 0...8)), try source.draw(.octets(count: 0...8))
      )
      let swallowed = UInt32(left.count + 4 + info.fields[index + 1].count)
      info.fields[index] = kept + DerivationRound.bigEndian(swallowed) + left
      return ChangedLength(info: info, index: index, length: UInt32(kept.count))
    }
    let old = UInt32(info.fields[index].count)
    let rest = UInt32((info.borders.last ?? 0) - info.borders[index] - 4)
    let length = try source.draw(
      .weighted([
        (5, .element(of: candidates(info, index))), (2, .integers(in: 0...rest)), (1, .integers),
      ]))
    return ChangedLength(info: info, index: index, length: length == old ? old + 1 : length)
  }

  /// Values at which a careless reader's arithmetic turns.
  private static func candidates(_ info: PartyFields, _ index: Int) -> [UInt32] {
    let old = UInt32(info.fields[index].count)
    let rest = UInt32((info.borders.last ?? 0) - info.borders[index] - 4)
    let next = index + 1 < info.fields.count ? UInt32(info.fields[index + 1].count) : 0
    return [
      old &+ 1, old &- 1, 0, rest, rest - min(rest, 2), rest - min(rest, 1),
      rest - min(rest, 3), rest + 1, old + 4, old &- 4, old + 4 + next,
      old + 4 + next + 1, 1 << 31, 1 << 31 - 1, .max, .max - 3, .max - 4, .max - old, old << 8,
      old << 24, old.byteSwapped, old | 1 << 31, old + 1 << 16, old &+ 256, old * 8,
    ]
  }
}

extension PartyInfoLaws {
  /// A changed length is refused at the first fault that it makes; only where the octets are once
  /// more as many whole fields as the layout has are they read, and then as other fields.
  public static let changedLengthIsRefused = Property(
    "party-info-changed-length-is-refused", ChangedLength.generator
  ) { change, trial in
    let layout = change.info.layout
    let octets = change.octets
    let fault = layout.fault(in: octets)
    let old = UInt32(change.info.fields[change.index].count)
    trial.cover(3, "still as many whole fields", fault == nil)
    coverRules(0.3, fault, &trial)
    trial.cover(5, "a length beyond 31 bits", change.length > UInt32(Int32.max))
    trial.cover(5, "one more or less", change.length == old &+ 1 || change.length == old &- 1)
    trial.label("length 0", if: change.length == 0)
    let refusal = layout.refusal(of: octets)
    try expect(refusal, fault, trial)
    if let offset = refusal?.offset {
      try trial.expect(0...octets.count ~= offset, "the offset \(offset) is outside of the octets")
    }
    let naive = NaivePartyInfo.fields(octets.span)
    try trial.expectEqual(refusal == nil, naive?.count == layout.fieldCount, "whether it is read")
    guard refusal == nil else { return }
    let fields = try layout.read(octets)
    try trial.expectEqual(fields, naive, "the fields")
    try trial.expect(fields != change.info.fields, "another length gives the same fields")
  }
}
