import COpenSSL

/// A point of P-256 in libcrypto's form, shared by the copies of a key.
///
/// Converting an encoding costs as much as everything else before the agreement; so it is done once,
/// when the encoding is checked.
final class P256Point {
  private let point: OpaquePointer

  /// Takes over a point that libcrypto computed.
  init(owning point: OpaquePointer) {
    self.point = point
  }

  /// Reads an uncompressed X9.63 encoding, or fails where it is no point of the curve.
  init?(x963: Span<UInt8>) {
    // Refused points leave entries behind that belong to no caller of libcrypto.
    ERR_set_mark()
    defer { ERR_pop_to_mark() }
    guard let point = EC_POINT_new(P256.group) else { return nil }
    // The pointer is read for exactly `count` octets within the closure. The conversion checks the
    // curve equation.
    let isPoint = x963.withUnsafeBufferPointer {
      EC_POINT_oct2point(P256.group, point, $0.baseAddress, $0.count, nil) == 1
    }
    guard isPoint else {
      EC_POINT_free(point)
      return nil
    }
    self.point = point
  }

  deinit {
    EC_POINT_free(point)
  }

  /// Calls `body` with libcrypto's point, which must not outlive the call.
  func withPoint<Result: ~Copyable>(_ body: (OpaquePointer) -> Result) -> Result {
    body(point)
  }
}

// Never changed after initialization, and libcrypto's reading functions are safe between threads.
extension P256Point: @unchecked Sendable {}
