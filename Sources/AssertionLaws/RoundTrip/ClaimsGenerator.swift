import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension GeneratedClaims {
  /// Claims of any text and any time, with any custom members, for any pair of keys.
  public static let generator = Generator { source throws(Rejection) in
    let texts = Generator<String>.strings(count: 0...12)
    let audience = try source.draw(texts.array(count: 1...3))
    let time = try source.draw(times)
    let nonceClaimName = try source.draw(nonceClaimNames)
    let prefix = try source.draw(prefixes)
    return GeneratedClaims(
      audience: audience, userName: try source.draw(texts), issuedAt: time.issuedAt,
      lifetime: time.lifetime, now: time.now, nonce: try source.draw(texts),
      requestNonce: try source.draw(requestNonces), scope: try source.draw(texts),
      password: Array(try source.draw(.strings()).utf8),
      // Under another name for the server's nonce, its default is a custom claim like any other.
      custom: try source.draw(
        GeneratedMembers.generator(
          avoiding: reservedClaimNames + [nonceClaimName], likely: AssertionPolicy.requestNonce)),
      header: try source.draw(GeneratedMembers.generator(avoiding: reservedHeaderNames)),
      prefix: prefix, allowedPrefixes: try source.draw(policies(for: prefix)),
      nonceClaimName: nonceClaimName, ephemeral: try source.draw(GeneratedKey.generator),
      recipient: try source.draw(GeneratedKey.generator),
      initializationVector: try source.draw(.octets(count: 12)))
  }

  /// All 64-bit times for which a moment is left to expire in, and each moment of acceptance.
  private static let times = Generator { source throws(Rejection) in
    let issuedAt = try source.draw(
      .integers(in: Int64.min...Int64.max - 1, origin: Sample.issuedAt))
    let (rest, isBeyond) = Int64.max.subtractingReportingOverflow(issuedAt)
    let longest = isBeyond ? 300 : min(300, rest)
    let lifetime = try source.draw(.integers(in: 1...longest, origin: longest))
    // The skew of 60 s: `iat` may lie as far ahead, and `exp` one second less behind.
    let (first, isBelow) = issuedAt.subtractingReportingOverflow(60)
    let (last, isAbove) = issuedAt.addingReportingOverflow(lifetime + 59)
    let now = try source.draw(
      .integers(in: (isBelow ? .min : first)...(isAbove ? .max : last), origin: issuedAt))
    return (issuedAt: issuedAt, lifetime: lifetime, now: now)
  }

  private static let requestNonces: Generator<String> = .weighted([
    (1, .always("")), (6, .strings(count: 0...20)), (1, .always(Sample.requestNonce)),
  ])

  /// Apple's, which is the default; none; any text.
  private static let prefixes: Generator<String> = .weighted([
    (2, .always(PartyVInfo.assertionPrefix)), (1, .always("")), (2, .strings(count: 0...8)),
  ])

  private static func policies(for prefix: String) -> Generator<AssertionPolicy.PrefixPolicy> {
    .weighted([
      (3, .always(.exactly(prefix))), (1, .always(.oneOf(["", "APPLE", prefix]))),
      (1, .always(.any)),
    ])
  }

  private static let nonceClaimNames: Generator<String> = .weighted([
    (2, .always(AssertionPolicy.requestNonce)),
    (
      1,
      Generator<String>.strings(count: 0...8).map { name in
        var free = FreeNames(taken: reservedClaimNames)
        return free.name(like: name)
      }
    ),
  ])
}
