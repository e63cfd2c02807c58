import COpenSSL

/// P-256 (NIST SP 800-186, 3.2.1.3; RFC 7518, 6.2.1.1) by libcrypto's point arithmetic.
///
/// A JWE's point arrives as coordinates and needs one multiplication. libcrypto's generic key
/// interface would validate it by a second one, which a curve with cofactor 1 does not need once
/// range and curve equation are checked.
enum P256 {
  /// A coordinate's and a scalar's size in octets.
  static let fieldCount = 32

  // Made once, then only read: libcrypto's const functions on a group are safe between threads.
  nonisolated(unsafe) static let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)

  /// Whether a coordinate is below the field's prime.
  ///
  /// libcrypto reduces a larger one silently, so that two spellings would name one point.
  static func isInField(_ coordinate: Span<UInt8>) -> Bool {
    for index in 0..<fieldCount where coordinate[index] != prime[index] {
      return coordinate[index] < prime[index]
    }
    return false
  }

  /// The uncompressed X9.63 encoding of a point, or nil for the point at infinity.
  static func x963(_ point: OpaquePointer?) -> [UInt8]? {
    var octets = [UInt8](repeating: 0, count: P256PublicKey.x963Count)
    let count = EC_POINT_point2oct(
      group, point, POINT_CONVERSION_UNCOMPRESSED, &octets, octets.count, nil)
    return count == octets.count ? octets : nil
  }

  /// The field's prime, 2^256 - 2^224 + 2^192 + 2^96 - 1, most significant octet first.
  private static let prime: InlineArray<32, UInt8> = [
    0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
  ]
}
