/// Base64url without padding (RFC 7515, 2; RFC 4648, 5), with one spelling for each value.
public enum Base64URL {
  /// Why a text is not strict base64url.
  public enum FaultKind: CaseIterable, Sendable {
    /// The padding character `=`.
    case padding
    /// White space or a line break.
    case whitespace
    /// `+` or `/` of the standard alphabet.
    case standardAlphabet
    /// Any other character outside the alphabet.
    case alphabet
    /// A length of 1 modulo 4, which no octet string encodes to.
    case length
    /// Set bits behind the last octet.
    case trailingBits
  }

  /// A fault and the octet of the text at which it stands.
  public struct Fault: Error, Equatable, Sendable {
    /// What is wrong.
    public let kind: FaultKind
    /// The offset in the text, in octets.
    public let offset: Int
  }

  /// Checks a text without decoding it.
  ///
  /// - Parameter text: The encoded octets, without quotes or separators.
  /// - Throws: The first fault in the text.
  public static func validate(_ text: Span<UInt8>) throws(Fault) {
    var seen: UInt8 = 0
    for index in text.indices { seen |= sextets[Int(text[index])] }
    guard seen & invalid == 0 else { throw firstBadCharacter(of: text) }
    try checkEnd(of: text)
  }

  /// Decodes a text.
  ///
  /// - Parameter text: The encoded octets, without quotes or separators.
  /// - Returns: The decoded octets, `decodedCount(text.count)` of them.
  /// - Throws: The first fault in the text; nothing is decoded then.
  public static func decode(_ text: Span<UInt8>) throws(Fault) -> [UInt8] {
    var isClean = false
    let octets = [UInt8](capacity: decodedCount(text.count)) { output in
      isClean = transcribe(text, into: &output)
    }
    guard isClean else { throw firstBadCharacter(of: text) }
    try checkEnd(of: text)
    return octets
  }

  /// Decodes a text whose octets are a secret.
  static func decodeSecret(_ text: Span<UInt8>) throws(Fault) -> SecretBytes {
    var secret = SecretBytes()
    guard transcribe(text, into: &secret) else { throw firstBadCharacter(of: text) }
    try checkEnd(of: text)
    return secret
  }

  /// Encodes octets without padding.
  public static func encode(_ octets: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(octets.count / 3 * 4 + 4)
    encode(octets, into: &text)
    return text
  }

  /// Encodes octets without padding behind what `sink` already holds.
  static func encode(_ octets: Span<UInt8>, into sink: inout some OctetSink & ~Copyable) {
    var index = 0
    while octets.count - index >= 3 {
      let triple = octets.extracting(index..<index + 3)
      sink.append(characters[Int(triple[0] >> 2)])
      sink.append(characters[Int((triple[0] << 4 | triple[1] >> 4) & 63)])
      sink.append(characters[Int((triple[1] << 2 | triple[2] >> 6) & 63)])
      sink.append(characters[Int(triple[2] & 63)])
      index += 3
    }
    let rest = octets.extracting(index...)
    guard rest.count > 0 else { return }
    sink.append(characters[Int(rest[0] >> 2)])
    guard rest.count == 2 else {
      sink.append(characters[Int(rest[0] << 4 & 63)])
      return
    }
    sink.append(characters[Int((rest[0] << 4 | rest[1] >> 4) & 63)])
    sink.append(characters[Int(rest[1] << 2 & 63)])
  }

  /// The number of octets that a text of `count` characters decodes to.
  public static func decodedCount(_ count: Int) -> Int {
    let (quads, rest) = count.quotientAndRemainder(dividingBy: 4)
    return quads * 3 + (rest > 1 ? rest - 1 : 0)
  }

  /// Decodes without stopping at a bad character.
  ///
  /// - Returns: Whether every character was in the alphabet; what was written is void otherwise.
  private static func transcribe(
    _ text: Span<UInt8>, into sink: inout some OctetSink & ~Copyable & ~Escapable
  ) -> Bool {
    var seen: UInt8 = 0
    var index = 0
    while text.count - index >= 4 {
      let quad = text.extracting(index..<index + 4)
      let a = sextets[Int(quad[0])]
      let b = sextets[Int(quad[1])]
      let c = sextets[Int(quad[2])]
      let d = sextets[Int(quad[3])]
      seen |= a | b | c | d
      sink.append(a << 2 | b >> 4)
      sink.append(b << 4 | c >> 2)
      sink.append(c << 6 | d)
      index += 4
    }
    let rest = text.extracting(index...)
    if rest.count >= 2 {
      let a = sextets[Int(rest[0])]
      let b = sextets[Int(rest[1])]
      seen |= a | b
      sink.append(a << 2 | b >> 4)
      if rest.count == 3 {
        let c = sextets[Int(rest[2])]
        seen |= c
        sink.append(b << 4 | c >> 2)
      }
    } else if rest.count == 1 {
      seen |= sextets[Int(rest[0])]
    }
    return seen & invalid == 0
  }

  /// Refuses a length and trailing bits that no encoder writes.
  private static func checkEnd(of text: Span<UInt8>) throws(Fault) {
    let unused: UInt8
    switch text.count % 4 {
    case 0: return
    case 1: throw Fault(kind: .length, offset: text.count - 1)
    case 2: unused = 0b1111
    default: unused = 0b11
    }
    guard sextets[Int(text[text.count - 1])] & unused == 0 else {
      throw Fault(kind: .trailingBits, offset: text.count - 1)
    }
  }

  private static func firstBadCharacter(of text: Span<UInt8>) -> Fault {
    var offset = 0
    while offset < text.count - 1, sextets[Int(text[offset])] & invalid == 0 { offset += 1 }
    let kind: FaultKind =
      switch text[offset] {
      case UInt8(ascii: "="): .padding
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: .whitespace
      case UInt8(ascii: "+"), UInt8(ascii: "/"): .standardAlphabet
      default: .alphabet
      }
    return Fault(kind: kind, offset: offset)
  }
}
