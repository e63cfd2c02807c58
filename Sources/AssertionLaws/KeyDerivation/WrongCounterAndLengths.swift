extension WrongConstruction {
  /// Mistakes with the counter, which is four octets in front, from 1 on.
  static let ofCounter = [
    WrongConstruction(
      "counter-behind-secret", .counter,
      "The counter stands behind Z, where the X9.63 KDF has it."
    ) { $0.counterPlace = .behindSecret },
    WrongConstruction("counter-last", .counter, "The counter stands behind all else.") {
      $0.counterPlace = .last
    },
    WrongConstruction(
      "counter-little-endian", .counter, "The counter's least significant octet comes first."
    ) { $0.counter.reverse() },
    WrongConstruction("counter-from-zero", .counter, "The first round has the counter 0.") {
      $0.counter = DerivationRound.bigEndian($0.number - 1)
    },
    WrongConstruction("counter-missing", .counter, "There is no counter.") { $0.counter = [] },
    WrongConstruction("counter-of-one-octet", .counter, "The counter is a single octet.") {
      $0.counter = [UInt8(truncatingIfNeeded: $0.number)]
    },
  ]

  /// Mistakes with the lengths in front of the fields, which are four octets and count octets.
  static let ofLengths = [
    WrongConstruction(
      "lengths-little-endian", .lengths, "The lengths' least significant octets come first."
    ) { $0.changeFields { $0.length.reverse() } },
    WrongConstruction("lengths-of-one-octet", .lengths, "The lengths are single octets.") {
      $0.changeFields { $0.length = Array($0.length.suffix(1)) }
    },
    WrongConstruction("lengths-of-two-octets", .lengths, "The lengths are of two octets.") {
      $0.changeFields { $0.length = Array($0.length.suffix(2)) }
    },
    WrongConstruction("lengths-of-eight-octets", .lengths, "The lengths are of eight octets.") {
      $0.changeFields { $0.length = [0, 0, 0, 0] + $0.length }
    },
    WrongConstruction("lengths-in-bits", .lengths, "The lengths count bits.") {
      $0.changeFields { $0.countBits() }
    },
    WrongConstruction("lengths-counting-themselves", .lengths, "The lengths are 4 too much.") {
      $0.changeFields { $0.length = DerivationRound.bigEndian(UInt32($0.content.count + 4)) }
    },
    WrongConstruction("lengths-missing", .lengths, "No field has a length.") {
      $0.changeFields { $0.length = [] }
    },
    WrongConstruction("algorithm-length-missing", .lengths, "The AlgorithmID has no length.") {
      $0.algorithmID.length = []
    },
    WrongConstruction("party-u-length-missing", .lengths, "PartyUInfo has no length of its own.") {
      $0.partyUInfo.length = []
    },
    WrongConstruction("party-v-length-missing", .lengths, "PartyVInfo has no length of its own.") {
      $0.partyVInfo.length = []
    },
    WrongConstruction(
      "party-lengths-missing", .lengths, "Neither party info has a length of its own."
    ) { $0.changePartyInfos { $0.length = [] } },
    WrongConstruction("party-u-length-doubled", .lengths, "PartyUInfo gets its length twice.") {
      $0.partyUInfo.prefixAgain()
    },
    WrongConstruction("party-v-length-doubled", .lengths, "PartyVInfo gets its length twice.") {
      $0.partyVInfo.prefixAgain()
    },
    WrongConstruction("party-lengths-doubled", .lengths, "Both party infos get a length twice.") {
      $0.changePartyInfos { $0.prefixAgain() }
    },
    WrongConstruction("party-u-length-in-bits", .lengths, "PartyUInfo's length counts bits.") {
      $0.partyUInfo.countBits()
    },
    WrongConstruction("party-v-length-in-bits", .lengths, "PartyVInfo's length counts bits.") {
      $0.partyVInfo.countBits()
    },
  ]
}

extension DerivationRound {
  fileprivate mutating func changeFields(_ change: (inout Field) -> Void) {
    change(&algorithmID)
    changePartyInfos(change)
  }

  fileprivate mutating func changePartyInfos(_ change: (inout Field) -> Void) {
    change(&partyUInfo)
    change(&partyVInfo)
  }
}

extension DerivationRound.Field {
  fileprivate mutating func countBits() {
    length = DerivationRound.bigEndian(UInt32(content.count * 8))
  }

  /// Takes the field with its length for its content, as one does who adds a length that is there.
  fileprivate mutating func prefixAgain() {
    self = Self(length + content)
  }
}
