import PlatformSSOAssertion
import PropertyTesting

/// The characters that are no base64url, by the fault that they are.
enum ForeignCharacters {
  static let whitespace: [UInt8] = [0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C]
  static let standard: [UInt8] = Array("+/".utf8)
  /// Neighbours of the alphabet's ranges, controls, octets of UTF-8; no dot, which splits segments.
  static let other: [UInt8] =
    [0x00, 0x01, 0x1F, 0x7F, 0x80, 0xA0, 0xC3, 0xE2, 0xED, 0xFF]
    + Array("!\"%&',:;<@[\\]^`{|}~*".utf8)
  /// The alphabet in the order of values.
  static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

extension ChoiceSource {
  /// A text that lenient decoders take for octets, and a strict one does not.
  mutating func faultyBase64URL(of octets: [UInt8]) throws(Rejection) -> (String, String) {
    var text = Base64URL.encode(octets.span)
    switch place(among: [1, 1, 1, 1, 1, 1]) {
    case 0:
      let padding = text.count % 4 == 0 ? "=" : String(repeating: "=", count: 4 - text.count % 4)
      return ("padded", String(decoding: text, as: UTF8.self) + padding)
    case 1:
      let place = try index(below: text.count + 1)
      text.insert(try element(of: ForeignCharacters.whitespace), at: place)
      return ("with white space at \(place)", String(decoding: text, as: UTF8.self))
    case 2:
      let place = try index(below: text.count + 1)
      text.insert(try element(of: ForeignCharacters.standard), at: place)
      return ("with + or / at \(place)", String(decoding: text, as: UTF8.self))
    case 3:
      let place = try index(below: text.count + 1)
      let character = try element(of: [".", "\0", "\u{E9}", "%", "\u{FF21}"])
      text.insert(contentsOf: character.utf8, at: place)
      return ("with a foreign character at \(place)", String(decoding: text, as: UTF8.self))
    case 4:
      while text.count % 4 != 1 { text.append(UInt8(ascii: "A")) }
      return ("one character longer than a quad", String(decoding: text, as: UTF8.self))
    default:
      guard text.count % 4 > 1 else {
        return ("padded", String(decoding: text, as: UTF8.self) + "=")
      }
      try setTrailingBits(of: &text)
      return ("with bits behind its end", String(decoding: text, as: UTF8.self))
    }
  }

  /// Sets some of the bits that the last character of a canonical text leaves unused.
  mutating func setTrailingBits(of text: inout [UInt8]) throws(Rejection) {
    let last = text.count % 4 == 2 ? 15 : 3
    let bits = 1 + (try index(below: last))
    text.setTrailingBits(bits)
  }
}

extension [UInt8] {
  /// Sets unused bits of the last character; does nothing where all its bits count.
  mutating func setTrailingBits(_ bits: Int) {
    let unused = count % 4 == 2 ? 15 : count % 4 == 3 ? 3 : 0
    guard bits & unused != 0, let last,
      let value = ForeignCharacters.alphabet.firstIndex(of: last)
    else { return }
    self[count - 1] = ForeignCharacters.alphabet[value | bits & unused]
  }
}
