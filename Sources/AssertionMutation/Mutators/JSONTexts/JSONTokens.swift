import PlatformSSOAssertion

/// A JSON text's tokens, so that a fault can be put at any place where it is this fault and no other.
struct JSONTokens {
  /// What a token is.
  enum Kind {
    case beginObject, endObject, beginArray, endArray, colon, comma
    /// A string before a colon.
    case name
    case string
    /// A number or a literal.
    case scalar
  }

  /// A token and where it stands.
  struct Token {
    var kind: Kind
    let range: Range<Int>
  }

  /// The text.
  let text: [UInt8]
  /// The tokens in their order; all of the text but white space.
  let tokens: [Token]

  /// Splits a text, which need not be well-formed.
  init(_ text: [UInt8]) {
    var tokens: [Token] = []
    var offset = 0
    while offset < text.count {
      let start = offset
      let kind: Kind
      switch text[offset] {
      case 0x20, 0x0A, 0x0D, 0x09:
        offset += 1
        continue
      case UInt8(ascii: "{"): kind = .beginObject
      case UInt8(ascii: "}"): kind = .endObject
      case UInt8(ascii: "["): kind = .beginArray
      case UInt8(ascii: "]"): kind = .endArray
      case UInt8(ascii: ","): kind = .comma
      case UInt8(ascii: ":"):
        kind = .colon
        if let last = tokens.last, last.kind == .string { tokens[tokens.count - 1].kind = .name }
      case UInt8(ascii: "\""):
        kind = .string
        offset = Self.endOfString(text, from: offset) - 1
      default:
        kind = .scalar
        offset = Self.endOfScalar(text, from: offset) - 1
      }
      offset += 1
      tokens.append(Token(kind: kind, range: start..<offset))
    }
    self.text = text
    self.tokens = tokens
  }

  private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset < text.count, text[offset] != UInt8(ascii: "\"") {
      offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, text.count)
  }

  private static func endOfScalar(_ text: [UInt8], from start: Int) -> Int {
    let ends = Array("{}[],:\" \n\r\t".utf8)
    return text[(start + 1)...].firstIndex { ends.contains($0) } ?? text.count
  }
}

extension JSONTokens {
  /// How many members and elements the text holds, at all depths.
  var memberCount: Int {
    let commas = tokens.count { $0.kind == .comma }
    let filled = zip(tokens, tokens.dropFirst()).count { one, next in
      one.kind == .beginObject && next.kind != .endObject
        || one.kind == .beginArray && next.kind != .endArray
    }
    return commas + filled
  }

  /// The places of tokens of some kinds.
  func places(of kinds: Kind...) -> [Int] {
    tokens.indices.filter { kinds.contains(tokens[$0].kind) }
  }

  /// The places between the characters and escapes of a string, its quotes left out.
  func boundaries(inString place: Int) -> [Int] {
    let end = tokens[place].range.upperBound - 1
    var offset = tokens[place].range.lowerBound + 1
    var boundaries = [offset]
    while offset < end {
      offset += lengthOfCharacter(at: offset)
      if offset <= end { boundaries.append(offset) }
    }
    return boundaries
  }

  private func lengthOfCharacter(at offset: Int) -> Int {
    guard text[offset] == UInt8(ascii: "\\") else {
      return switch text[offset] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    }
    guard offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "u") else { return 2 }
    // Both halves of a surrogate pair are one character.
    let digit = offset + 3 < text.count ? text[offset + 2] | 0x20 : 0
    let isHigh = digit == UInt8(ascii: "d") && "89abAB".utf8.contains(text[offset + 3])
    return isHigh ? 12 : 6
  }

  /// The text with something put in at an offset.
  func inserting(_ octets: some Sequence<UInt8>, at offset: Int) -> [UInt8] {
    Array(text[..<offset]) + octets + text[offset...]
  }

  /// The text with a token replaced.
  func replacing(_ place: Int, with octets: some Sequence<UInt8>) -> [UInt8] {
    let range = tokens[place].range
    return Array(text[..<range.lowerBound]) + octets + text[range.upperBound...]
  }
}
