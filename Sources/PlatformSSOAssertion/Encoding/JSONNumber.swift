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
    var exponent = 0
    var mantissaEnd = number.count
    for index in number.indices where number[index] | 0x20 == UInt8(ascii: "e") {
      exponent = saturatingExponent(number.extracting((index + 1)...))
      mantissaEnd = index
    }
    // `scale` is the power of ten of the next digit, counted from the decimal point.
    var scale = 0
    while scale + (isNegative ? 1 : 0) < mantissaEnd,
      number[scale + (isNegative ? 1 : 0)] != UInt8(ascii: ".")
    {
      scale += 1
    }
    scale += exponent
    var value: Int128 = 0
    for index in (isNegative ? 1 : 0)..<mantissaEnd where number[index] != UInt8(ascii: ".") {
      scale -= 1
      let digit = Int128(number[index] & 0x0F)
      guard digit != 0, scale >= -9 else { continue }
      guard scale < 19 else { return nil }
      value += digit * powers(of: scale + 9)
    }
    return isNegative ? -value : value
  }

  private static func powers(of exponent: Int) -> Int128 {
    var power: Int128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
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
