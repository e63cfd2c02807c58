import PlatformSSOAssertion
import PropertyTesting

/// The nanoseconds that a JSON number of seconds states, by moving the point in its digits.
enum ExactDecimal {
  /// Nanoseconds, finer digits cut off; nil where the whole seconds do not fit 64 bits.
  ///
  /// - Parameter text: A number as JSON spells it.
  static func nanoseconds(_ text: String) -> Int128? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 ? mantissa[1] : ""
    var digits = Array((mantissa[0] + fraction).drop { $0 == "0" })
    guard !digits.isEmpty else { return 0 }
    let shift = 9 - fraction.count + (parts.count > 1 ? exponent(parts[1]) : 0)
    if shift < 0 {
      digits.removeLast(min(digits.count, -shift))
    } else {
      // Beyond 29 digits the seconds have more than 20, and 64 bits hold 19.
      guard digits.count + shift < 30 else { return nil }
      digits += repeatElement("0", count: shift)
    }
    guard !digits.isEmpty else { return 0 }
    guard digits.count < 30, let magnitude = Int128(String(digits)) else { return nil }
    let nanoseconds = isNegative ? -magnitude : magnitude
    return Int64(exactly: nanoseconds / 1_000_000_000) == nil ? nil : nanoseconds
  }

  /// An exponent, held within what moves any number of digits out of sight.
  private static func exponent(_ text: Substring) -> Int {
    let digits = text.drop { $0 == "+" || $0 == "-" }.drop { $0 == "0" }
    let magnitude = digits.count > 9 ? 1_000_000_000 : Int(digits) ?? 0
    return text.hasPrefix("-") ? -magnitude : magnitude
  }
}

extension Generator<String> {
  /// Numbers of JSON that are hard as times: at the ends of 64 bits, with more digits than a
  /// nanosecond has, with exponents that move the point far.
  static var dateNumbers: Generator {
    .weighted([(2, jsonNumbers), (2, edgeNumbers), (3, shiftedNumbers)])
  }

  private static var edgeNumbers: Generator {
    Generator { source throws(Rejection) in
      let edges: [Int128] = [
        0, 1 << 31, 1 << 32, 1 << 53, Int128(Int64.max), Int128(Int64.min), 1 << 64,
        9_999_999_999_999_999_999, 10_000_000_000_000_000_000,
      ]
      let number = source.one(of: edges) + source.integer(in: -2...2)
      let fractions = ["", ".0", ".999999999", ".9999999999", ".000000001", ".0000000009"]
      return "\(number)\(source.one(of: fractions))"
    }
  }

  /// Digits whose point stands elsewhere, and an exponent that moves it near to where it counts.
  private static var shiftedNumbers: Generator {
    let digit = Generator<UInt8>.integers(in: 0x30...0x39)
    return Generator { source throws(Rejection) in
      let sign = source.flag(percent: 30) ? "-" : ""
      let first = "\(source.integer(in: 1...9))"
      let whole = String(decoding: try source.draw(digit.array(count: 0...40)), as: UTF8.self)
      let zeros = String(
        repeating: "0", count: [0, 20, 300][source.place(among: [3, 1, 1])])
      let part = String(decoding: try source.draw(digit.array(count: 0...40)), as: UTF8.self)
      let fraction = zeros.isEmpty && part.isEmpty ? "" : ".\(zeros)\(part)"
      let tail = source.flag() ? "" : zeros
      let mantissa =
        source.flag(percent: 30) ? "0\(fraction)" : "\(first)\(whole)\(tail)\(fraction)"
      guard source.flag(percent: 80) else { return sign + mantissa }
      let exponent: String
      if source.flag(percent: 15) {
        exponent = "\(try source.draw(Generator<Int64>.integers))\(whole)"
      } else {
        let seconds = source.integer(in: -12...20)
        let shift = mantissa.hasPrefix("0") ? zeros.count : -whole.count - tail.count
        exponent = "\(seconds + shift)"
      }
      let plus = !exponent.hasPrefix("-") && source.flag() ? "+" : ""
      let padding = source.flag(percent: 20) && !exponent.hasPrefix("-") ? "00" : ""
      return "\(sign)\(mantissa)\(source.flag() ? "E" : "e")\(plus)\(padding)\(exponent)"
    }
  }
}
