/// Finds the end of a JSON string and checks its escapes.
struct JSONStringScanner: ~Escapable {
  private let text: Span<UInt8>
  private(set) var offset: Int
  private(set) var hasEscapes = false

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, from offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// Scans from behind the opening quote to behind the closing one.
  mutating func scan() throws(JSONFault) {
    while true {
      offset = text.endOfPlainText(from: offset)
      guard offset < text.count else { throw JSONFault(.syntax, at: offset) }
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      default:
        throw JSONFault(.string, at: offset)
      }
    }
  }

  private mutating func scanEscape() throws(JSONFault) {
    let start = offset
    guard text.count - offset >= 2 else { throw JSONFault(.syntax, at: text.count) }
    guard text[offset + 1] == UInt8(ascii: "u") else {
      guard JSONEscape.simple(text[offset + 1]) != nil else { throw JSONFault(.string, at: start) }
      offset += 2
      return
    }
    guard let first = JSONEscape.codeUnit(text, at: offset) else {
      throw JSONFault(.string, at: start)
    }
    offset += 6
    switch first {
    case 0xD800...0xDBFF:
      guard let second = JSONEscape.codeUnit(text, at: offset), 0xDC00...0xDFFF ~= second else {
        throw JSONFault(.loneSurrogate, at: start)
      }
      offset += 6
    case 0xDC00...0xDFFF:
      throw JSONFault(.loneSurrogate, at: start)
    default:
      return
    }
  }
}

extension Span<UInt8> {
  /// Where the octets from `start` on end that stand for themselves in a JSON string: at a quote, a
  /// backslash or a control character, or at the end.
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset < count, count - start >= 16 {
      // The last block reaches back over octets that are known to be plain.
      let first = min(offset, count - 16)
      let block = extracting(first..<first + 16)
      // Without a branch: so the compiler makes one vector comparison of sixteen.
      var special: UInt8 = 0
      for index in 0..<16 { special |= JSONEscape.need(for: block[index]) }
      guard special > 0 else {
        offset = first + 16
        continue
      }
      // The place of the first, sought likewise.
      var plain: UInt8 = 16
      for index in 0..<16 {
        let place = UInt8(truncatingIfNeeded: index)
        plain = min(plain, JSONEscape.need(for: block[index]) > 0 ? place : 16)
      }
      return first + Int(plain)
    }
    while offset < count, JSONEscape.need(for: self[offset]) == 0 { offset += 1 }
    return offset
  }
}

/// The escapes of JSON strings (RFC 8259, 7).
enum JSONEscape {
  /// 1 for a quote, a backslash and a control character, which can't stand for themselves, or else 0.
  ///
  /// Without a branch, for those who ask it of many octets at once.
  @inline(__always)
  static func need(for octet: UInt8) -> UInt8 {
    let control: UInt8 = octet < 0x20 ? 1 : 0
    let quote: UInt8 = octet == 0x22 ? 1 : 0
    let backslash: UInt8 = octet == 0x5C ? 1 : 0
    return control | quote | backslash
  }

  /// The octet that a two-character escape stands for.
  static func simple(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): character
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The UTF-16 code unit of a `\uXXXX` escape at `offset`, or nil where there is none.
  static func codeUnit(_ text: Span<UInt8>, at offset: Int) -> UInt16? {
    guard text.count - offset >= 6, text[offset] == UInt8(ascii: "\\"),
      text[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = hexDigit(text[index]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func hexDigit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// The octets of a scanned string with its escapes resolved, one at a time.
///
/// Comparing and copying go through it, so that no intermediate text of a secret is left behind.
struct JSONStringOctets: ~Escapable {
  private let text: Span<UInt8>
  private var offset = 0
  /// UTF-8 octets of an escape that are still to come, the next one in the lowest octet.
  private var pending: UInt32 = 0

  /// - Parameter text: The string's octets between its quotes, accepted by `JSONStringScanner`.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>) {
    self.text = text
  }

  mutating func next() -> UInt8? {
    if pending != 0 {
      let octet = UInt8(truncatingIfNeeded: pending)
      pending >>= 8
      return octet
    }
    guard offset < text.count else { return nil }
    let octet = text[offset]
    guard octet == UInt8(ascii: "\\") else {
      offset += 1
      return octet
    }
    if let simple = JSONEscape.simple(text[offset + 1]) {
      offset += 2
      return simple
    }
    return nextOfEscapedScalar()
  }

  private mutating func nextOfEscapedScalar() -> UInt8? {
    guard let first = JSONEscape.codeUnit(text, at: offset) else { return nil }
    offset += 6
    var scalar = UInt32(first)
    if 0xD800...0xDBFF ~= first, let second = JSONEscape.codeUnit(text, at: offset) {
      offset += 6
      scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(second) & 0x3FF
    }
    switch scalar {
    case 0..<0x80:
      return UInt8(truncatingIfNeeded: scalar)
    case 0x80..<0x800:
      pending = 0x80 | scalar & 0x3F
      return UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
    case 0x800..<0x10000:
      pending = 0x80 | scalar >> 6 & 0x3F | (0x80 | scalar & 0x3F) << 8
      return UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
    default:
      pending =
        0x80 | scalar >> 12 & 0x3F | (0x80 | scalar >> 6 & 0x3F) << 8
        | (0x80 | scalar & 0x3F) << 16
      return UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
    }
  }
}
