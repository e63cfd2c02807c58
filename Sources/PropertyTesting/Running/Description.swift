/// How values are shown to a person.
public enum Description {
  /// A value as text; octets in hexadecimal, characters that can't be seen escaped.
  public static func of<Value>(_ value: Value) -> String {
    switch value {
    case let octets as [UInt8]: hexadecimal(octets)
    case let text as String: text.debugDescription
    case let error as any Error: "\(error)"
    default: String(describing: value)
    }
  }

  /// Octets as pairs of digits, with their number where there are many.
  public static func hexadecimal(_ octets: [UInt8]) -> String {
    guard !octets.isEmpty else { return "no octets" }
    let digits = octets.map { octet in
      (octet < 16 ? "0" : "") + String(octet, radix: 16)
    }
    let text = digits.joined(separator: octets.count > 16 ? "" : " ")
    return octets.count > 16 ? "\(text) (\(octets.count) octets)" : text
  }
}
