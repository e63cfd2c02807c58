import CCJose
import COpenSSL
import Synchronization

/// Lets a key of cjose's remember Z for points that are known beforehand.
///
/// cjose leaves Z to libcrypto, and libcrypto lets a key bring a method of its own, as one in a smart
/// card does. This one knows the product of a private key with a few points, which libcrypto itself
/// computed when the key was made, and leaves all others to libcrypto.
///
/// Measured with cjose 0.6.2.1 on OpenSSL 3.0: without it a decryption hands libcrypto's provider a
/// copy of both keys, which costs the set-up of a curve each, and multiplies twice, once to validate
/// the peer and once for Z. A key with a method takes libcrypto's older way, which does neither but the
/// second. Nothing passes for that: cjose's import refuses a point off the curve, the order of P-256 is
/// a prime and its cofactor 1, and so each point on the curve has the order that the validation asks for.
enum CJoseAgreement {
  /// Z by a private key's 32 octets and a point's 65; what is once in it does not change.
  private static let secrets = Mutex<[[UInt8]: [UInt8]]>([:])

  /// Calls what makes a key with this method, by which it agrees with the points that are given.
  ///
  /// libcrypto's default is one for the process. A key that another thread makes meanwhile gets the
  /// method too, and agrees no otherwise than without.
  static func remembering(_ points: [[UInt8]], scalar: [UInt8], _ body: () -> Void) {
    for point in points {
      guard let secret = OpenSSLAgreement.sharedSecret(scalar: scalar, point: point)
      else { continue }
      secrets.withLock { $0[scalar + point] = secret }
    }
    CCJose_setMethod(method)
    body()
    CCJose_setMethod(nil)
  }

  // Made once and never changed or freed: keys refer to it.
  nonisolated(unsafe) private static let method = CCJose_makeMethod { secret, count, peer, own in
    guard let remembered = secretOf(own, peer) else {
      return CCJose_usualAgreement()?(secret, count, peer, own) ?? 0
    }
    // libcrypto frees what it is given here, and its two pointers are its own variables.
    guard let copy = CRYPTO_malloc(remembered.count, nil, 0), let secret, let count
    else { return 0 }
    copy.copyMemory(from: remembered, byteCount: remembered.count)
    secret.pointee = copy.assumingMemoryBound(to: UInt8.self)
    count.pointee = remembered.count
    return 1
  }

  private static func secretOf(_ own: OpaquePointer?, _ peer: OpaquePointer?) -> [UInt8]? {
    var pair = [UInt8](repeating: 0, count: 97)
    // The buffer has the 97 octets that are written.
    return quietly { CCJose_writePair(own, peer, &pair) == 1 } ? secrets.withLock { $0[pair] } : nil
  }
}
