extension [UInt8] {
  /// Copies octets into an array.
  init(copyOf octets: Span<UInt8>) {
    // The pointer is read for the span's count within the closure: one copy, not one for each octet.
    self = octets.withUnsafeBufferPointer { Array($0) }
  }

  /// Appends a number as four octets, the most significant first.
  mutating func append(fourOctets number: UInt32) {
    append(UInt8(number >> 24))
    append(UInt8(number >> 16 & 0xFF))
    append(UInt8(number >> 8 & 0xFF))
    append(UInt8(number & 0xFF))
  }
}
