import PlatformSSOAssertion
import PropertyTesting

extension ClaimsLaws {
  /// Times in any spelling, at any clock and policy, break exactly the rules that the model says.
  public static let times = Property(
    "claims-times", ClaimsDrawing.generator(.times)
  ) { input, trial in
    let broken = try expectVerdict(on: input, &trial)
    trial.cover(3, "accepted", broken.isEmpty)
    for (rule, share) in [
      (Rule.claimsIatType, 3.0), (.claimsExpType, 3), (.claimsIatMissing, 1),
      (.claimsExpMissing, 1), (.claimsIatInFuture, 3), (.claimsExpInPast, 5),
      (.claimsExpNotAfterIat, 4), (.claimsLifetimeTooLong, 2), (.claimsIatRange, 0.7),
      (.claimsExpRange, 0.7),
    ] {
      trial.cover(share, rule.id, broken.contains(rule))
    }
    let allows = input.expectations.policy.allowsStringDates
    let hasString = ["iat", "exp"].contains { input.members.value(named: $0)?.text != nil }
    trial.cover(5, "a string where strings are allowed", allows && hasString)
    trial.cover(3, "a string where they are not", !allows && hasString)
  }

  /// The verdict turns at exactly the stated second: the latest issue, the end, the longest life.
  public static let boundarySeconds = Property(
    "claims-boundary-seconds", ClaimsDrawing.generator(.seconds)
  ) { input, trial in
    let times = Times(input.expectations)
    func nanoseconds(_ name: String) -> Int128? {
      input.members.value(named: name).flatMap(times.numberText).flatMap(ExactDecimal.nanoseconds)
    }
    let (issued, expires) = (nanoseconds("iat"), nanoseconds("exp"))
    let life = issued.flatMap { issued in expires.map { $0 - issued } }
    let second: Int128 = 1_000_000_000
    for (name, time, limit) in [
      ("iat and the latest issue", issued, times.latestIssue),
      ("exp and now less the skew", expires, times.earliestEnd),
      ("exp - iat and its limit", life, times.longestLife), ("exp - iat and 0", life, 0),
    ] {
      trial.cover(1, "\(name): one second below", time == limit - second)
      trial.cover(1, "\(name): equal", time == limit)
      trial.cover(1, "\(name): one second above", time == limit + second)
    }
    _ = try expectVerdict(on: input, &trial)
  }
}
