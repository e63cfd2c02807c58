/// The claims that the construct knows under fixed names.
///
/// The raw value packs the name's octets, the first one highest: finding a claim compares one number
/// instead of up to eight texts.
enum ClaimName: UInt64, CaseIterable {
  case aud = 0x61_7564
  case exp = 0x65_7870
  case iat = 0x69_6174
  case iss = 0x69_7373
  case sub = 0x73_7562
  case nonce = 0x6E_6F6E_6365
  case scope = 0x73_636F_7065
  case password = 0x7061_7373_776F_7264

  /// The name's text.
  var text: String {
    var octets: [UInt8] = []
    octets.append(bigEndian: UInt32(truncatingIfNeeded: rawValue >> 32))
    octets.append(bigEndian: UInt32(truncatingIfNeeded: rawValue))
    return String(decoding: octets.drop { $0 == 0 }, as: UTF8.self)
  }

  /// The name that octets spell, escapes resolved.
  init?(_ octets: Span<UInt8>) {
    // U+0000 before a name would vanish in the number.
    guard 3...8 ~= octets.count, octets[0] != 0 else { return nil }
    var packed: UInt64 = 0
    for index in octets.indices { packed = packed << 8 | UInt64(octets[index]) }
    self.init(rawValue: packed)
  }
}

/// Where the claims stand on the plaintext's tape.
struct ClaimMembers: Sendable {
  var aud: Int?
  var exp: Int?
  var iat: Int?
  var iss: Int?
  var sub: Int?
  var nonce: Int?
  var scope: Int?
  var password: Int?
  /// The server's nonce, under the name that the configuration gives it.
  var requestNonce: Int?
  /// The names of all other members, in their order.
  var custom: [Int] = []

  /// Finds the claims of the object at the tape's start.
  init(of view: borrowing JSONView, serverNonceClaimName: String) {
    var name = 1
    while name < view.node(0).next {
      let value = name + 1
      switch Self.knownName(at: name, in: view) {
      case .aud: aud = value
      case .exp: exp = value
      case .iat: iat = value
      case .iss: iss = value
      case .sub: sub = value
      case .nonce: nonce = value
      case .scope: scope = value
      case .password: password = value
      case nil:
        if view.isString(name, serverNonceClaimName) {
          requestNonce = value
        } else {
          custom.append(name)
        }
      }
      name = view.node(value).next
    }
  }

  private static func knownName(at index: Int, in view: borrowing JSONView) -> ClaimName? {
    guard view.node(index).hasEscapes else { return ClaimName(view.content(index)) }
    return ClaimName(view.unescaped(index).span)
  }
}
