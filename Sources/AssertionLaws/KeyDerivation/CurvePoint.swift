import COpenSSL

/// Points of P-256 by their x coordinate.
enum CurvePoint {
  /// The y coordinate of the two that has a parity, or nil where x belongs to no point.
  static func y(of x: [UInt8], isOdd: Bool) -> [UInt8]? {
    guard x.count == 32 else { return nil }
    // A refused x leaves entries behind that belong to no caller of libcrypto.
    ERR_set_mark()
    let point = unsafe EC_POINT_new(group)
    defer {
      unsafe EC_POINT_free(point)
      ERR_pop_to_mark()
    }
    let compressed = [isOdd ? 3 : 2] + x
    var octets = [UInt8](repeating: 0, count: 65)
    // Both arrays are read and written within their counts.
    guard unsafe EC_POINT_oct2point(group, point, compressed, compressed.count, nil) == 1,
      unsafe EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, &octets, 65, nil) == 65
    else { return nil }
    return Array(octets.suffix(32))
  }

  // Made once, then only read: libcrypto's const functions on a group are safe between threads.
  nonisolated(unsafe) private static let group = unsafe EC_GROUP_new_by_curve_name(
    NID_X9_62_prime256v1)
}
