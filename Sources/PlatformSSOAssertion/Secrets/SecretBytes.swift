import COpenSSL

/// Octets that are wiped when they go: keys, shared secrets, plaintext, passwords.
///
/// It can't be copied, prints nothing of its content, and grows without leaving its old place
/// behind. The memory is libcrypto's, so that its wiping, which no optimizer removes, applies.
public struct SecretBytes: ~Copyable {
  private var base: UnsafeMutableRawPointer?
  private var capacity = 0
  /// The number of octets.
  public private(set) var count = 0

  /// Makes an empty secret.
  public init() {}

  /// Copies octets; the caller's copy stays the caller's to wipe.
  public init(copying octets: Span<UInt8>) {
    reserve(octets.count)
    append(octets)
  }

  /// Makes `count` zeros to be written over.
  init(zeros count: Int) {
    fill(count) { _ in }
  }

  deinit {
    // Wiping `capacity` octets covers whatever was ever written: `base` holds exactly that many.
    CRYPTO_clear_free(base, capacity, nil, 0)
  }

  /// The octets; valid as long as this value is not changed or destroyed.
  public var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let buffer = UnsafeRawBufferPointer(start: base, count: count)
      // `base` holds `count` initialized octets, and lives as long as the borrow of self.
      let span = Span<UInt8>(_unsafeBytes: buffer)
      return _overrideLifetime(span, borrowing: self)
    }
  }

  /// The octets, to be written over; valid as long as this value is not otherwise used.
  var mutableSpan: MutableSpan<UInt8> {
    @_lifetime(&self)
    mutating get {
      let buffer = UnsafeMutableRawBufferPointer(start: base, count: count)
      // `base` holds `count` initialized octets, and the access to self is exclusive.
      let span = MutableSpan<UInt8>(_unsafeBytes: buffer)
      return _overrideLifetime(span, mutating: &self)
    }
  }

  /// Drops and wipes all octets behind the first `count`.
  mutating func truncate(to count: Int) {
    guard count < self.count, let base else { return }
    OPENSSL_cleanse(base + count, self.count - count)
    self.count = count
  }

  /// Makes room for `capacity` octets in all.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    guard let moved = CRYPTO_clear_realloc(base, self.capacity, capacity, nil, 0) else {
      fatalError("out of memory")
    }
    base = moved
    self.capacity = capacity
  }

  /// Fills exactly `count` octets through a C function.
  ///
  /// - Returns: What `body` returned; the content is undefined where it reports failure.
  mutating func fill<Result>(
    _ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Result
  ) -> Result {
    reserve(max(count, 1))
    guard let base else { fatalError("no buffer") }
    // `reserve` allotted at least `count` octets; zeroing them initializes all.
    base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.count = count
    return body(base.assumingMemoryBound(to: UInt8.self))
  }
}

// The buffer belongs to one value only, which moves with it between threads.
extension SecretBytes: @unchecked Sendable {}

extension SecretBytes: OctetSink {
  /// Appends one octet.
  public mutating func append(_ octet: UInt8) {
    end(withRoomFor: 1).storeBytes(of: octet, as: UInt8.self)
    count += 1
  }

  /// Appends a copy of octets; the caller's copy stays the caller's to wipe.
  mutating func append(_ octets: Span<UInt8>) {
    guard octets.count > 0 else { return }
    let room = UnsafeMutableRawBufferPointer(
      start: end(withRoomFor: octets.count), count: octets.count)
    // Both buffers have as many octets; these are read within the closure, and `room` is behind the
    // first `count`.
    octets.withUnsafeBytes { room.copyMemory(from: $0) }
    count += octets.count
  }

  /// The place behind the last octet, with room for `more`; the capacity doubles at least, so that
  /// appending stays linear.
  private mutating func end(withRoomFor more: Int) -> UnsafeMutableRawPointer {
    if capacity - count < more {
      reserve(max(64, count + more, capacity.multipliedReportingOverflow(by: 2).partialValue))
    }
    guard let base else { fatalError("no buffer") }
    return base + count
  }
}
