/// Reads fields that each follow their own four-octet, big-endian length (NIST SP 800-56A, 5.8.1).
struct LengthPrefixedReader {
  /// Why a field can't be read.
  enum Fault: Error {
    /// Fewer than four octets are left for a length.
    case lengthTruncated(offset: Int)
    /// The length exceeds the octets behind it.
    case fieldOverrun(offset: Int)
  }

  /// The offset of the next field's length.
  private(set) var offset = 0

  /// Reads one field.
  ///
  /// - Returns: The field's range in `octets`, without its length.
  mutating func next(in octets: Span<UInt8>) throws(Fault) -> Range<Int> {
    let rest = octets.count - offset
    guard rest >= 4 else { throw .lengthTruncated(offset: offset) }
    var length = 0
    for index in offset..<offset + 4 { length = length << 8 | Int(octets[index]) }
    // Compared with what is left, not added to the offset: no length overflows.
    guard length <= rest - 4 else { throw .fieldOverrun(offset: offset) }
    let field = offset + 4..<offset + 4 + length
    offset = field.upperBound
    return field
  }
}

extension [UInt8] {
  /// Appends four octets, the most significant first.
  mutating func append(bigEndian value: UInt32) {
    // At once, so that an empty array is not moved as it grows.
    let octets: InlineArray<4, UInt8> = [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ]
    append(octets.span)
  }

  /// Appends a field behind its length.
  ///
  /// - Returns: false, with nothing appended, where the length does not fit 32 bits.
  mutating func append(lengthPrefixed field: Span<UInt8>) -> Bool {
    guard let length = UInt32(exactly: field.count) else { return false }
    append(bigEndian: length)
    append(field)
    return true
  }
}
