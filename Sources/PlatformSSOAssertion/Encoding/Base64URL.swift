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
    var text: [UInt8] = []
    text.reserveCapacity(encodedCount(octets.count))
    encode(octets, appendingTo: &text)
    return text
  }

  /// Encodes octets without padding behind what `text` holds.
  static func encode(_ octets: Span<UInt8>, appendingTo text: inout [UInt8]) {
    var index = 0
    while octets.count - index >= 24 {
      text.append(encoded(octets.extracting(index..<index + 24)).span)
      index += 24
    }
    // The last block, with zeros for the octets that it lacks and without the characters that no
    // octet is part of.
    let count = octets.count - index
    guard count > 0 else { return }
    var block = InlineArray<24, UInt8>(repeating: 0)
    for place in 0..<count { block[place] = octets[index + place] }
    text.append(encoded(block.span).span.extracting(first: encodedCount(count)))
  }

  /// The 32 characters of 24 octets.
  @inline(__always)
  private static func encoded(_ block: Span<UInt8>) -> InlineArray<32, UInt8> {
    var text = InlineArray<32, UInt8>(repeating: 0)
    for triple in 0..<8 {
      let (a, b, c) = (block[triple * 3], block[triple * 3 + 1], block[triple * 3 + 2])
      text[triple * 4] = characters[Int(a >> 2)]
      text[triple * 4 + 1] = characters[Int((a << 4 | b >> 4) & 63)]
      text[triple * 4 + 2] = characters[Int((b << 2 | c >> 6) & 63)]
      text[triple * 4 + 3] = characters[Int(c & 63)]
    }
    return text
  }

  /// Encodes octets that are a secret: octet by octet, since a block that the compiler had put on the
  /// stack would stay there.
  static func encodeSecret(_ octets: Span<UInt8>) -> SecretBytes {
    var text = SecretBytes()
    text.reserve(encodedCount(octets.count))
    var pending: UInt16 = 0
    var bits = 0
    for index in octets.indices {
      pending = pending << 8 | UInt16(octets[index])
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(characters[Int(pending >> bits & 63)])
      }
    }
    if bits > 0 {
      text.append(characters[Int(pending << (6 - bits) & 63)])
    }
    return text
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
    // The second condition holds with the first; checked once, it spares a check of bounds for each
    // octet. Four quads at a time, as long as there are so many, spare three checks of four of these.
    while text.count - index >= 16, octets.count - position >= 12 {
      let quads = text.extracting(index..<index + 16)
      for quad in 0..<4 {
        let (first, second, third) = triple(
          quads[quad * 4], quads[quad * 4 + 1], quads[quad * 4 + 2], quads[quad * 4 + 3], &seen)
        octets[position + quad * 3] = first
        octets[position + quad * 3 + 1] = second
        octets[position + quad * 3 + 2] = third
      }
      index += 16
      position += 12
    }
    while text.count - index >= 4, octets.count - position >= 3 {
      let quad = text.extracting(index..<index + 4)
      let (first, second, third) = triple(quad[0], quad[1], quad[2], quad[3], &seen)
      octets[position] = first
      octets[position + 1] = second
      octets[position + 2] = third
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

  /// The three octets of four characters, whose flags are added to `seen`.
  @inline(__always)
  private static func triple(
    _ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8, _ seen: inout UInt8
  ) -> (UInt8, UInt8, UInt8) {
    let (a, b) = (sextets[Int(first)], sextets[Int(second)])
    let (c, d) = (sextets[Int(third)], sextets[Int(fourth)])
    seen |= a | b | c | d
    return (a << 2 | b >> 4, b << 4 | c >> 2, c << 6 | d)
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
