/// The header members that the construct knows.
///
/// The raw value packs the name's octets, the first one highest, so that finding a member compares
/// one number instead of up to thirteen texts.
enum HeaderName: UInt32, CaseIterable {
  case alg = 0x61_6C67
  case enc = 0x65_6E63
  case typ = 0x74_7970
  case zip = 0x7A_6970
  case crit = 0x6372_6974
  case kid = 0x6B_6964
  case epk = 0x65_706B
  case apu = 0x61_7075
  case apv = 0x61_7076
  case jku = 0x6A_6B75
  case jwk = 0x6A_776B
  case x5u = 0x78_3575
  case x5c = 0x78_3563

  /// The name's text.
  var text: String {
    var octets: [UInt8] = []
    octets.append(bigEndian: rawValue)
    return String(decoding: octets.drop { $0 == 0 }, as: UTF8.self)
  }

  /// The name that octets spell, escapes resolved.
  init?(_ octets: Span<UInt8>) {
    // U+0000 before a name would vanish in the number.
    guard 3...4 ~= octets.count, octets[0] != 0 else { return nil }
    var packed: UInt32 = 0
    for index in octets.indices { packed = packed << 8 | UInt32(octets[index]) }
    self.init(rawValue: packed)
  }
}

extension ProtectedHeader {
  /// The names that no custom member of a sealed header may have.
  static let reservedNames = HeaderName.allCases.map(\.text)
}

/// Where a header's known members stand on its tape.
struct HeaderMembers: Sendable {
  var alg: Int?
  var enc: Int?
  var typ: Int?
  var zip: Int?
  var crit: Int?
  var kid: Int?
  var epk: Int?
  var apu: Int?
  var apv: Int?
  /// The first member that refers to a key elsewhere.
  var keyReference: Int?

  /// Finds the known members of the object at the tape's start.
  init(of view: borrowing JSONView) {
    var name = 1
    while name < view.node(0).next {
      let value = name + 1
      switch Self.knownName(at: name, in: view) {
      case .alg: alg = value
      case .enc: enc = value
      case .typ: typ = value
      case .zip: zip = value
      case .crit: crit = value
      case .kid: kid = value
      case .epk: epk = value
      case .apu: apu = value
      case .apv: apv = value
      case .jku, .jwk, .x5u, .x5c: keyReference = keyReference ?? value
      case nil: break
      }
      name = view.node(value).next
    }
  }

  /// The known name at a tape index, or nil for a custom member's.
  static func knownName(at index: Int, in view: borrowing JSONView) -> HeaderName? {
    guard view.node(index).hasEscapes else { return HeaderName(view.content(index)) }
    return HeaderName(view.unescaped(index).span)
  }
}
