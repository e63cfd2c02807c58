/// The integers that one choice selects from, ordered from the simplest on.
///
/// They are offsets from an origin, the simplest value: `below` of them under it and `above` over it.
/// The order is 0, 1, -1, 2, -2 and so on, and goes on in one direction where the other has ended.
/// An offset's place in that order is its index; a smaller index is a simpler choice.
public struct ChoiceRange: Hashable, Sendable {
  /// How many offsets are negative.
  public let below: UInt64
  /// How many offsets are positive.
  public let above: UInt64

  /// A range of `below` negative offsets, zero, and `above` positive ones.
  ///
  /// - Precondition: `below + above` fits 64 bits.
  public init(below: UInt64 = 0, above: UInt64) {
    precondition(!below.addingReportingOverflow(above).overflow, "more than 2^64 choices")
    self.below = below
    self.above = above
  }

  /// The greatest index.
  public var last: UInt64 { below + above }

  /// How many octets encode an index, the most significant first; none where there is no choice.
  public var octetCount: Int { (UInt64.bitWidth - last.leadingZeroBitCount + 7) / 8 }

  /// The offset at an index, or at the last one where the index lies behind it.
  func offset(at index: UInt64) -> Int128 {
    let index = min(index, last)
    guard below > 0 else { return Int128(index) }
    let both = min(below, above)
    guard index > both * 2 else {
      let magnitude = Int128(index / 2)
      return index % 2 == 0 ? -magnitude : magnitude + 1
    }
    let magnitude = Int128(index - both)
    return below > above ? -magnitude : magnitude
  }

  /// The index of an offset, or nil where the range does not hold it.
  func index(of offset: Int128) -> UInt64? {
    let magnitude = offset.magnitude
    guard magnitude <= (offset < 0 ? below : above) else { return nil }
    let distance = UInt64(magnitude)
    guard distance <= min(below, above) else { return distance + min(below, above) }
    return offset > 0 ? distance * 2 - 1 : distance * 2
  }
}
