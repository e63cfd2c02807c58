import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Draws `iat` and `exp` within all limits and in any spelling, among them the first and last
  /// microseconds, for decoders that round, cut, or compare the wrong way around.
  static let otherTimes = Mutator(varying: "other-times", .claims) {
    recipe, source throws(Rejection) in
    let latestIssue = Microseconds.now + Microseconds.skew
    let earliestExpiry = Microseconds.now - Microseconds.skew + 1
    // The issue may lie as early as it can while the assertion still lives.
    let earliestIssue = earliestExpiry - Microseconds.lifetime
    let issued = latestIssue - (try source.distance(upTo: latestIssue - earliestIssue))
    let first = max(issued + 1, earliestExpiry)
    let last = issued + Microseconds.lifetime
    let expires = last - (try source.distance(upTo: last - first))
    recipe.claims["iat"] = try source.spelled(microseconds: issued)
    recipe.claims["exp"] = try source.spelled(microseconds: expires)
    return source.told(
      "iat \(recipe.claims["iat"]?.shown ?? ""), exp \(recipe.claims["exp"]?.shown ?? "")")
  }
}
