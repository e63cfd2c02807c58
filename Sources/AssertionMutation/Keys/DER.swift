/// Writes the few kinds of DER that keys are made of.
enum DER {
  /// An element of one octet of tag and fewer than 65,536 octets of content.
  static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let (high, low) = (UInt8(content.count >> 8), UInt8(content.count & 0xFF))
    let length: [UInt8] =
      switch content.count {
      case ..<0x80: [low]
      case ..<0x100: [0x81, low]
      default: [0x82, high, low]
      }
    return [tag] + length + content
  }

  /// Elements in a row as one.
  static func sequence(_ elements: [UInt8]...) -> [UInt8] {
    element(0x30, elements.flatMap(\.self))
  }

  /// A number of any size, most significant octet first, with no sign to take it for.
  static func integer(_ octets: [UInt8]) -> [UInt8] {
    let digits = octets.drop { $0 == 0 }
    let isPositive = (digits.first ?? 0x80) < 0x80
    return element(0x02, (isPositive ? [] : [0]) + digits)
  }

  /// Octets as they are.
  static func octetString(_ octets: [UInt8]) -> [UInt8] {
    element(0x04, octets)
  }

  /// Bits, all of the last octet used.
  static func bitString(_ octets: [UInt8]) -> [UInt8] {
    element(0x03, [0] + octets)
  }

  /// An object identifier by its encoded arcs.
  static func identifier(_ arcs: [UInt8]) -> [UInt8] {
    element(0x06, arcs)
  }

  /// An element under an explicit context tag.
  static func tagged(_ number: UInt8, _ element: [UInt8]) -> [UInt8] {
    Self.element(0xA0 | number, element)
  }
}
