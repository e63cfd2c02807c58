import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting
import Testing

@testable import AssertionLaws

/// The claims' laws.
@Suite struct ClaimsLawTests {
  @Test func verdict() throws { try check(ClaimsLaws.verdict) }
  @Test func times() throws { try check(ClaimsLaws.times) }
  @Test func boundarySeconds() throws { try check(ClaimsLaws.boundarySeconds) }
  @Test func audience() throws { try check(ClaimsLaws.audience) }
  @Test func user() throws { try check(ClaimsLaws.user) }
  @Test func nonces() throws { try check(ClaimsLaws.nonces) }
  @Test func scope() throws { try check(ClaimsLaws.scope) }
  @Test func keyNames() throws { try check(ClaimsLaws.keyNames) }

  /// Each second around each of the three limits, under each of a few policies, by comparison alone.
  @Test(arguments: [0, 1, 60] as [UInt32], [0, 1, 30] as [UInt32])
  func eachSecondAroundEachLimit(skew: UInt32, tolerance: UInt32) {
    var expectations = Sample.expectations
    expectations.policy.skew = skew
    expectations.policy.lifetimeTolerance = tolerance
    let (now, skew) = (Sample.now, Int64(skew))
    let limit = 300 + Int64(tolerance)
    let around = -2...Int64(2)
    let issues = around.map { now + skew + $0 } + [now - 100, now - skew - limit]
    for iat in Set(issues) {
      let ends =
        around.map { now - skew + $0 } + around.map { iat + $0 } + around.map { iat + limit + $0 }
      for exp in Set(ends) {
        var expected: Set<Rule> = []
        if iat > now + skew { expected.insert(.claimsIatInFuture) }
        if exp <= now - skew { expected.insert(.claimsExpInPast) }
        if exp <= iat { expected.insert(.claimsExpNotAfterIat) }
        if exp > iat + limit { expected.insert(.claimsLifetimeTooLong) }
        var recipe = TokenRecipe()
        recipe.claims["iat"] = .number("\(iat)")
        recipe.claims["exp"] = .number("\(exp)")
        let token = recipe.token()
        let inspection = Inspection(
          of: token.span, with: Sample.recipient, expecting: expectations)
        let broken = Set(inspection.broken.map(\.rule))
        #expect(broken == expected, "iat \(iat - now) s from now, exp \(exp - now) s")
      }
    }
  }
}
