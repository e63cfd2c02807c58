/// The `kid` of an assertion: a SHA-256 digest as base64 text.
///
/// The Mac writes the standard alphabet with padding, unlike everything else in a JWE. Both
/// alphabets are read, padded or not, and what they stand for is compared.
enum KeyIdentifier {
  /// The text that the Mac writes for a digest.
  static func text(of digest: [UInt8]) -> String {
    var text = Base64URL.encode(digest.span).map(standard)
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest that a `kid` stands for, or nil where it is not base64 in any of the forms.
  static func digest(of text: [UInt8]) -> [UInt8]? {
    var text = text
    if text.count % 4 == 0 {
      for _ in 0..<2 where text.last == UInt8(ascii: "=") { text.removeLast() }
    }
    let urlText = text.map { octet in
      switch octet {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      default: octet
      }
    }
    return try? Base64URL.decode(urlText.span)
  }

  private static func standard(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "-"): UInt8(ascii: "+")
    case UInt8(ascii: "_"): UInt8(ascii: "/")
    default: character
    }
  }
}

extension P256PublicKey {
  /// Whether a `kid` stands for this key, in any of the spellings that are read.
  public func isNamed(by kid: String) -> Bool {
    KeyIdentifier.digest(of: Array(kid.utf8)) == SHA256.digest(x963.span)
  }
}
