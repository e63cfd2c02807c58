/// How values are shown to a person.
public enum Description {
  /// A value as text; octets in hexadecimal, characters that can't be seen escaped.
  public static func of<Value>(_ value: Value) -> String {
    // Asked by type, because any empty array can be cast to one of octets.
    if Value.self == [UInt8].self, let octets = value as? [UInt8] { return hexadecimal(octets) }
    if let text = value as? String { return text.debugDescription }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { ofAny($0.value) } ?? "nil"
    }
    return String(describing: value)
  }

  private static func ofAny(_ value: Any) -> String {
    func shown<Value>(_ value: Value) -> String { of(value) }
    return _openExistential(value, do: shown)
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
