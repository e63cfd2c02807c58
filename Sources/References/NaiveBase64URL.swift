/// Decodes base64url digit by digit, and takes only what has no bit left over.
public enum NaiveBase64URL {
  /// Decodes a text; nil where it is not strict base64url without padding.
  public static func decode(_ text: String) -> [UInt8]? {
    decode(text.utf8.span)
  }

  /// Decodes a text's octets; nil where they are not strict base64url without padding.
  public static func decode(_ text: [UInt8]) -> [UInt8]? {
    decode(text.span)
  }

  /// Decodes a text's octets; nil where they are not strict base64url without padding.
  public static func decode(_ text: Span<UInt8>) -> [UInt8]? {
    var octets: [UInt8] = []
    octets.reserveCapacity(text.count)
    var bits = 0
    var value = 0
    for index in text.indices {
      guard let digit = digit(text[index]) else { return nil }
      value = value * 64 + digit
      bits += 6
      if bits >= 8 {
        bits -= 8
        octets.append(UInt8(value >> bits))
        value &= (1 << bits) - 1
      }
    }
    // What is left over must be fewer bits than a digit's, all zero.
    return bits < 6 && value == 0 ? octets : nil
  }

  private static func digit(_ character: UInt8) -> Int? {
    switch Unicode.Scalar(character) {
    case "A"..."Z": Int(character) - 65
    case "a"..."z": Int(character) - 97 + 26
    case "0"..."9": Int(character) - 48 + 52
    case "-": 62
    case "_": 63
    default: nil
    }
  }
}
