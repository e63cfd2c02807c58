import PlatformSSOAssertion

/// Writes PEM (RFC 7468) without libcrypto, which the construct writes it with.
enum PEMText {
  /// DER between two lines with a label, in base64 of 64 characters a line.
  static func armored(_ label: String, headers: String = "", _ der: [UInt8]) -> [UInt8] {
    let text = base64(der)
    var lines: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: 64) {
      lines += text[start..<min(start + 64, text.count)] + [0x0A]
    }
    return Array("-----BEGIN \(label)-----\n\(headers)".utf8) + lines
      + Array("-----END \(label)-----\n".utf8)
  }

  /// The standard alphabet with padding.
  private static func base64(_ octets: [UInt8]) -> [UInt8] {
    let text = Base64URL.encode(octets.span).map { character in
      switch character {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: character
      }
    }
    return text + [UInt8](repeating: UInt8(ascii: "="), count: (4 - text.count % 4) % 4)
  }
}
