import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Makes the nonce ill-formed UTF-8, for decoders that repair text before they compare it.
  static let partyNonceUTF8 = Mutator(
    breaking: "party-v-nonce-utf8", .partyInfo, [.partyVNonceUTF8]
  ) { recipe, source throws(Rejection) in
    let octets = try source.element(of: IllFormedUTF8.sequences)
    var nonce = Array(Sample.requestNonce.utf8)
    let place = try source.index(below: nonce.count + 1)
    nonce.insert(contentsOf: octets, at: place)
    recipe.setPartyV { [nonce] in $0.nonce = nonce }
    return (source.told("\(Description.hexadecimal(octets)) at \(place)"), .partyVNonceUTF8)
  }

  /// Takes another nonce than the server's in PartyVInfo and the claim, which agree, for decoders
  /// that only compare the two.
  static let partyNonceMismatch = Mutator(
    breaking: "party-v-nonce-mismatch", .partyInfo, [.partyVNonceMismatch]
  ) { recipe, source throws(Rejection) in
    let nonce =
      source.flag() ? source.nearMiss(of: Sample.requestNonce) : try source.draw(otherNonces)
    recipe.setPartyV { $0.nonce = Array(nonce.utf8) }
    if case .string = recipe.claims["request_nonce"] {
      recipe.claims["request_nonce"] = .string(nonce)
    }
    return (source.told("both \(nonce.shown)"), .partyVNonceMismatch)
  }

  private static let otherNonces: Generator<String> = .oneOf(
    .element(of: ["", "0", SampleClaims.nonce, "null"]), .strings(count: 0...20))
}

/// Octets that are no UTF-8 wherever they stand before a whole character or the end.
enum IllFormedUTF8 {
  /// Stray and missing continuations, overlong forms, surrogates, beyond U+10FFFF, no lead at all.
  static let sequences: [[UInt8]] = [
    [0x80], [0xBF], [0xC3], [0xC0, 0x80], [0xC0, 0xA2], [0xC1, 0xBF], [0xE0, 0x80, 0x80],
    [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xFF, 0xFE],
  ]
}
