/// The checksum of ZIP's entries (ISO/IEC 13239's CRC-32, reflected).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { octet in
    (0..<8).reduce(UInt32(octet)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// The checksum of some octets.
  static func of(_ octets: [UInt8]) -> UInt32 {
    ~octets.reduce(0xFFFF_FFFF) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }
}
