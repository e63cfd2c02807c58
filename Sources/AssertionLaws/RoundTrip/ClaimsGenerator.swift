import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension GeneratedClaims {
  /// Claims of any text and any time, with any custom members, for any pair of keys.
  public static let generator = Generator { source throws(Rejection) in
    var audience: [String] = []
    source.repeated(1...3) { source in audience.append(source.text(count: 0...12)) }
    let time = times(&source)
    let nonceClaimName = nonceClaimName(&source)
    let prefix = prefix(&source)
    return GeneratedClaims(
      audience: audience, userName: source.text(count: 0...12), issuedAt: time.issuedAt,
      lifetime: time.lifetime, now: time.now, nonce: source.text(count: 0...12),
      requestNonce: requestNonce(&source), scope: source.text(count: 0...12),
      password: Array(source.text().utf8),
      // Under another name for the server's nonce, its default is a custom claim like any other.
      custom: try .drawn(
        &source, avoiding: reservedClaimNames + [nonceClaimName],
        likely: AssertionPolicy.requestNonce),
      header: try .drawn(&source, avoiding: reservedHeaderNames),
      prefix: prefix, allowedPrefixes: policy(for: prefix, &source),
      nonceClaimName: nonceClaimName, ephemeral: try source.draw(GeneratedKey.generator),
      recipient: try source.draw(GeneratedKey.generator),
      initializationVector: source.octets(count: 12...12))
  }

  /// All 64-bit times for which a moment is left to expire in, and each moment of acceptance.
  private static func times(
    _ source: inout ChoiceSource
  ) -> (issuedAt: Int64, lifetime: Int64, now: Int64) {
    let issuedAt = source.integer(in: Int64.min...Int64.max - 1, origin: Sample.issuedAt)
    let (rest, isBeyond) = Int64.max.subtractingReportingOverflow(issuedAt)
    let longest = isBeyond ? 300 : min(300, rest)
    let lifetime = source.integer(in: 1...longest, origin: longest)
    // The skew of 60 s: `iat` may lie as far ahead, and `exp` one second less behind.
    let (first, isBelow) = issuedAt.subtractingReportingOverflow(60)
    let (last, isAbove) = issuedAt.addingReportingOverflow(lifetime + 59)
    let now = source.integer(
      in: (isBelow ? .min : first)...(isAbove ? .max : last), origin: issuedAt)
    return (issuedAt, lifetime, now)
  }

  private static func requestNonce(_ source: inout ChoiceSource) -> String {
    source.alternative([1, 6, 1]) { source, place in
      place == 0 ? "" : place == 1 ? source.text(count: 0...20) : Sample.requestNonce
    }
  }

  /// Apple's, which is the default; none; any text.
  private static func prefix(_ source: inout ChoiceSource) -> String {
    source.alternative([2, 1, 2]) { source, place in
      place == 0 ? PartyVInfo.assertionPrefix : place == 1 ? "" : source.text(count: 0...8)
    }
  }

  private static func policy(
    for prefix: String, _ source: inout ChoiceSource
  ) -> AssertionPolicy.PrefixPolicy {
    source.alternative([3, 1, 1]) { _, place in
      place == 0 ? .exactly(prefix) : place == 1 ? .oneOf(["", "APPLE", prefix]) : .any
    }
  }

  private static func nonceClaimName(_ source: inout ChoiceSource) -> String {
    source.alternative([2, 1]) { source, place in
      guard place == 1 else { return AssertionPolicy.requestNonce }
      var free = FreeNames(taken: reservedClaimNames)
      return free.name(like: source.text(count: 0...8))
    }
  }
}
