import COpenSSL
import Glibc

/// libcrypto's allocator, which ends the process where a freed block still holds a secret.
///
/// For processes of their own only: it has to be there before libcrypto's first allocation.
enum CheckedHeap {
  /// How a process ends in which a secret was freed as it stood.
  static let leaked: CInt = 86

  // Set before libcrypto is used, then only read.
  nonisolated(unsafe) private static var patterns: [[UInt8]] = []

  /// Watches for these octets from now on, and in both orders: numbers keep their lowest first.
  static func install(watchingFor secrets: [[UInt8]]) {
    patterns = secrets + secrets.map { $0.reversed() }
    let isInstalled = CRYPTO_set_mem_functions(
      { count, _, _ in CheckedHeap.allocate(count) },
      { block, count, _, _ in CheckedHeap.move(block, count) },
      { block, _, _ in CheckedHeap.release(block) })
    guard isInstalled == 1 else { exit(1) }
  }

  /// The room before a block for its size; keeps the alignment that `malloc` gives.
  private static let header = 16

  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    // Zeroed, since what the memory's last owner left there would be taken for libcrypto's.
    guard let base = calloc(1, header + max(count, 0)) else { return nil }
    base.storeBytes(of: count, as: Int.self)
    return base + header
  }

  private static func move(
    _ block: UnsafeMutableRawPointer?, _ count: Int
  ) -> UnsafeMutableRawPointer? {
    guard let block else { return allocate(count) }
    guard count > 0, let moved = allocate(count) else {
      release(block)
      return nil
    }
    memcpy(moved, block, min(count, size(of: block)))
    release(block)
    return moved
  }

  private static func release(_ block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    let octets = UnsafeRawBufferPointer(start: block, count: size(of: block))
    for pattern in patterns where contains(octets, pattern) { _exit(leaked) }
    free(block - header)
  }

  private static func size(of block: UnsafeMutableRawPointer) -> Int {
    (block - header).load(as: Int.self)
  }

  private static func contains(_ octets: UnsafeRawBufferPointer, _ pattern: [UInt8]) -> Bool {
    guard let base = octets.baseAddress else { return false }
    var offset = 0
    while octets.count - offset >= pattern.count,
      let found = memchr(base + offset, CInt(pattern[0]), octets.count - offset)
    {
      offset = UnsafeRawPointer(found) - base
      guard octets.count - offset >= pattern.count else { return false }
      if memcmp(base + offset, pattern, pattern.count) == 0 { return true }
      offset += 1
    }
    return false
  }
}
