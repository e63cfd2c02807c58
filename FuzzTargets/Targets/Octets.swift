import Glibc

extension Span<UInt8> {
  /// Whether two runs of octets are equal.
  ///
  /// By the C library, which runs without the fuzzer's instrumentation: an oracle's comparison need
  /// not guide it.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count, count > 0 else { return count == other.count }
    // Both pointers are read for exactly `count` octets, within the closures.
    return unsafe withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { two in
        guard let one = one.baseAddress, let two = two.baseAddress else { return false }
        return unsafe memcmp(one, two, count) == 0
      }
    }
  }
}
