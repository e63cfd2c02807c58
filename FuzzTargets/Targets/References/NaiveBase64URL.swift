/// Decodes base64url digit by digit, and takes only what encodes back to the same text.
enum NaiveBase64URL {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func decode(_ text: String) -> [UInt8]? {
    var octets: [UInt8] = []
    var bits = 0
    var value = 0
    for character in text.utf8 {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
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
}
