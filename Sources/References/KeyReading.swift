import PlatformSSOAssertion

/// What a second reader says of a key file.
public struct KeyReading: Sendable {
  /// The stated point as an uncompressed X9.63 encoding, where one can be read.
  public internal(set) var point: [UInt8]?
  /// The private scalar, 32 octets, where it was asked for and can be read.
  public internal(set) var scalar: [UInt8]?
  /// Why the file is no key; a reader may name any of these, and none where it is one.
  public internal(set) var faults: Set<KeyError>

  init(point: [UInt8]? = nil, scalar: [UInt8]? = nil, faults: Set<KeyError> = []) {
    self.point = point
    self.scalar = scalar
    self.faults = faults
  }
}

extension KeyReading {
  /// Reads an X9.63 point; only the uncompressed form is one here.
  public static func point(_ octets: [UInt8]) -> KeyReading {
    guard octets.count == 65, octets.first == 4 else {
      return KeyReading(faults: [.unrecognized])
    }
    return KeyReading(point: octets, faults: OpenSSLKey.faults(point: octets, scalar: nil))
  }
}
