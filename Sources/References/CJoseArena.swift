import CCJose
import Glibc

/// Memory of cjose's for one call, which is never given twice during it.
struct CJoseArena {
  private static let pieceSize = 1 << 18
  /// Allocations of at least `pieceSize` octets; the first one stays.
  private var pieces: [UnsafeMutableRawBufferPointer] = []
  /// The octets of the last piece that were given.
  private var used = 0

  /// The start of `count` octets, a multiple of 16, which AddressSanitizer forbids to touch; nil where
  /// the memory fails.
  mutating func take(_ count: Int) -> UnsafeMutableRawPointer? {
    if pieces.last.map({ $0.count - used < count }) ?? true {
      let size = max(count, Self.pieceSize)
      guard let start = malloc(size) else { return nil }
      CCJose_forbid(start, size)
      pieces.append(UnsafeMutableRawBufferPointer(start: start, count: size))
      used = 0
    }
    defer { used += count }
    return pieces.last?.baseAddress.map { $0 + used }
  }

  /// Takes all back.
  mutating func sweep() {
    while pieces.count > 1, let piece = pieces.popLast() {
      free(piece.baseAddress)
      used = pieces.last?.count ?? 0
    }
    if let start = pieces.first?.baseAddress { CCJose_forbid(start, used) }
    used = 0
  }
}

/// A block of cjose's: its size and origin, then the octets that cjose gets, then some that nobody gets.
struct Block {
  /// Room for two numbers, which keeps the content aligned for any type.
  private static let prefix = 16
  /// What is seen of an access behind the content, at least.
  private static let suffix = 16

  /// The octets that cjose gets.
  let content: UnsafeMutableRawPointer

  /// The block of what cjose was given.
  init(_ content: UnsafeMutableRawPointer) {
    self.content = content
  }

  /// What a block of a size takes, a multiple of 16.
  static func size(_ count: Int) -> Int {
    (prefix + count + suffix + 15) & ~15
  }

  /// Makes a block of `size(count)` octets and returns its content.
  static func make(
    at start: UnsafeMutableRawPointer, _ count: Int, isInArena: Bool
  ) -> UnsafeMutableRawPointer {
    CCJose_allow(start, prefix + count)
    start.storeBytes(of: count, as: Int.self)
    start.storeBytes(of: isInArena ? 1 : 0, toByteOffset: 8, as: Int.self)
    return start + prefix
  }

  var start: UnsafeMutableRawPointer { content - Self.prefix }
  var count: Int { start.load(as: Int.self) }
  var isInArena: Bool { start.load(fromByteOffset: 8, as: Int.self) == 1 }
}
