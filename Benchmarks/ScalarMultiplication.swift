import COpenSSL
import PlatformSSOAssertion

/// The yardstick: one multiplication of a point of P-256 by a scalar, and nothing around it.
///
/// Group, point, scalar and the product's place are made once; what is timed is `EC_POINT_mul`.
final class ScalarMultiplication {
  private let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
  private let point: OpaquePointer?
  private let product: OpaquePointer?
  private let scalar: OpaquePointer?

  /// Prepares the multiplication of one key's point by the other's scalar.
  init(of pointKey: borrowing P256PrivateKey, by scalarKey: borrowing P256PrivateKey) {
    point = EC_POINT_new(group)
    product = EC_POINT_new(group)
    let x963 = pointKey.publicKey.x963
    let octets = scalarKey.scalarOctets()
    // The pointer is read for exactly `count` octets within the closure.
    scalar = octets.span.withUnsafeBufferPointer {
      BN_bin2bn($0.baseAddress, CInt($0.count), BN_secure_new())
    }
    guard let scalar, EC_POINT_oct2point(group, point, x963, x963.count, nil) == 1 else {
      end(3, "libcrypto does not take the sample's keys")
    }
    BN_set_flags(scalar, BN_FLG_CONSTTIME)
  }

  deinit {
    BN_clear_free(scalar)
    EC_POINT_clear_free(product)
    EC_POINT_free(point)
    EC_GROUP_free(group)
  }

  /// Multiplies once, or says that libcrypto failed.
  func callAsFunction() -> Bool {
    EC_POINT_mul(group, product, nil, point, scalar, nil) == 1
  }

  /// Multiplies `count` times.
  func times(_ count: Int) -> Operation {
    Operation(name: count == 1 ? "multiplication" : "\(count) multiplications") {
      (0..<count).allSatisfy { _ in self() }
    }
  }
}
