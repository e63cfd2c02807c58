import CCJose
import COpenSSL
import Synchronization

/// cjose's allocator: what a call allocates ends with the call.
///
/// Measured: each decryption under direct agreement leaks the buffer of the encrypted key, which is
/// there even where the segment is empty, and a leak check would take it for ours. cjose takes another
/// allocator; this one gives the blocks of a call from an arena and takes all back at its end. cjose's
/// allocator is one for the process, so the calls run one at a time.
///
/// A token costs hundreds of blocks, which AddressSanitizer's own allocator would make the greater part
/// of a decryption. It is told what lies between them instead: it sees an access behind a block, to one
/// that was freed, which no other takes the place of during the call, and to any after the call. An
/// access before a block is seen beyond `prefix` octets only.
enum CJoseMemory {
  private static let lock = Mutex(())
  // Read and changed only under the lock: no call of cjose is made without it.
  nonisolated(unsafe) private static var arena = CJoseArena()
  nonisolated(unsafe) private static var isSweeping = false

  /// Calls cjose for what outlives the call: making a key, releasing it.
  static func keeping(_ body: () -> Void) {
    install
    lock.withLock { _ in quietly(body) }
  }

  /// Calls cjose, and frees all that it allocated meanwhile.
  static func sweeping<Result: Sendable>(_ body: () -> Result) -> Result {
    install
    return lock.withLock { _ in
      isSweeping = true
      defer {
        isSweeping = false
        // Nothing refers to the blocks any more: the objects of the call are released, and a key,
        // which is not, was made without the arena.
        arena.sweep()
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
      { allocate($0) },
      { old, count in
        guard let new = allocate(count) else { return nil }
        if let old {
          // Both are blocks of their own, and the smaller count lies within either.
          new.copyMemory(from: old, byteCount: min(count, Block(old).count))
          release(old)
        }
        return new
      },
      { if let block = $0 { release(block) } })
  }()

  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    // No token is near the limit; it keeps the sums below from overflowing.
    guard count >= 0, count < 1 << 40 else { return nil }
    guard let start = isSweeping ? arena.take(Block.size(count)) : malloc(Block.size(count)) else {
      return nil
    }
    return Block.make(at: start, count, isInArena: isSweeping)
  }

  private static func release(_ content: UnsafeMutableRawPointer) {
    let block = Block(content)
    if block.isInArena {
      CCJose_forbid(block.start, Block.size(block.count))
    } else {
      free(block.start)
    }
  }
}
