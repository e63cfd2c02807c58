import COpenSSL

/// A hash function over a whole array, by one call of libcrypto.
enum HashFunction {
  case sha1, sha256, sha384, sha512

  /// The digest of octets.
  func digest(_ octets: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: CUnsignedInt = 0
    // The input is read within its count; the output has room for the largest digest there is.
    let isDone = unsafe EVP_Digest(octets, octets.count, &digest, &count, algorithm, nil) == 1
    precondition(isDone, "libcrypto lacks a hash function")
    return Array(digest.prefix(Int(count)))
  }

  private var algorithm: OpaquePointer? {
    switch self {
    case .sha1: unsafe EVP_sha1()
    case .sha256: unsafe EVP_sha256()
    case .sha384: unsafe EVP_sha384()
    case .sha512: unsafe EVP_sha512()
    }
  }

  /// HMAC with SHA-256 (RFC 2104) under a key of at most a block.
  static func authenticate(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let block = key + [UInt8](repeating: 0, count: 64 - key.count)
    let inner = HashFunction.sha256.digest(block.map { $0 ^ 0x36 } + message)
    return HashFunction.sha256.digest(block.map { $0 ^ 0x5C } + inner)
  }

  /// HKDF with SHA-256 and no salt (RFC 5869), for at most 255 digests.
  static func expand(_ secret: [UInt8], info: [UInt8], octets count: Int) -> [UInt8] {
    let extracted = authenticate(secret, key: [UInt8](repeating: 0, count: 32))
    var (key, last): ([UInt8], [UInt8]) = ([], [])
    while key.count < count {
      last = authenticate(
        last + info + [UInt8(truncatingIfNeeded: key.count / 32 + 1)], key: extracted)
      key += last
    }
    return Array(key.prefix(count))
  }
}
