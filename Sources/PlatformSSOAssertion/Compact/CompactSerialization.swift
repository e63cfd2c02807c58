#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A JWE in compact serialization (RFC 7516, 7.1): five runs of base64url between four dots.
///
/// Holds where the segments are, not their octets; every one is strict base64url.
public struct CompactSerialization: Sendable {
  /// The five parts of the token, in their order.
  public enum Segment: Int, CaseIterable, Sendable {
    case protectedHeader
    case encryptedKey
    case initializationVector
    case ciphertext
    case authenticationTag
  }

  private let ranges: InlineArray<5, Range<Int>>

  /// Splits a token and checks each segment's encoding.
  ///
  /// The size is compared before anything is read, so a token over the limit costs the same however
  /// long it is and whatever it holds.
  ///
  /// - Throws: A `compact` or `base64url` rule with an offset in the token.
  public init(parsing token: Span<UInt8>, limits: Limits = Limits()) throws(Refusal) {
    var recorder = FirstBroken()
    // The recorder throws at each broken rule, so a result is always there.
    guard let serialization = try Self.read(token, limits, &recorder) else {
      throw Refusal(.compactSegmentCount)
    }
    self = serialization
  }

  private init(ranges: InlineArray<5, Range<Int>>) {
    self.ranges = ranges
  }

  /// Where a segment stands in the token.
  public func range(of segment: Segment) -> Range<Int> {
    ranges[segment.rawValue]
  }

  /// The segment's characters.
  @_lifetime(copy token)
  public func text(of segment: Segment, in token: Span<UInt8>) -> Span<UInt8> {
    token.extracting(ranges[segment.rawValue])
  }

  /// The segment's octets, or nil where they are not strict base64url.
  ///
  /// - Parameter token: The token that this value was made of.
  public func octets(of segment: Segment, in token: Span<UInt8>) -> [UInt8]? {
    try? Base64URL.decode(text(of: segment, in: token))
  }

  /// Joins five segments' octets to a token.
  public static func serialize(
    protectedHeader: Span<UInt8>, encryptedKey: Span<UInt8>, initializationVector: Span<UInt8>,
    ciphertext: Span<UInt8>, authenticationTag: Span<UInt8>
  ) -> [UInt8] {
    serialize(
      headerSegment: Base64URL.encode(protectedHeader), encryptedKey: encryptedKey,
      initializationVector: initializationVector, ciphertext: ciphertext,
      authenticationTag: authenticationTag)
  }

  /// Joins a first segment, which was needed as additional data before, and four segments' octets.
  package static func serialize(
    headerSegment: consuming [UInt8], encryptedKey: Span<UInt8>,
    initializationVector: Span<UInt8>, ciphertext: Span<UInt8>, authenticationTag: Span<UInt8>
  ) -> [UInt8] {
    var token = headerSegment
    let counts: InlineArray<4, Int> = [
      encryptedKey.count, initializationVector.count, ciphertext.count, authenticationTag.count,
    ]
    var count = token.count + 4
    for index in counts.indices { count += Base64URL.encodedCount(counts[index]) }
    token.reserveCapacity(count)
    token.append(dot)
    Base64URL.encode(encryptedKey, appendingTo: &token)
    token.append(dot)
    Base64URL.encode(initializationVector, appendingTo: &token)
    token.append(dot)
    Base64URL.encode(ciphertext, appendingTo: &token)
    token.append(dot)
    Base64URL.encode(authenticationTag, appendingTo: &token)
    return token
  }
}

extension CompactSerialization {
  private static let dot = UInt8(ascii: ".")

  /// Reads a token through a recorder; nil where it has not five segments.
  static func read(
    _ token: Span<UInt8>, _ limits: Limits, _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> CompactSerialization? {
    guard
      try recorder.require(
        token.count <= limits.tokenSize, .compactTokenSize, at: limits.tokenSize)
    else { return nil }
    guard let ranges = try split(token, &recorder) else { return nil }
    try recorder.require(!ranges[0].isEmpty, .compactHeaderMissing, at: 0)
    for index in ranges.indices {
      do throws(Base64URL.Fault) {
        try Base64URL.validate(token.extracting(ranges[index]))
      } catch {
        try recorder.breaks(.base64URL(error.kind), at: ranges[index].lowerBound + error.offset)
      }
    }
    recorder.keepsRest(of: Rule.base64URLRules)
    return CompactSerialization(ranges: ranges)
  }

  /// Finds the five segments; a sixth ends the search, however many follow.
  private static func split(
    _ token: Span<UInt8>, _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> InlineArray<5, Range<Int>>? {
    var ranges = InlineArray<5, Range<Int>>(repeating: 0..<0)
    var start = 0
    for index in 0..<4 {
      guard let end = firstDot(in: token, from: start) else {
        try recorder.breaks(.compactSegmentCount, at: token.count)
        return nil
      }
      ranges[index] = start..<end
      start = end + 1
    }
    ranges[4] = start..<token.count
    let extra = firstDot(in: token, from: start)
    guard try recorder.require(extra == nil, .compactSegmentCount, at: extra) else { return nil }
    return ranges
  }

  private static func firstDot(in token: Span<UInt8>, from start: Int) -> Int? {
    token.extracting(start...).withUnsafeBytes { octets in
      // memchr reads at most `count` octets from the base, which is not nil unless `count` is 0.
      guard let base = octets.baseAddress, let found = memchr(base, CInt(dot), octets.count) else {
        return nil
      }
      return start + (UnsafeRawPointer(found) - base)
    }
  }
}
