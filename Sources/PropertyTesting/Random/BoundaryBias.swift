extension RandomSource {
  /// Draws an index of a range, more often at the places where code tends to turn.
  ///
  /// Those are the origin, both ends, powers of two and their neighbours, and small values.
  mutating func index(in range: ChoiceRange) -> UInt64 {
    guard range.last > 255 else {
      return chance(1, of: 8) ? nearEnd(of: range) : upTo(range.last)
    }
    switch upTo(7) {
    case 0: return nearEnd(of: range)
    case 1: return nearPowerOfTwo(in: range)
    case 2, 3: return upTo(16)
    case 4, 5: return upTo(UInt64.max >> upTo(63)).capped(to: range.last)
    default: return upTo(range.last)
    }
  }

  /// The origin, the greatest or the least value, or a neighbour of theirs.
  private mutating func nearEnd(of range: ChoiceRange) -> UInt64 {
    let distance = Int128(upTo(2))
    let ends = [distance, Int128(range.above) - distance, distance - Int128(range.below)]
    return range.index(of: ends[Int(upTo(2))]) ?? 0
  }

  private mutating func nearPowerOfTwo(in range: ChoiceRange) -> UInt64 {
    // The sizes of machine types and of a double's whole numbers, and any other power as often.
    let sizes: [UInt64] = [7, 8, 15, 16, 31, 32, 53, 63]
    let exponent = chance(1, of: 2) ? sizes[Int(upTo(7))] : upTo(63)
    let power = Int128(1) << Int128(exponent)
    let offset = power + Int128(upTo(2)) - 1
    let isNegative = range.below > 0 && (range.above == 0 || chance(1, of: 2))
    return range.index(of: isNegative ? -offset : offset) ?? upTo(range.last)
  }
}

extension UInt64 {
  /// This number where it is at most `last`, and a remainder of it otherwise.
  func capped(to last: UInt64) -> UInt64 {
    self <= last ? self : self % (last + 1)
  }
}
