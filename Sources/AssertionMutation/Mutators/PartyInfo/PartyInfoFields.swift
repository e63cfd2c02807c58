import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Puts another text before the point, for decoders that skip it or compare it loosely.
  static let partyLabel = Mutator(
    breaking: "party-info-label", .partyInfo, [.partyULabel, .partyVPrefixMismatch]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let right = party == .u ? "APPLE" : PartyVInfo.assertionPrefix
    let other = party == .u ? PartyVInfo.assertionPrefix : "APPLE"
    let text =
      source.flag()
      ? source.nearMiss(of: right) : try source.element(of: [other, "Apple", "EMBEDDED"])
    switch party {
    case .u: recipe.setPartyU { $0.label = Array(text.utf8) }
    case .v: recipe.setPartyV { $0.prefix = Array(text.utf8) }
    }
    return (
      source.told("\(party.name) \(text.shown)"), party.rule(.partyULabel, .partyVPrefixMismatch)
    )
  }

  /// Writes the point in another form, for decoders that take any form of the same point.
  static let partyPointForm = Mutator(
    breaking: "party-info-point-form", .partyInfo, [.partyUPointForm, .partyVPointForm]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let point = recipe.wholeFields(of: party)[1]
    let (x, sign) = (point[1..<33], point[64] & 1)
    let forms: [(String, [UInt8])] = [
      ("compressed", [2 | sign] + x), ("compressed with the other sign", [3 ^ sign] + x),
      ("hybrid", [6 | sign] + point.dropFirst()), ("without the 04", Array(point.dropFirst())),
      ("infinity", [0]), ("absent", []), ("a 04 alone", [4]),
      ("x alone", Array(x)), ("one octet short", Array(point.dropLast())),
      ("one octet long", point + [0]), ("a zero before it", [0] + point),
      ("tagged 05", [5] + point.dropFirst()), ("tagged 00", [0] + point.dropFirst()),
      ("a BIT STRING", [3, 0x42, 0] + point),
      ("as text", Array("04".utf8) + Base64URL.encode(point.span)),
    ]
    let (form, octets) = try source.element(of: forms)
    switch party {
    case .u: recipe.setPartyU { $0.point = octets }
    case .v: recipe.setPartyV { $0.point = octets }
    }
    return (source.told("\(party.name) \(form)"), party.rule(.partyUPointForm, .partyVPointForm))
  }

  /// Names another key, for decoders that do not compare it with `epk` or their own.
  static let partyKeyMismatch = Mutator(
    breaking: "party-info-key-mismatch", .partyInfo, [.partyUKeyMismatch, .partyVRecipientMismatch]
  ) { recipe, source throws(Rejection) in
    let party = Party(&source)
    let right = recipe.wholeFields(of: party)[1]
    var others: [(String, [UInt8])] = [
      ("negated", right[..<33] + FieldElement.negated(Array(right[33...]))),
      ("all zeros", [4] + [UInt8](repeating: 0, count: 64)),
      ("the recipient's", Sample.recipient.publicKey.x963),
      ("the sample's ephemeral", Sample.ephemeral.publicKey.x963),
      ("the generator", EphemeralKey.others[0].publicKey.x963),
    ]
    var flipped = right
    let bit = try source.index(below: 512)
    flipped[1 + bit / 8] ^= 0x80 >> UInt8(bit % 8)
    others.insert(("bit \(bit) flipped", flipped), at: 0)
    let (name, point) = try source.element(of: others.filter { $0.1 != right })
    switch party {
    case .u: recipe.setPartyU { $0.point = point }
    case .v: recipe.setPartyV { $0.point = point }
    }
    return (
      source.told("\(party.name) \(name)"), party.rule(.partyUKeyMismatch, .partyVRecipientMismatch)
    )
  }
}
