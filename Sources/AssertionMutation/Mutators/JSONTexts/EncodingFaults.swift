import PropertyTesting

extension JSONTextFault {
  /// UTF-8 and byte order marks.
  static let encoding: [JSONTextFault] = [
    // For readers that repair text, so that two texts become one.
    JSONTextFault("utf8", .encoding) { tokens, source throws(Rejection) in
      let octets = try source.element(of: IllFormedUTF8.sequences)
      let place = try source.index(below: tokens.tokens.count)
      let range = tokens.tokens[place].range
      let isString = tokens.tokens[place].kind == .string || tokens.tokens[place].kind == .name
      let offset =
        isString
        ? try source.element(of: tokens.boundaries(inString: place)) : range.lowerBound
      let detail = "\(Description.hexadecimal(octets)) at octet \(offset)"
      return (detail, tokens.inserting(octets, at: offset))
    },
    // For readers that guess an encoding.
    JSONTextFault("other-encoding", .encoding) { tokens, source throws(Rejection) in
      let isLittle = source.flag()
      guard tokens.text.count <= 700 else {
        return ("in a code page", tokens.inserting([0xE9], at: tokens.text.count))
      }
      let units = [0xFEFF] + String(decoding: tokens.text, as: UTF8.self).utf16
      let octets = units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isLittle ? pair.reversed() : pair
      }
      return (source.told("UTF-16, \(isLittle ? "low" : "high") octet first"), octets)
    },
    // For readers that drop what they know to be no content.
    JSONTextFault("byte-order-mark", .byteOrderMark) { tokens, source throws(Rejection) in
      let count = 1 + (try source.index(below: 2))
      let marks = [[UInt8]](repeating: [0xEF, 0xBB, 0xBF], count: count).joined()
      return (source.told("\(count) in front"), marks + tokens.text)
    },
  ]
}
