import PropertyTesting

/// Octets that are meant as text, whether or not they are UTF-8.
public struct TextOctets: Sendable, CustomStringConvertible {
  let octets: [UInt8]

  init(_ octets: [UInt8]) {
    self.octets = octets
  }

  /// The text in quotes, or the octets where they are no text.
  public var description: String {
    String(validating: octets, as: UTF8.self)?.debugDescription ?? Description.of(octets)
  }
}

extension [UInt8] {
  /// The octets as text in quotes, or in hexadecimal where they are no text.
  var shown: String { TextOctets(self).description }
}
