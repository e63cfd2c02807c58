/// Splits length-prefixed fields with nothing in mind but the definition.
public enum NaivePartyInfo {
  /// How many whole fields the octets hold from the first to the last, or nil where the last one is
  /// cut.
  public static func fieldCount(_ octets: Span<UInt8>) -> Int? {
    var fields = 0
    let isWhole = forEachField(octets) { _ in fields += 1 }
    return isWhole ? fields : nil
  }

  /// The octets of each whole field from the first to the last, or nil where the last one is cut.
  public static func fields(_ octets: Span<UInt8>) -> [[UInt8]]? {
    var fields: [[UInt8]] = []
    let isWhole = forEachField(octets) { fields.append([UInt8](copyOf: octets.extracting($0))) }
    return isWhole ? fields : nil
  }

  /// Finds the fields without their lengths; allocates nothing, since a fuzz target counts by it.
  ///
  /// Lengths are added up as 64-bit numbers, where four octets can't overflow.
  ///
  /// - Returns: Whether the last field is whole.
  private static func forEachField(_ octets: Span<UInt8>, _ body: (Range<Int>) -> Void) -> Bool {
    var position: UInt64 = 0
    while position != UInt64(octets.count) {
      guard position + 4 <= UInt64(octets.count) else { return false }
      let start = Int(position)
      let length =
        UInt64(octets[start]) * 0x100_0000 + UInt64(octets[start + 1]) * 0x1_0000
        + UInt64(octets[start + 2]) * 0x100 + UInt64(octets[start + 3])
      position += 4 + length
      guard position <= UInt64(octets.count) else { return false }
      body(start + 4..<Int(position))
    }
    return true
  }
}
