import PlatformSSOAssertion
import PropertyTesting
import References

extension ParserLaws {
  /// Decoding inverts encoding for all octets, and both sizes are known beforehand.
  public static let encodingInverts = Property(
    "parser-base64url-inverts", .octets(count: 0...200)
  ) { octets, trial in
    for rest in 0..<3 { trial.cover(8, "\(rest) modulo 3", octets.count % 3 == rest) }
    let text = Base64URL.encode(octets.span)
    try trial.expectEqual(
      Base64URL.encodedCount(octets.count), text.count, "encodedCount of \(octets.count)")
    try trial.expectEqual(
      Base64URL.decodedCount(text.count), octets.count, "decodedCount of \(text.count)")
    try trial.expectEqual(NaiveBase64URL.decode(text), octets, "the naive decoder's octets")
    try trial.expectEqual(try Base64URL.decode(text.span), octets, "the decoded octets")
  }

  /// A text decodes exactly where the naive decoder takes it, to the same octets, and is their only
  /// spelling; what is refused is refused at its first fault.
  public static let decodingAgrees = Property(
    "parser-base64url-agrees", .base64URLTexts
  ) { text, trial in
    let characters = text.octets
    let fault = firstFault(of: characters)
    for rest in 0..<4 { trial.cover(5, "\(rest) modulo 4", characters.count % 4 == rest) }
    trial.cover(10, "accepted", fault == nil)
    for kind in Base64URL.FaultKind.allCases { trial.cover(0.7, "\(kind)", fault?.kind == kind) }
    let decoded: [UInt8]?
    do throws(Base64URL.Fault) {
      decoded = try Base64URL.decode(characters.span)
    } catch {
      decoded = nil
      try trial.expectEqual(error.kind, fault?.kind, "the kind of the fault")
      try trial.expectEqual(error.offset, fault?.offset, "the place of the fault")
    }
    try trial.expectEqual(decoded, NaiveBase64URL.decode(characters), "the decoded octets")
    try trial.expectEqual(
      decoded == nil, isRefusedByValidation(characters), "whether validation refuses")
    guard let decoded else { return }
    try trial.expectEqual(
      decoded.count, Base64URL.decodedCount(characters.count), "the number of octets")
    try trial.expectEqual(Base64URL.encode(decoded.span), characters, "what it encodes to again")
  }

  private static func isRefusedByValidation(_ text: [UInt8]) -> Bool {
    do throws(Base64URL.Fault) {
      try Base64URL.validate(text.span)
      return false
    } catch {
      return true
    }
  }

  /// The fault by its definition: a foreign character, else the length, else the trailing bits.
  private static func firstFault(
    of text: [UInt8]
  ) -> (kind: Base64URL.FaultKind, offset: Int)? {
    let alphabet = Alphabet.base64URL
    if let offset = text.firstIndex(where: { !alphabet.contains($0) }) {
      switch text[offset] {
      case UInt8(ascii: "="): return (.padding, offset)
      case 0x20, 0x09...0x0D: return (.whitespace, offset)
      case UInt8(ascii: "+"), UInt8(ascii: "/"): return (.standardAlphabet, offset)
      default: return (.alphabet, offset)
      }
    }
    guard let last = text.last, let digit = alphabet.firstIndex(of: last) else { return nil }
    switch text.count % 4 {
    case 1: return (.length, text.count - 1)
    case 2 where digit % 16 != 0: return (.trailingBits, text.count - 1)
    case 3 where digit % 4 != 0: return (.trailingBits, text.count - 1)
    default: return nil
    }
  }
}

/// The characters of encodings.
enum Alphabet {
  /// Base64url in the order of its digits (RFC 4648, 5).
  static let base64URL = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// What is mistaken for it: padding, white space, the standard alphabet, neighbours in ASCII,
  /// and octets that are none.
  static let foreign: [UInt8] =
    Array("=+/ \n\r\t\u{B}\u{C}.,:;@[`{~^\0".utf8) + [0x7F, 0x80, 0xAD, 0xC3, 0xDF, 0xFF]
}

extension Generator<TextOctets> {
  /// Texts of the base64url alphabet, some with foreign characters, most with a last character that
  /// has no bits left over.
  static var base64URLTexts: Generator {
    let digit = Generator<UInt8>.element(of: Alphabet.base64URL)
    let foreign = Generator<UInt8>.element(of: Alphabet.foreign)
    return Generator { source throws(Rejection) in
      var text = try source.draw(digit.array(count: 0...150))
      if let last = text.last, let value = Alphabet.base64URL.firstIndex(of: last),
        !source.flag(percent: 30)
      {
        let unused = [1, 1, 16, 4][text.count % 4]
        text[text.count - 1] = Alphabet.base64URL[value / unused * unused]
      }
      let strangers = source.place(among: [12, 8, 2])
      for _ in 0..<strangers {
        let place = source.integer(in: 0...text.count)
        let stranger = try source.draw(foreign)
        // In place of a character as often as beside it, so that all lengths have foreign ones.
        if source.flag(), place < text.count {
          text[place] = stranger
        } else {
          text.insert(stranger, at: place)
        }
      }
      return TextOctets(text)
    }
  }
}
