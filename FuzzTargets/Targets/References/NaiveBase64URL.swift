/// Decodes base64url digit by digit, and takes only what has no bit left over.
enum NaiveBase64URL {
  static func decode(_ text: String) -> [UInt8]? {
    var octets: [UInt8] = []
    var bits = 0
    var value = 0
    for character in text.unicodeScalars {
      guard let digit = digit(character) else { return nil }
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

  private static func digit(_ character: Unicode.Scalar) -> Int? {
    switch character {
    case "A"..."Z": Int(character.value) - 65
    case "a"..."z": Int(character.value) - 97 + 26
    case "0"..."9": Int(character.value) - 48 + 52
    case "-": 62
    case "_": 63
    default: nil
    }
  }
}
