import COpenSSL

/// SHA-256 over several pieces, by libcrypto.
package struct SHA256: ~Copyable {
  /// The digest's size in octets.
  static let count = 32

  private let context = EVP_MD_CTX_new()

  init() {
    let isReady = EVP_DigestInit_ex2(context, Self.algorithm, nil) == 1
    precondition(isReady, "libcrypto has no SHA-256")
  }

  deinit {
    EVP_MD_CTX_free(context)
  }

  mutating func update(_ octets: Span<UInt8>) {
    // The pointer is read for exactly `count` octets within the closure.
    _ = octets.withUnsafeBufferPointer { EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }

  /// Writes 32 octets to `output`.
  consuming func finish(_ output: UnsafeMutablePointer<UInt8>) {
    _ = EVP_DigestFinal_ex(context, output, nil)
  }

  /// The digest of public octets.
  package static func digest(_ octets: Span<UInt8>) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: count)
    var hash = SHA256()
    hash.update(octets)
    hash.finish(&digest)
    return digest
  }

  // Fetched once: libcrypto 3 looks an algorithm up anew at each use otherwise. A fetched algorithm
  // is immutable, its count of references atomic, and this one is never freed.
  nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)
}
