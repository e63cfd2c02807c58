import PlatformSSOAssertion

/// What a protected header says to one who decrypts, under the RFCs' requirements alone.
struct NaiveHeader {
  /// The ephemeral key as an uncompressed X9.63 point; the curve is not asked.
  let point: [UInt8]
  /// The decoded `apu`, empty where there is none.
  let partyUInfo: [UInt8]
  /// The decoded `apv`, or nil where there is none.
  let partyVInfo: [UInt8]?

  /// Reads a header; fails where it asks for anything but direct agreement and A256GCM.
  init?(_ text: [UInt8]) {
    guard case .object(let header) = NaiveJSON.read(text.span),
      Self.member("alg", of: header) == .string("ECDH-ES"),
      Self.member("enc", of: header) == .string("A256GCM"),
      Self.member("zip", of: header) == nil, Self.member("crit", of: header) == nil,
      Self.isStringOrAbsent(Self.member("kid", of: header)),
      case .object(let key) = Self.member("epk", of: header),
      Self.member("kty", of: key) == .string("EC"),
      Self.member("crv", of: key) == .string("P-256"),
      Self.member("d", of: key) == nil,
      let x = Self.octets(Self.member("x", of: key)), x.count == 32,
      let y = Self.octets(Self.member("y", of: key)), y.count == 32,
      let partyUInfo = Self.octets(Self.member("apu", of: header) ?? .string("")),
      let partyVInfo = Self.octets(Self.member("apv", of: header) ?? .string(""))
    else { return nil }
    point = [4] + x + y
    self.partyUInfo = partyUInfo
    self.partyVInfo = Self.member("apv", of: header) == nil ? nil : partyVInfo
  }

  private static func member(_ name: String, of object: [JSONMember]) -> JSONValue? {
    object.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  private static func isStringOrAbsent(_ value: JSONValue?) -> Bool {
    switch value {
    case nil, .string: true
    default: false
    }
  }

  private static func octets(_ value: JSONValue?) -> [UInt8]? {
    guard case .string(let text) = value else { return nil }
    return NaiveBase64URL.decode(text)
  }
}
