import CCJose
import Glibc
import PlatformSSOAssertion

extension CJose {
  /// Whether cjose can be asked about a token without taking the process down.
  ///
  /// Measured on 0.6.2.1; no token that keeps the rules of the profile `jose` does any of this:
  ///
  /// - cjose reads twelve octets of the initialization vector without asking for its size, so that a
  ///   shorter one is read beyond its end. Whether CBC has the same fault is not asked: only GCM is
  ///   handed over.
  /// - Its base64url takes padding, and where that follows the first character of a group, as in
  ///   `A=`, an assertion ends the process. That goes for the segments, for `apu` and `apv` and for
  ///   the members of `epk`; `kid` is not decoded.
  ///
  /// The cheap questions come first. Most headers are told by their octets, whatever a reader makes
  /// of them; one that is not must be readable by the naive reader.
  ///
  /// It is to be called as cjose is, within `CJoseMemory.sweeping`.
  static func isSafe(_ token: UnsafeRawBufferPointer) -> Bool {
    var dots: [Int] = []
    let isShort = places(of: ".", in: token) { dot in
      dots.append(dot)
      return dots.count <= 4
    }
    guard isShort, dots.count == 4, dots[0] > 0, dots[2] - dots[1] > 16,
      places(of: "=", in: token, satisfy: { _ in false })
    else { return false }
    return isSafe(encodedHeader: UnsafeRawBufferPointer(rebasing: token[..<dots[0]]))
  }

  /// Decodes the header as cjose will, by its own function: without padding, that refuses or returns.
  private static func isSafe(encodedHeader text: UnsafeRawBufferPointer) -> Bool {
    var fault = cjose_err()
    var octets: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard
      cjose_base64url_decode(
        text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, &octets, &count, &fault),
      let octets
    else { return false }
    defer { cjose_get_dealloc()(octets) }
    // cjose gave `count` octets away, which are freed at the end of this function.
    let header = UnsafeBufferPointer(start: octets, count: count)
    return isSafe(octets: UnsafeRawBufferPointer(header)) || isSafe(NaiveJSON.read(header.span))
  }

  /// Whether no string of the header but a `kid` can hold a padding, or name an encryption with CBC.
  ///
  /// Without escapes a string is what is written between two quotes, to a reader of whatever strictness;
  /// a solidus is often written with one.
  private static func isSafe(octets header: UnsafeRawBufferPointer) -> Bool {
    places(of: "\\", in: header) { header[($0 + 1)...].first == UInt8(ascii: "/") }
      && places(of: "=", in: header) { isKeyIdentifier(header[..<$0]) }
      && places(of: "C", in: header) { !header[$0...].starts(with: "CBC".utf8) }
  }

  /// Whether a text ends within a string that is the value of a member `kid`, at whatever depth.
  private static func isKeyIdentifier(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let quote = text.lastIndex(of: UInt8(ascii: "\"")) else { return false }
    let colon = withoutFinalSpace(text[..<quote])
    return colon.last == UInt8(ascii: ":")
      && withoutFinalSpace(colon.dropLast()).suffix(5).elementsEqual("\"kid\"".utf8)
  }

  private static func withoutFinalSpace(
    _ text: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    text[..<(text.lastIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }.map { $0 + 1 } ?? 0)]
  }

  private static func isSafe(_ header: JSONValue?) -> Bool {
    guard case .object(let header) = header else { return false }
    return !header.contains { member in
      switch (member.name, member.value) {
      case ("apu", let value), ("apv", let value): isPadded(value)
      case ("epk", .object(let key)): key.contains { isPadded($0.value) }
      case ("enc", .string(let encryption)): !encryption.hasSuffix("GCM")
      default: false
      }
    }
  }

  private static func isPadded(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { text.utf8.contains(UInt8(ascii: "=")) } else { false }
  }

  /// Whether something holds for each place of a character, which the C library finds.
  private static func places(
    of character: Unicode.Scalar, in octets: UnsafeRawBufferPointer, satisfy holds: (Int) -> Bool
  ) -> Bool {
    var start = 0
    // `memchr` reads the octets from `start` to the end at most; where there is none, it isn't called.
    while start < octets.count, let base = octets.baseAddress,
      let found = memchr(base + start, Int32(character.value), octets.count - start)
    {
      let place = UnsafeRawPointer(found) - base
      guard holds(place) else { return false }
      start = place + 1
    }
    return true
  }
}
