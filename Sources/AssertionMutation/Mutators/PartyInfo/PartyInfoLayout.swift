import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Cuts a party info within a length, for decoders that read four octets where there are fewer.
  static let lengthTruncated = Mutator(
    breaking: "party-info-length-truncated", .partyInfo,
    [.partyULengthTruncated, .partyVLengthTruncated]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let fields = recipe.wholeFields(of: party)
    // Without a field the info is as long as a layout with fewer fields.
    let whole = try source.index(below: fields.count)
    let rest = try source.index(below: 4)
    let kept = Party.joined(fields[..<whole])
    let length = Party.joined(fields[whole...]).prefix(rest)
    recipe.set(party, kept + length)
    return (
      source.told("\(party.name) ends after \(whole) fields and \(rest) octets of a length"),
      party.rule(.partyULengthTruncated, .partyVLengthTruncated)
    )
  }

  /// States a length beyond the party info's end, for decoders that read or compute beyond it.
  static let fieldOverrun = Mutator(
    breaking: "party-info-field-overrun", .partyInfo, [.partyUFieldOverrun, .partyVFieldOverrun]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let fields = recipe.wholeFields(of: party)
    let field = try source.index(below: fields.count)
    var octets = Party.joined(fields[..<field])
    let rest = Party.joined(fields[field...])
    if source.flag(), let last = fields.last, !last.isEmpty {
      let cut = 1 + (try source.index(below: last.count))
      recipe.set(party, Array(Party.joined(fields[...]).dropLast(cut)))
      return (
        source.told("\(party.name) cut by \(cut)"),
        party.rule(.partyUFieldOverrun, .partyVFieldOverrun)
      )
    }
    let left = UInt32(rest.count - 4)
    let length = try source.element(of: [
      left + 1, left + 2, left + 4, left + 65_536, left | 0x8000_0000, left | 0x100_0000,
      0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF_FFFC, 0xFFFF_FFFE,
    ])
    octets += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + rest.dropFirst(4)
    recipe.set(party, octets)
    return (
      source.told("\(party.name) field \(field + 1) of \(length) octets where \(left) are left"),
      party.rule(.partyUFieldOverrun, .partyVFieldOverrun)
    )
  }

  /// Puts something behind the last field, for decoders that stop reading there; among it the
  /// layout of the other party info.
  static let trailingOctets = Mutator(
    breaking: "party-info-trailing-octets", .partyInfo,
    [.partyUTrailingOctets, .partyVTrailingOctets]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let octets = Party.joined(recipe.wholeFields(of: party)[...])
    let more: [UInt8] =
      switch source.place(among: [2, 1, 1]) {
      case 0: try source.draw(.octets(count: 1...12))
      case 1: [0, 0, 0, 0]
      default: Party.joined([Array(Sample.requestNonce.utf8)])
      }
    recipe.set(party, octets + more)
    return (
      source.told("\(party.name) and \(more.count) octets"),
      party.rule(.partyUTrailingOctets, .partyVTrailingOctets)
    )
  }

  /// Gives one party info the other's octets, for decoders that read both in one way.
  static let partyInfoTwice = Mutator(
    breaking: "party-info-twice", .partyInfo, [.partyUTrailingOctets, .partyVLengthTruncated]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let other = Party.joined(recipe.wholeFields(of: party == .u ? .v : .u)[...])
    recipe.set(party, other)
    return (
      source.told("\(party.name) with the other's octets"),
      party.rule(.partyUTrailingOctets, .partyVLengthTruncated)
    )
  }
}
