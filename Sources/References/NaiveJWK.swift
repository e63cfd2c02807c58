import PlatformSSOAssertion

/// Reads a JWK of P-256 by the naive readers of JSON and base64url, and asks OpenSSL for the curve.
public enum NaiveJWK {
  /// Reads a text as a public key, or as a private one.
  public static func read(_ text: [UInt8], isPrivate: Bool) -> KeyReading {
    guard case .object(let members) = NaiveJSON.read(text.span) else {
      return KeyReading(faults: [.malformedJWK])
    }
    var reading = KeyReading()
    func member(_ name: String) -> JSONValue? {
      members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
    func require(_ name: String, _ value: String, otherwise fault: KeyError) {
      if let stated = member(name) {
        if stated != .string(value) { reading.faults.insert(fault) }
      } else {
        reading.faults.insert(.malformedJWK)
      }
    }
    func octets(_ name: String) -> [UInt8]? {
      guard case .string(let text) = member(name), let octets = NaiveBase64URL.decode(text) else {
        reading.faults.insert(.malformedJWK)
        return nil
      }
      if octets.count != 32 { reading.faults.insert(.wrongLength) }
      return octets.count == 32 ? octets : nil
    }
    require("kty", "EC", otherwise: .wrongKeyType)
    require("crv", "P-256", otherwise: .wrongCurve)
    // Both are read, whatever is wrong with one of them.
    let (x, y) = (octets("x"), octets("y"))
    if let x, let y { reading.point = [4] + x + y }
    if isPrivate {
      if member("d") == nil {
        reading.faults.insert(.notPrivate)
      } else {
        reading.scalar = octets("d")
      }
    }
    if let point = reading.point {
      reading.faults.formUnion(OpenSSLKey.faults(point: point, scalar: reading.scalar))
    }
    return reading
  }

  /// How deep a text's containers nest and how many members and elements they have.
  ///
  /// What a reader takes of either is its own decision.
  ///
  /// - Returns: Both, or nil where the text is no strict JSON.
  public static func size(_ text: [UInt8]) -> (depth: Int, members: Int)? {
    NaiveJSON.read(text.span).map(size)
  }

  private static func size(_ value: JSONValue) -> (depth: Int, members: Int) {
    let parts: [JSONValue]
    switch value {
    case .array(let elements): parts = elements
    case .object(let members): parts = members.map(\.value)
    case .null, .bool, .number, .string: return (0, 0)
    }
    let sizes = parts.map(size)
    return (
      1 + (sizes.map(\.depth).max() ?? 0), parts.count + sizes.map(\.members).reduce(0, +)
    )
  }
}
