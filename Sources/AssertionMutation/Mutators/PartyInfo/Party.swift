import PlatformSSOAssertion
import PropertyTesting

/// One of the two party infos.
enum Party {
  case u, v

  /// Chooses one.
  init(_ source: inout ChoiceSource) {
    self = source.flag() ? .v : .u
  }

  /// The header member that holds it.
  var name: String { self == .u ? "apu" : "apv" }

  /// The rule for this one.
  func rule(_ u: Rule, _ v: Rule) -> Rule { self == .u ? u : v }

  /// Fields behind their lengths.
  static func joined(_ fields: ArraySlice<[UInt8]>) -> [UInt8] {
    var octets: [UInt8] = []
    octets.reserveCapacity(fields.reduce(0) { $0 + 4 + $1.count })
    for field in fields {
      for shift in [24, 16, 8, 0] { octets.append(UInt8(truncatingIfNeeded: field.count >> shift)) }
      octets += field
    }
    return octets
  }
}

extension TokenRecipe {
  /// The fields that a party info of the recipe's keys should have.
  ///
  /// Not those that it has: an earlier change may have left none.
  func wholeFields(of party: Party) -> [[UInt8]] {
    switch party {
    case .u: [PartyUInfo.label, ephemeralKey.publicKey.x963]
    case .v:
      [
        Array(PartyVInfo.assertionPrefix.utf8), Sample.recipient.publicKey.x963,
        Array(Sample.requestNonce.utf8),
      ]
    }
  }

  /// Replaces a party info.
  mutating func set(_ party: Party, _ octets: [UInt8]) {
    switch party {
    case .u: partyUInfo = octets
    case .v: partyVInfo = octets
    }
  }

  /// Changes one field of a well-formed PartyUInfo.
  mutating func setPartyU(_ change: (inout PartyUInfo) -> Void) {
    var info = PartyUInfo(ephemeralKey: ephemeralKey.publicKey)
    change(&info)
    partyUInfo = info.octets
  }

  /// Changes one field of a well-formed PartyVInfo.
  mutating func setPartyV(_ change: (inout PartyVInfo) -> Void) {
    var info = PartyVInfo(recipient: Sample.recipient.publicKey, nonce: Sample.requestNonce)
    change(&info)
    partyVInfo = info.octets
  }
}
