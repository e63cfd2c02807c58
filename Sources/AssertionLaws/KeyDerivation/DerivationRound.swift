/// What one round of the Concat KDF hashes, part by part (NIST SP 800-56A, 5.8.1).
///
/// The naive construction joins the parts as they are; a wrong one changes some of them first.
struct DerivationRound: Equatable {
  /// A field of the other information behind its length.
  struct Field: Equatable {
    var length: [UInt8]
    var content: [UInt8]

    init(_ content: [UInt8]) {
      self.content = content
      length = DerivationRound.bigEndian(UInt32(content.count))
    }

    static let missing = Field(length: [], content: [])

    init(length: [UInt8], content: [UInt8]) {
      self.length = length
      self.content = content
    }
  }

  /// Where the counter stands.
  enum CounterPlace {
    case first, behindSecret, last
  }

  /// The number of the round, from 1 on.
  let number: UInt32
  let keyBits: UInt32
  var counter: [UInt8]
  var counterPlace = CounterPlace.first
  var secret: [UInt8]
  var algorithmID: Field
  var partyUInfo: Field
  var partyVInfo: Field
  var suppPubInfo: [UInt8]
  var suppPrivInfo: [UInt8] = []

  /// The parts as the standard has them.
  init(_ input: DerivationInput, number: UInt32) {
    self.number = number
    keyBits = UInt32(input.keyBits)
    counter = Self.bigEndian(number)
    secret = input.secret
    algorithmID = Field(input.algorithmID)
    partyUInfo = Field(input.partyUInfo)
    partyVInfo = Field(input.partyVInfo)
    suppPubInfo = Self.bigEndian(keyBits)
  }

  /// What is hashed behind the counter and Z.
  var otherInfo: [UInt8] {
    [algorithmID, partyUInfo, partyVInfo].flatMap { $0.length + $0.content } + suppPubInfo
      + suppPrivInfo
  }

  /// What is hashed.
  var octets: [UInt8] {
    switch counterPlace {
    case .first: counter + secret + otherInfo
    case .behindSecret: secret + counter + otherInfo
    case .last: secret + otherInfo + counter
    }
  }

  /// The octets of a number of any size, the most significant first.
  static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }
}

/// The Concat KDF over joined arrays.
enum NaiveConcatKDF {
  /// Derives a key; `change` makes a mistake in each round.
  static func key(
    for input: DerivationInput, by hash: HashFunction = .sha256,
    _ change: (inout DerivationRound) -> Void = { _ in }
  ) -> [UInt8] {
    key(of: input.keyBits) { number in
      var round = DerivationRound(input, number: number)
      change(&round)
      return hash.digest(round.octets)
    }
  }

  /// Joins digests of rounds until there are enough bits, and takes the leftmost.
  static func key(of bits: Int, _ digest: (_ number: UInt32) -> [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    var number: UInt32 = 0
    while key.count * 8 < bits {
      number += 1
      key += digest(number)
    }
    return leftmost(bits, of: key)
  }

  /// The first bits of octets, of which there may be fewer; unused ones of the last octet are zero.
  static func leftmost(_ bits: Int, of octets: [UInt8]) -> [UInt8] {
    var octets = Array(octets.prefix((bits + 7) / 8))
    let unused = octets.count * 8 - bits
    if let last = octets.last, unused > 0 { octets[octets.count - 1] = (last >> unused) << unused }
    return octets
  }
}
