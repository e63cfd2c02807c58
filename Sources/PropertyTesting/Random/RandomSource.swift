/// A repeatable random generator: SplitMix64, whose whole state is one number.
struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The source of one case of one property, independent of all others.
  init(seed: UInt64, property name: String, case number: Int) {
    // FNV-1a, because a String's own hash differs between processes.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for octet in name.utf8 { hash = (hash ^ UInt64(octet)) &* 0x100_0000_01B3 }
    state = seed ^ hash
    state = next() ^ UInt64(number)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `last`.
  mutating func upTo(_ last: UInt64) -> UInt64 {
    UInt64.random(in: 0...last, using: &self)
  }

  /// Whether an event of this probability happens.
  mutating func chance(_ part: UInt64, of whole: UInt64) -> Bool {
    upTo(whole - 1) < part
  }
}
