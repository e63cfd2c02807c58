/// The two times of an assertion.
struct AssertionTimes: Sendable {
  let issued: NumericDate
  let expires: NumericDate
}

extension ClaimsVerifier {
  /// How long the Mac lets an assertion live, in seconds.
  private static let lifetime: Int64 = 300

  /// Checks `iat` and `exp` against the clock and each other.
  ///
  /// - Returns: Both times, or nil where one can't be read.
  func checkTimes(_ recorder: inout some RuleRecorder) throws(Refusal) -> AssertionTimes? {
    let issued = try date(
      members.iat, .claimsIatMissing, .claimsIatType, .claimsIatRange, &recorder)
    let expires = try date(
      members.exp, .claimsExpMissing, .claimsExpType, .claimsExpRange, &recorder)
    if let expectations {
      let now = NumericDate(seconds: expectations.value.now).nanoseconds
      let skew = Int128(expectations.value.policy.skew) * NumericDate.perSecond
      if let issued {
        try recorder.require(
          issued.date.nanoseconds <= now + skew, .claimsIatInFuture, at: issued.offset)
      }
      if let expires {
        try recorder.require(
          now - skew < expires.date.nanoseconds, .claimsExpInPast, at: expires.offset)
      }
    } else {
      recorder.skips(.claimsIatInFuture, because: .noExpectation)
      recorder.skips(.claimsExpInPast, because: .noExpectation)
    }
    guard let issued, let expires else { return nil }
    try recorder.require(
      issued.date < expires.date, .claimsExpNotAfterIat, at: expires.offset)
    let tolerance = Int64(expectations?.value.policy.lifetimeTolerance ?? 0)
    let limit = NumericDate(seconds: Self.lifetime + tolerance).nanoseconds
    try recorder.require(
      expires.date.nanoseconds - issued.date.nanoseconds <= limit, .claimsLifetimeTooLong,
      at: expires.offset)
    return AssertionTimes(issued: issued.date, expires: expires.date)
  }

  /// Checks that a claim is there and a time.
  private func date(
    _ claim: Int?, _ missing: Rule, _ type: Rule, _ range: Rule,
    _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> (date: NumericDate, offset: Int)? {
    guard try recorder.require(claim != nil, missing), let claim else { return nil }
    let offset = view.node(claim).start
    let allowsStrings = expectations?.value.policy.allowsStringDates ?? false
    guard
      try recorder.require(
        view.isNumber(claim, orString: allowsStrings), type, at: offset)
    else { return nil }
    let date = view.date(claim)
    try recorder.require(date != nil, range, at: offset)
    return date.map { ($0, offset) }
  }
}

extension JSONView {
  /// Whether the value is a number, or where allowed a string that holds one and nothing else.
  func isNumber(_ index: Int, orString allowsStrings: Bool) -> Bool {
    switch node(index).kind {
    case .number: return true
    case .string:
      guard allowsStrings else { return false }
      // Its escapes resolved: however a digit is spelled, the string is the same.
      let text = unescaped(index)
      return (try? JSONNumber.scan(text.span, from: 0)) == text.count
    default: return false
    }
  }

  /// The time that a number, or a string that holds one, states; nil beyond 64 bits of seconds.
  func date(_ index: Int) -> NumericDate? {
    guard node(index).kind == .string else { return NumericDate(number: octets(index)) }
    let text = unescaped(index)
    return NumericDate(number: text.span)
  }
}
