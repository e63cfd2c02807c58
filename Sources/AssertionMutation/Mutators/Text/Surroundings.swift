import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Makes the token longer than allowed by white space in the claims, for decoders that read what
  /// they should only measure.
  static let tokenTooLong = Mutator(breaking: "token-too-long", .text, [.compactTokenSize]) {
    recipe, source throws(Rejection) in
    let excess = 1 + (try source.index(below: 64))
    // What later edits take away from the segments must not bring the token back below the limit.
    let missing = max(0, Sample.limits.tokenSize - recipe.tokenSize) + excess
    let text = recipe.renderedPlaintext
    recipe.plaintext = text + [UInt8](repeating: 0x20, count: (missing * 3 + 3) / 4)
    return (source.told("\(recipe.tokenSize) octets"), .compactTokenSize)
  }

  /// Puts octets around the token, for decoders that trim, or stop at what they know.
  static let surroundings = Mutator(
    breaking: "surroundings", .text, [.base64URLWhitespace, .base64URLAlphabet, .base64URLPadding]
  ) { recipe, source throws(Rejection) in
    let pieces: [(String, Rule)] = [
      ("\n", .base64URLWhitespace), (" ", .base64URLWhitespace), ("\r\n", .base64URLWhitespace),
      ("\t", .base64URLWhitespace), ("\0", .base64URLAlphabet), ("\"", .base64URLAlphabet),
      ("\u{FEFF}", .base64URLAlphabet), ("'", .base64URLAlphabet), ("<", .base64URLAlphabet),
      ("\u{200B}", .base64URLAlphabet), (",", .base64URLAlphabet), ("#", .base64URLAlphabet),
      ("=", .base64URLPadding), ("==", .base64URLPadding), ("Bearer ", .base64URLWhitespace),
      ("jwe:", .base64URLAlphabet),
    ]
    let (text, rule) = try source.element(of: pieces)
    let place = source.place(among: [1, 1, 1])
    recipe.thenSegments { segments in
      guard !segments.isEmpty else { return }
      if place != 1 { segments[segments.count - 1] += text.utf8 }
      if place != 0 { segments[0] = text.utf8 + segments[0] }
    }
    let places = ["behind", "before", "around"]
    return (source.told("\(text.shown) \(places[place]) it"), rule)
  }
}
