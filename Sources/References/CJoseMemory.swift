import CCJose
import COpenSSL
import Synchronization

/// Frees what cjose forgets, which a leak check would take for ours.
///
/// Measured: each decryption under direct agreement leaks the buffer of the encrypted key, which is
/// there even where the segment is empty. cjose takes another allocator; this one lists the blocks of
/// a call and frees those that are left at its end. cjose's allocator is one for the process, so the
/// calls run one at a time.
///
/// In front of each block stands its place in the list, for a token costs hundreds of blocks. Each is
/// still an allocation of its own with its end where cjose believes it to be, so that AddressSanitizer
/// sees the same overruns; an access before a block is seen beyond `prefix` octets only.
enum CJoseMemory {
  private static let lock = Mutex(())
  // Read and changed only under the lock: no call of cjose is made without it.
  nonisolated(unsafe) private static var blocks: [UnsafeMutableRawPointer] = []
  nonisolated(unsafe) private static var isListing = false

  /// The octets before a block, as many as keep it aligned for any type.
  private static let prefix = 16
  /// The place of a block that is in no list.
  private static let unlisted = -1

  /// Calls cjose for what outlives the call: making a key, releasing it.
  static func keeping(_ body: () -> Void) {
    install
    lock.withLock { _ in quietly(body) }
  }

  /// Calls cjose, and frees all that it allocated meanwhile.
  static func sweeping<Result: Sendable>(_ body: () -> Result) -> Result {
    install
    return lock.withLock { _ in
      isListing = true
      defer {
        isListing = false
        // Nothing refers to these any more: the objects of the call are released, and a key, which
        // is not, was made without listing.
        for block in blocks { free(block) }
        blocks.removeAll(keepingCapacity: true)
      }
      return quietly(body)
    }
  }

  /// Replaces cjose's allocator, once.
  private static let install: Void = {
    // cjose hands the functions on to libcrypto, whose blocks live as long as they like. libcrypto
    // takes none after its own first allocation.
    CRYPTO_free(CRYPTO_malloc(1, nil, 0), nil, 0)
    precondition(CRYPTO_set_mem_functions(nil, nil, nil) == 0, "libcrypto still takes an allocator")
    cjose_set_alloc_funcs(
      { size(of: $0).flatMap(malloc).map(enlist) },
      { old, count in
        guard let old else { return size(of: count).flatMap(malloc).map(enlist) }
        guard let size = size(of: count) else { return nil }
        let start = strike(old)
        // Where there is no room, the old block stays what it was.
        guard let moved = realloc(start, size) else {
          _ = enlist(start)
          return nil
        }
        return enlist(moved)
      },
      { if let block = $0 { free(strike(block)) } })
  }()

  // The pointers below are those that `malloc` gave, at which `prefix` octets and the block follow,
  // and those that cjose was given, which lie `prefix` octets behind.

  /// What to allocate for a block; nil where there is no such size.
  private static func size(of count: Int) -> Int? {
    let (size, isBeyond) = count.addingReportingOverflow(prefix)
    return count < 0 || isBeyond ? nil : size
  }

  /// Lists an allocation, and returns the block that cjose gets.
  private static func enlist(_ start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    start.storeBytes(of: isListing ? blocks.count : unlisted, as: Int.self)
    if isListing { blocks.append(start) }
    return start + prefix
  }

  /// Takes a block of cjose's off the list, and returns its allocation.
  private static func strike(_ block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let start = block - prefix
    let place = start.load(as: Int.self)
    if place != unlisted, let last = blocks.popLast(), last != start {
      blocks[place] = last
      last.storeBytes(of: place, as: Int.self)
    }
    return start
  }
}
