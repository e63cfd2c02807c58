import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// A token with one bit flipped is refused, whichever bit it is: there is no exception.
  public static let bitFlips = Property(
    "refusal-bit-flips", FlippedToken.generator
  ) { input, trial in
    let token = try input.claims.sealed()
    let key = try input.claims.recipient.privateKey()
    var seen: Set<String> = []
    for flip in input.flips {
      let (place, segment) = flip.place(in: token)
      var altered = token
      altered[place] ^= flip.mask
      seen.insert(segment)
      if token[place].isLetter && flip.mask == 0x20 { seen.insert("letter case") }
      let refusal = jweRefusal(of: altered, with: key)
      if refusal?.rule == .base64URLTrailingBits { seen.insert("unused bits") }
      if refusal?.rule == .contentAuthentication { seen.insert("up to the tag") }
      try trial.expectRefused(
        altered, of: input.claims, with: key,
        "octet \(place) (\(segment)) has the bits \(flip.mask) flipped")
    }
    for name in ["header", "vector", "ciphertext", "tag", "dots"] {
      trial.cover(10, name, seen.contains(name))
    }
    trial.cover(6, "letter case", seen.contains("letter case"))
    trial.cover(2, "unused bits", seen.contains("unused bits"))
    trial.cover(20, "up to the tag", seen.contains("up to the tag"))
  }
}

/// Claims to seal, and bits of their token to flip, each by itself.
public struct FlippedToken: Sendable, CustomStringConvertible {
  let claims: GeneratedClaims
  let flips: [BitFlip]

  /// The flips, and the claims.
  public var description: String {
    "\(flips.map(\.description).joined(separator: ", ")) of the token of \(claims)"
  }

  static let generator = Generator { source throws(Rejection) in
    FlippedToken(
      claims: try source.draw(GeneratedClaims.generator),
      flips: try source.draw(BitFlip.generator.array(count: 1...4)))
  }
}

/// A bit of a token that is not known yet.
struct BitFlip: Sendable, CustomStringConvertible {
  /// One of the five segments, or 5 for the dots.
  let part: Int
  /// Which octet of the part, counted around its end; a negative number counts from the end.
  let index: Int
  /// The bit.
  let mask: UInt8

  var description: String {
    "bit \(mask) of \(part < 5 ? Segments.names[part] : "dots")[\(index)]"
  }

  static let generator = Generator { source throws(Rejection) in
    let part = [4, 3, 2, 0, 5][source.place(among: [1, 1, 1, 2, 1])]
    let isAnywhere = source.flag(percent: 70)
    let index = try source.draw(
      Generator<Int>.integers(in: isAnywhere ? 0...4095 : -2...1, origin: isAnywhere ? 0 : -1))
    let bit = try source.draw(.integers(in: UInt8(0)...7))
    return BitFlip(part: part, index: index, mask: 1 << bit)
  }

  /// The octet of a token whose bit is flipped, and what it belongs to.
  func place(in token: [UInt8]) -> (Int, String) {
    guard part < 5 else {
      let dots = token.indices.filter { token[$0] == Segments.dot }
      return (dots[index.wrapped(to: dots.count)], "dots")
    }
    let segments = Segments(of: token)
    let place = index.wrapped(to: segments.texts[part].count)
    return (segments.start(of: part) + place, Segments.names[part])
  }
}

extension Int {
  /// The remainder that is not negative.
  func wrapped(to count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
