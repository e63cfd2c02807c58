import CCJose
import COpenSSL
import Synchronization

/// Frees what cjose forgets, which a leak check would take for ours.
///
/// Measured: each decryption under direct agreement leaks the buffer of the encrypted key, which is
/// there even where the segment is empty. cjose takes another allocator; this one lists the blocks of
/// a call and frees those that are left at its end. cjose's allocator is one for the process, so the
/// calls run one at a time.
enum CJoseMemory {
  private static let lock = Mutex(())
  // Read and changed only under the lock: no call of cjose is made without it.
  nonisolated(unsafe) private static var blocks: Set<UnsafeMutableRawPointer> = []
  nonisolated(unsafe) private static var isListing = false

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
      { count in
        let block = malloc(count)
        if isListing, let block { blocks.insert(block) }
        return block
      },
      { old, count in
        let block = realloc(old, count)
        if isListing, let block {
          if let old { blocks.remove(old) }
          blocks.insert(block)
        }
        return block
      },
      { block in
        if isListing, let block { blocks.remove(block) }
        free(block)
      })
  }()
}
