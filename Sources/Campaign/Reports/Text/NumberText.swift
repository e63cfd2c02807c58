/// Numbers as reports write them, the same in every locale.
public enum NumberText {
  /// A count with commas between thousands.
  static func count(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  /// A count and what is counted: `1 finding`, `2 findings`.
  static func count(_ number: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String
  {
    "\(count(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A change with its sign.
  static func change(_ number: Int) -> String {
    number > 0 ? "+\(count(number))" : count(number)
  }

  /// A number with so many digits behind the point.
  public static func fixed(_ number: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    // What is no number, or too large for one, comes from a broken clock; a report must not trap on
    // it.
    guard let scaled = Int64(exactly: (number * scale).rounded()) else { return "–" }
    guard digits > 0 else { return String(scaled) }
    let text = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (scaled < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  /// A number with so many digits behind the point at most: none of its last zeros.
  static func short(_ number: Double, _ digits: Int = 2) -> String {
    var text = fixed(number, digits)[...]
    guard text.contains(".") else { return String(text) }
    while text.hasSuffix("0") { text.removeLast() }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }

  /// A share in percent: a small one is never shown as none, nor a large one as all.
  static func percent(_ part: UInt64, of whole: UInt64) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    guard part < whole else { return "100 %" }
    let percent = Double(part) / Double(whole) * 100
    if percent < 0.01 { return "< 0.01 %" }
    if percent > 99.9 { return "> 99.9 %" }
    return "\(fixed(percent, percent < 10 ? 2 : 1)) %"
  }

  /// Executions per second.
  static func rate(_ rate: Double) -> String {
    guard let whole = Int(exactly: rate.rounded()) else { return "–" }
    return whole < 10 ? fixed(rate, 1) : count(whole)
  }
}
