/// JSON numbers as text (RFC 8259, 6), converted without a trap and without floating point.
enum JSONNumber {
  /// Finds the end of a number.
  ///
  /// - Throws: A `number` fault at the number's first octet.
  static func scan(_ text: Span<UInt8>, from start: Int) throws(JSONFault) -> Int {
    var offset = start
    if offset < text.count, text[offset] == UInt8(ascii: "-") { offset += 1 }
    let integer = skipDigits(text, &offset)
    guard integer > 0, integer == 1 || text[offset - integer] != UInt8(ascii: "0") else {
      throw JSONFault(.number, at: start)
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits(text, &offset) > 0 else { throw JSONFault(.number, at: start) }
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < text.count,
        text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      guard skipDigits(text, &offset) > 0 else { throw JSONFault(.number, at: start) }
    }
    return offset
  }

  private static func skipDigits(_ text: Span<UInt8>, _ offset: inout Int) -> Int {
    let start = offset
    while offset < text.count, 0x30...0x39 ~= text[offset] { offset += 1 }
    return offset - start
  }

  /// The value of a scanned number in units of 10^-9, cut toward zero.
  ///
  /// - Returns: nil where the magnitude's whole part has more than 19 digits.
  static func nanos(_ number: Span<UInt8>) -> Int128? {
    let isNegative = number.count > 0 && number[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var end = number.count
    var point: Int?
    var exponent = 0
    for index in start..<number.count {
      switch number[index] {
      case UInt8(ascii: "."): point = index
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        end = index
        exponent = saturatingExponent(number.extracting((index + 1)...))
      default: continue
      }
      if end == index { break }
    }
    // Each digit counts 10^scale; the digits are added up highest first, then shifted into place.
    var scale = (point ?? end) - start + exponent
    var value: Int128 = 0
    for index in start..<end where number[index] != UInt8(ascii: ".") {
      scale -= 1
      guard scale >= -9 else { break }
      let digit = number[index] & 0x0F
      if value == 0 && digit == 0 { continue }
      guard scale < 19 else { return nil }
      value = value * 10 + Int128(digit)
    }
    // Zeros that a positive exponent stands for; none where the last digit counts 10^-9.
    var missing = value == 0 ? 0 : max(scale, -9) + 9
    while missing > 0 {
      value *= 10
      missing -= 1
    }
    return isNegative ? -value : value
  }

  /// An exponent's value, held within what any number of digits can shift.
  private static func saturatingExponent(_ text: Span<UInt8>) -> Int {
    var value = 0
    for index in text.indices where 0x30...0x39 ~= text[index] {
      value = min(value * 10 + Int(text[index] & 0x0F), 1 << 40)
    }
    return text[0] == UInt8(ascii: "-") ? -value : value
  }
}
