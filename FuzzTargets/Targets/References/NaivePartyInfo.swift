/// Splits length-prefixed fields with nothing in mind but the definition.
enum NaivePartyInfo {
  /// How many whole fields the octets hold from the first to the last, or nil where the last one is
  /// cut.
  ///
  /// Lengths are added up as 64-bit numbers, where four octets can't overflow.
  static func fieldCount(_ octets: Span<UInt8>) -> Int? {
    var position: UInt64 = 0
    var fields = 0
    while position != UInt64(octets.count) {
      guard position + 4 <= UInt64(octets.count) else { return nil }
      let start = Int(position)
      let length =
        UInt64(octets[start]) * 0x100_0000 + UInt64(octets[start + 1]) * 0x1_0000
        + UInt64(octets[start + 2]) * 0x100 + UInt64(octets[start + 3])
      position += 4 + length
      guard position <= UInt64(octets.count) else { return nil }
      fields += 1
    }
    return fields
  }
}
