/// Text from outside, such as a reason that quotes an input, with nothing hidden in it.
///
/// Control characters end lines, are illegal in XML, or do nothing that can be seen; bidirectional
/// ones reorder what is around them; combining marks pile up; characters without a width make
/// different inputs look alike. All are written as JSON's escapes, as the tool does on a terminal.
/// The text is still to be escaped for the format that it goes into.
enum VisibleText {
  /// The text; line feeds and tabs stay.
  static func text(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar.isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 { result += escape(unit) }
      }
    }
    return result
  }

  /// The text on one line, and no longer than a limit.
  static func line(_ text: String, limit: Int = 500) -> String {
    // Cut before escaping, which may make six characters of one, and after it, for the same reason.
    let start = text.prefix(limit + 1).map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let visible = Self.text(String(start))
    return visible.count > limit ? "\(visible.prefix(limit))…" : visible
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
