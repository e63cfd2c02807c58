import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Issues the assertion in the future, from the first microsecond on, for decoders that round,
  /// cut, or do not look at `iat`.
  static let issuedInFuture = Mutator(
    breaking: "iat-in-future", .claims, [.claimsIatInFuture]
  ) { recipe, source throws(Rejection) in
    let issued = Microseconds.now + Microseconds.skew + 1 + (try source.distance(upTo: year))
    let expires = issued + 1 + (try source.distance(upTo: Microseconds.lifetime - 1))
    return (try recipe.setTimes(issued, expires, &source), .claimsIatInFuture)
  }

  /// Lets the assertion expire in the past, from the last microsecond on, for decoders that round,
  /// cut, or do not look at `exp`.
  static let expiredInPast = Mutator(
    breaking: "exp-in-past", .claims, [.claimsExpInPast]
  ) { recipe, source throws(Rejection) in
    let end = Microseconds.now - Microseconds.skew
    // The greatest distance goes back to the time zero, and further below it.
    let expires = end - (try source.distance(upTo: source.flag() ? end : 2 * end))
    let issued = expires - 1 - (try source.distance(upTo: Microseconds.lifetime - 1))
    return (try recipe.setTimes(issued, expires, &source), .claimsExpInPast)
  }

  /// Lets the assertion expire when it is issued or before, for decoders that compare each time only
  /// with the clock.
  static let expiresBeforeIssue = Mutator(
    breaking: "exp-not-after-iat", .claims, [.claimsExpNotAfterIat]
  ) { recipe, source throws(Rejection) in
    let latest = Microseconds.now + Microseconds.skew
    let earliest = Microseconds.now - Microseconds.skew + 1
    let issued = latest - (try source.distance(upTo: latest - earliest))
    let expires = issued - (try source.distance(upTo: issued - earliest))
    return (try recipe.setTimes(issued, expires, &source), .claimsExpNotAfterIat)
  }

  /// Lets the assertion live longer than 300 s, from the first microsecond on, for decoders that
  /// take any `exp`.
  static let lifetimeTooLong = Mutator(
    breaking: "lifetime-too-long", .claims, [.claimsLifetimeTooLong]
  ) { recipe, source throws(Rejection) in
    let latest = Microseconds.now + Microseconds.skew
    let issued =
      latest - (try source.distance(upTo: source.flag() ? latest : Microseconds.lifetime))
    let first = max(issued + Microseconds.lifetime, Microseconds.now - Microseconds.skew) + 1
    let expires = first + (try source.distance(upTo: source.flag() ? 100 * year : year))
    return (try recipe.setTimes(issued, expires, &source), .claimsLifetimeTooLong)
  }

  /// States times that no 64-bit count of seconds holds, for decoders that overflow or trap.
  static let timeRange = Mutator(
    breaking: "time-range", .claims, [.claimsIatRange, .claimsExpRange]
  ) { recipe, source throws(Rejection) in
    let isIssue = !source.flag()
    let sign = source.flag() ? "-" : ""
    let number = try source.element(of: [
      "9223372036854775809", "1e19", "1e400", "1E+999999999999999999999", "18446744073709551616",
      "9223372036854775809.5", "0.00001e30", "123456789012345678901234567890",
      "179769313486231580e300", "340282366920938463463374607431768211456",
    ])
    recipe.claims[isIssue ? "iat" : "exp"] = .number(sign + number)
    return (
      source.told("\(isIssue ? "iat" : "exp") \(sign)\(number)"),
      isIssue ? .claimsIatRange : .claimsExpRange
    )
  }

  private static let year = 366 * 86_400 * Microseconds.second
}

extension TokenRecipe {
  /// States both times in any spelling, and says which.
  fileprivate mutating func setTimes(
    _ issued: Int64, _ expires: Int64, _ source: inout ChoiceSource
  ) throws(Rejection) -> String {
    let (iat, exp) = (
      try source.spelled(microseconds: issued), try source.spelled(microseconds: expires)
    )
    claims["iat"] = iat
    claims["exp"] = exp
    return "iat \(iat.shown), exp \(exp.shown)"
  }
}
