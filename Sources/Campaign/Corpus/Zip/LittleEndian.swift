// ZIP's numbers begin with their lowest octet.

extension [UInt8] {
  /// Appends a number in as many octets as its type has.
  mutating func appendLittleEndian(_ number: some FixedWidthInteger & UnsignedInteger) {
    for index in 0..<(number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }

  /// The number that begins at an index; nil where it does not end within the octets.
  func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(
    _: Number.Type, at index: Int
  ) -> Number? {
    let width = Number.bitWidth / 8
    guard index >= 0, index <= count - width else { return nil }
    return self[index..<index + width].reversed().reduce(0) { $0 << 8 | Number($1) }
  }
}
