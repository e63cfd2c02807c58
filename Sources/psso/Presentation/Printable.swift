import Campaign

/// Text of a token, or of anything else that is not ours, made safe to print.
///
/// A terminal obeys control characters, reorders text around bidirectional ones, and hides what has
/// no width. All of these, and combining marks, which make different octets look alike, are printed
/// as JSON's escapes.
enum Printable {
  /// The text without quotes; a backslash that is not doubled starts an escape.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        result += "\\\\"
      } else {
        append(scalar, to: &result)
      }
    }
    return result
  }

  /// The text as a JSON string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  /// Octets as a JSON string, or as hexadecimal digits where they are not UTF-8.
  static func quoted(_ octets: [UInt8]) -> String {
    guard let text = String(validating: octets, as: UTF8.self) else {
      return "not UTF-8: \(hex(octets))"
    }
    return quoted(text)
  }

  /// Octets as hexadecimal digits.
  static func hex(_ octets: some Sequence<UInt8>) -> String {
    var text = ""
    for octet in octets {
      text += String(octet >> 4, radix: 16) + String(octet & 15, radix: 16)
    }
    return text
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    guard !scalar.isPlain else {
      text.unicodeScalars.append(scalar)
      return
    }
    for unit in UTF16.encode(scalar)?.map({ $0 }) ?? [] {
      text += "\\u" + hex([UInt8(unit >> 8), UInt8(unit & 0xFF)])
    }
  }
}
