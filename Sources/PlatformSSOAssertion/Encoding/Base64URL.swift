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
    guard isInAlphabet(text) else { throw firstBadCharacter(of: text) }
    try checkEnd(of: text)
  }

  /// Whether every character is in the alphabet, by arithmetic that the compiler turns into vectors.
  private static func isInAlphabet(_ text: Span<UInt8>) -> Bool {
    var foreign: UInt8 = 0
    for index in text.indices { foreign |= foreignness(text[index]) }
    return foreign == 0
  }

  /// 0 for a character of the alphabet, 1 for any other; without a branch.
  @inline(__always)
  private static func foreignness(_ character: UInt8) -> UInt8 {
    let letter: UInt8 = (character | 0x20) &- 0x61 < 26 ? 0 : 1
    let digit: UInt8 = character &- 0x30 < 10 ? 0 : 1
    let minus: UInt8 = character == 0x2D ? 0 : 1
    let underscore: UInt8 = character == 0x5F ? 0 : 1
    return letter & digit & minus & underscore
  }

  /// Decodes a text.
  ///
  /// - Parameter text: The encoded octets, without quotes or separators.
  /// - Returns: The decoded octets, `decodedCount(text.count)` of them.
  /// - Throws: The first fault in the text; nothing is decoded then.
  public static func decode(_ text: Span<UInt8>) throws(Fault) -> [UInt8] {
    var octets = [UInt8](repeating: 0, count: decodedCount(text.count))
    var output = octets.mutableSpan
    guard transcribe(text, into: &output) else { throw firstBadCharacter(of: text) }
    try checkEnd(of: text)
    return octets
  }

  /// Decodes a text whose octets are a secret.
  static func decodeSecret(_ text: Span<UInt8>) throws(Fault) -> SecretBytes {
    var secret = SecretBytes(zeros: decodedCount(text.count))
    var output = secret.mutableSpan
    guard transcribe(text, into: &output) else { throw firstBadCharacter(of: text) }
    try checkEnd(of: text)
    return secret
  }

  /// Encodes octets without padding.
  public static func encode(_ octets: Span<UInt8>) -> [UInt8] {
    var text = [UInt8](repeating: 0, count: encodedCount(octets.count))
    var output = text.mutableSpan
    encode(octets, into: &output)
    return text
  }

  /// Encodes octets without padding into the characters from `start` on.
  ///
  /// - Returns: The offset behind the last character, `encodedCount(octets.count)` further.
  @discardableResult
  static func encode(
    _ octets: Span<UInt8>, into text: inout MutableSpan<UInt8>, at start: Int = 0
  ) -> Int {
    var index = 0
    var position = start
    // The second condition holds with the first; checked once, it spares four checks of bounds.
    while octets.count - index >= 3, text.count - position >= 4 {
      let triple = octets.extracting(index..<index + 3)
      text[position] = characters[Int(triple[0] >> 2)]
      text[position + 1] = characters[Int((triple[0] << 4 | triple[1] >> 4) & 63)]
      text[position + 2] = characters[Int((triple[1] << 2 | triple[2] >> 6) & 63)]
      text[position + 3] = characters[Int(triple[2] & 63)]
      index += 3
      position += 4
    }
    let rest = octets.extracting(index...)
    guard rest.count > 0 else { return position }
    text[position] = characters[Int(rest[0] >> 2)]
    guard rest.count == 2 else {
      text[position + 1] = characters[Int(rest[0] << 4 & 63)]
      return position + 2
    }
    text[position + 1] = characters[Int((rest[0] << 4 | rest[1] >> 4) & 63)]
    text[position + 2] = characters[Int(rest[1] << 2 & 63)]
    return position + 3
  }

  /// The number of characters that `count` octets encode to.
  public static func encodedCount(_ count: Int) -> Int {
    let (triples, rest) = count.quotientAndRemainder(dividingBy: 3)
    return triples * 4 + (rest > 0 ? rest + 1 : 0)
  }

  /// The number of octets that a text of `count` characters decodes to.
  public static func decodedCount(_ count: Int) -> Int {
    let (quads, rest) = count.quotientAndRemainder(dividingBy: 4)
    return quads * 3 + (rest > 1 ? rest - 1 : 0)
  }

  /// Decodes into exactly `decodedCount(text.count)` octets, without stopping at a bad character.
  ///
  /// - Returns: Whether every character was in the alphabet; what was written is void otherwise.
  private static func transcribe(
    _ text: Span<UInt8>, into octets: inout MutableSpan<UInt8>
  ) -> Bool {
    var seen: UInt8 = 0
    var index = 0
    var position = 0
    // The second condition holds with the first; checked once, it spares three checks of bounds.
    while text.count - index >= 4, octets.count - position >= 3 {
      let quad = text.extracting(index..<index + 4)
      let a = sextets[Int(quad[0])]
      let b = sextets[Int(quad[1])]
      let c = sextets[Int(quad[2])]
      let d = sextets[Int(quad[3])]
      seen |= a | b | c | d
      octets[position] = a << 2 | b >> 4
      octets[position + 1] = b << 4 | c >> 2
      octets[position + 2] = c << 6 | d
      index += 4
      position += 3
    }
    // One character alone encodes nothing, and is refused for its length later.
    var previous: UInt8 = 0
    for offset in 0..<text.count - index {
      let sextet = sextets[Int(text[index + offset])]
      seen |= sextet
      switch offset {
      case 1: octets[position] = previous << 2 | sextet >> 4
      case 2: octets[position + 1] = previous << 4 | sextet >> 2
      default: break
      }
      previous = sextet
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
    while text.count - offset > 64, isInAlphabet(text.extracting(offset..<offset + 64)) {
      offset += 64
    }
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
