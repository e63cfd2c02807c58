import PlatformSSOAssertion
import PropertyTesting

extension RefusalLaws {
  /// No mixture of two valid tokens' segments is accepted, unless it is one of the two.
  ///
  /// Both are one recipient's: unrelated, or different in one thing alone. A different password is
  /// the worst of them, since one vector is used twice under one key.
  public static let splices = Property("refusal-splices", TokenPair.generator) { input, trial in
    for difference in TokenPair.Difference.allCases {
      trial.cover(5, "another \(difference)", input.difference == difference)
    }
    let key = try input.one.recipient.privateKey()
    let one = Segments(of: try input.one.sealed())
    let other = Segments(of: try input.other.sealed())
    var mixture = one
    for segment in input.segments { mixture.texts[segment] = other.texts[segment] }
    let isWhole = mixture == one || mixture == other
    trial.cover(15, "a mixture of different segments", !isWhole)
    trial.cover(8, "one of the two", isWhole)
    guard isWhole else {
      try trial.expectRefused(
        mixture.token, of: input.one, with: key, "the token is a mixture")
      return try trial.expectRefused(
        mixture.token, of: input.other, with: key, "the token is a mixture")
    }
    let refusal = jweRefusal(of: mixture.token, with: key)
    try trial.expectEqual(refusal?.description, nil, "what one of the two is refused for")
  }
}

/// Claims of two different tokens to one recipient.
public struct TokenPair: Sendable, CustomStringConvertible {
  /// In what the second token differs from the first.
  enum Difference: CaseIterable, Sendable {
    case password
    case vector
    case ephemeralKey
    case header
    case everything
  }

  let one: GeneratedClaims
  let other: GeneratedClaims
  let difference: Difference
  /// The segments that are taken from the second token: one at least, and not all.
  let segments: [Int]

  /// The segments, and both claims or the first and what is different.
  public var description: String {
    "\(segments.map { Segments.names[$0] }.joined(separator: ", ")) from the second token of"
      + " \(one); and another \(difference)" + (difference == .everything ? ": \(other)" : "")
  }

  static let generator = Generator { source throws(Rejection) in
    let one = try source.draw(GeneratedClaims.generator)
    let difference = source.one(of: Difference.allCases)
    var other = one
    switch difference {
    case .password:
      if let letter = one.password.firstIndex(where: { 0x61...0x79 ~= $0 }) {
        other.password[letter] += 1
      } else {
        other.password.append(0x61)
      }
    case .vector: other.initializationVector[11] ^= 1
    case .ephemeralKey: other.ephemeral = try source.draw(GeneratedKey.other(than: one.ephemeral))
    case .header: other.header = one.header.adding("x")
    case .everything:
      other = try source.draw(GeneratedClaims.generator)
      other.recipient = one.recipient
      if other.initializationVector == one.initializationVector {
        other.initializationVector[0] ^= 1
      }
    }
    let mixture = source.integer(in: 1...30)
    return TokenPair(
      one: one, other: other, difference: difference,
      segments: (0..<5).filter { mixture & 1 << $0 != 0 })
  }
}
