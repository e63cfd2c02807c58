import PlatformSSOAssertion

// The inputs of the targets that read one layer.
extension Seed {
  /// Texts of base64url with a fault each, and the neighbours without it.
  static let base64URL: [Seed] = {
    let refused: [(Rule, String, String)] = [
      (.base64URLPadding, "one-octet", "AA=="), (.base64URLPadding, "alone", "="),
      (.base64URLWhitespace, "final-line-feed", "AAAA\n"),
      (.base64URLWhitespace, "inside", "AA AA"),
      (.base64URLStandardAlphabet, "plus", "AA+A"), (.base64URLStandardAlphabet, "slash", "/AAA"),
      (.base64URLAlphabet, "dot", "AA.A"), (.base64URLAlphabet, "nul", "AAA\0"),
      (.base64URLAlphabet, "beyond-ascii", "AA\u{E9}"),
      (.base64URLLength, "one", "A"), (.base64URLLength, "five", "AAAAA"),
      (.base64URLTrailingBits, "two", "AB"), (.base64URLTrailingBits, "three", "AAB"),
    ]
    let accepted = [
      ("empty", ""), ("one-octet", "AA"), ("two-octets", "AAA"), ("three-octets", "AAAA"),
      ("last-characters", "-_-_"), ("all-ones", "_w"),
    ]
    let party = Base64URL.encode(TokenRecipe().partyVInfo.span)
    return refused.map { Seed("Base64URL", "reject.\($0.id).\($1)", Array($2.utf8)) }
      + accepted.map { Seed("Base64URL", "accept.\($0)", Array($1.utf8)) }
      + [Seed("Base64URL", "accept.sample-apv", party)]
  }()

  /// JSON texts, by the rules that they break as claims; those that are no longer than the target reads.
  static let jsonReader = seeds("JSONReader") { recipe in
    recipe.renderedPlaintext
  } refuses: { rule in
    rule.definition.stage == .claimsJSON && rule != .claimsNotAnObject
  }.filter { $0.octets.count <= Sample.textSize }

  /// The text of `epk` alone.
  static let ephemeralKey = seeds("EphemeralKey") { recipe in
    recipe.header["epk"]?.jsonText ?? []
  } refuses: { rule in
    rule.definition.stage == .ephemeralKey
  }

  /// Lengths and fields of key derivations: the sample's, and the edges of rounds and lengths.
  static let concatKDF: [Seed] = {
    let recipe = TokenRecipe()
    let secret = [UInt8](1...32)
    let sample = input(256, secret, Array("A256GCM".utf8), recipe.partyUInfo, recipe.partyVInfo)
    let bits = [1, 7, 8, 9, 255, 257, 512, 513, 4096].map { bits in
      Seed("ConcatKDF", "accept.\(bits)-bits", input(bits, secret, [0x41], [0x55], [0x56]))
    }
    return [
      Seed("ConcatKDF", "accept.sample", sample),
      Seed("ConcatKDF", "accept.no-party-info", input(256, secret, [0x41], [], [])),
      Seed("ConcatKDF", "accept.leading-zero", input(256, [0] + secret.dropLast(), [0x41], [], [])),
      Seed(
        "ConcatKDF", "accept.longest-secret",
        input(256, [UInt8](repeating: 7, count: 255), [], [], [])),
    ] + bits
  }()

  /// An input of the target, which takes the number of bits less one.
  private static func input(
    _ bits: Int, _ secret: [UInt8], _ algorithm: [UInt8], _ apu: [UInt8], _ apv: [UInt8]
  ) -> [UInt8] {
    let counts = [secret, algorithm, apu].map { UInt8(clamping: $0.count) }
    let number = [UInt8(truncatingIfNeeded: (bits - 1) >> 8), UInt8(truncatingIfNeeded: bits - 1)]
    return number + counts + secret + algorithm + apu + apv
  }
}
