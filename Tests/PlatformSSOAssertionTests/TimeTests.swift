import AssertionMutation
import PlatformSSOAssertion
import Testing

/// `iat` and `exp` against a fixed clock, at each second on which the verdict turns.
@Suite struct TimeTests {
  private static let base: Int64 = 1_700_000_000

  private func verdict(
    iat: String, exp: String, now: Int64 = base, skew: UInt32 = 60, tolerance: UInt32 = 0
  ) -> Rule? {
    let recipe = TokenRecipe(["iat": .number(iat), "exp": .number(exp)])
    return recipe.refused(
      by: .sample {
        $0.now = now
        $0.policy.skew = skew
        $0.policy.lifetimeTolerance = tolerance
      })
  }

  private func verdict(
    iat: Int64, exp: Int64, now: Int64 = base, skew: UInt32 = 60, tolerance: UInt32 = 0
  ) -> Rule? {
    verdict(iat: "\(iat)", exp: "\(exp)", now: now, skew: skew, tolerance: tolerance)
  }

  @Test(arguments: [0, 1, 60, 300] as [UInt32])
  func theClocksMayDifferByTheSkew(_ skew: UInt32) {
    let iat = Self.base
    let exp = iat + 300
    let margin = Int64(skew)
    // iat <= now + skew
    #expect(verdict(iat: iat, exp: exp, now: iat - margin - 1, skew: skew) == .claimsIatInFuture)
    #expect(verdict(iat: iat, exp: exp, now: iat - margin, skew: skew) == nil)
    #expect(verdict(iat: iat, exp: exp, now: iat - margin + 1, skew: skew) == nil)
    // now - skew < exp
    #expect(verdict(iat: iat, exp: exp, now: exp + margin - 1, skew: skew) == nil)
    #expect(verdict(iat: iat, exp: exp, now: exp + margin, skew: skew) == .claimsExpInPast)
    #expect(verdict(iat: iat, exp: exp, now: exp + margin + 1, skew: skew) == .claimsExpInPast)
  }

  @Test(arguments: [0, 1, 60, UInt32.max])
  func theLifetimeMayExceed300SecondsByTheTolerance(_ tolerance: UInt32) {
    let most = 300 + Int64(tolerance)
    let base = Self.base
    #expect(verdict(iat: base, exp: base + most, tolerance: tolerance) == nil)
    #expect(
      verdict(iat: base, exp: base + most + 1, tolerance: tolerance) == .claimsLifetimeTooLong)
    #expect(
      verdict(iat: "\(base)", exp: "\(base + most).000000001", tolerance: tolerance)
        == .claimsLifetimeTooLong)
    #expect(verdict(iat: "\(base).5", exp: "\(base + most).5", tolerance: tolerance) == nil)
  }

  @Test func theEndComesAfterTheStart() {
    let base = Self.base
    #expect(verdict(iat: base, exp: base) == .claimsExpNotAfterIat)
    #expect(verdict(iat: base + 1, exp: base) == .claimsExpNotAfterIat)
    #expect(verdict(iat: "\(base)", exp: "\(base).000000001") == nil)
    // Beyond the nanosecond digits are cut.
    #expect(verdict(iat: "\(base)", exp: "\(base).0000000001") == .claimsExpNotAfterIat)
  }

  @Test(
    arguments: [
      ("1700000060.000000001", "1700000300", Rule.claimsIatInFuture),
      ("1700000060.0", "1700000300", nil), ("17e8", "1.7000003e9", nil),
      ("1.7E+9", "17000003e2", nil),
      ("170000000000e-2", "1700000300.00", nil), ("1699999700", "1699999940", .claimsExpInPast),
      ("1699999700", "1699999940.000000001", nil), ("1699999700", "1699999939.9", .claimsExpInPast),
      ("-1", "1700000300", .claimsLifetimeTooLong), ("-0", "300", .claimsExpInPast),
      ("1e30", "1700000300", .claimsIatRange), ("17e8", "1e30", .claimsExpRange),
      ("17e8", "1e999999999999999999999", .claimsExpRange),
      ("1e-99999", "1700000300", .claimsLifetimeTooLong),
    ] as [(String, String, Rule?)])
  func fractionsAndExponents(_ iat: String, _ exp: String, _ rule: Rule?) {
    #expect(verdict(iat: iat, exp: exp) == rule)
  }

  @Test(arguments: [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max])
  func anyClockIsAnswered(_ now: Int64) {
    let expected: Rule = now <= 1 ? .claimsIatInFuture : .claimsExpInPast
    #expect(verdict(iat: Self.base, exp: Self.base + 300, now: now) == expected)
    #expect(
      verdict(iat: Self.base, exp: Self.base + 300, now: now, skew: .max)
        == (now < -1 ? .claimsIatInFuture : now > 1 ? .claimsExpInPast : nil))
  }

  @Test func theLastAndFirstTimesOf64Bits() {
    let (first, last) = (Int64.min, Int64.max)
    #expect(verdict(iat: last - 300, exp: last, now: last) == nil)
    #expect(verdict(iat: last - 301, exp: last, now: last) == .claimsLifetimeTooLong)
    #expect(verdict(iat: first, exp: first + 300, now: first) == nil)
    #expect(verdict(iat: first, exp: last, now: 0) == .claimsLifetimeTooLong)
    #expect(verdict(iat: last, exp: first, now: 0) == .claimsIatInFuture)
  }

  @Test func stringsAreDatesOnDemandOnly() {
    let cases: [(JSONValue, Rule?, Rule?)] = [
      (.string("1700000000"), .claimsIatType, nil), (.string("17e8"), .claimsIatType, nil),
      (.string("1700000000.5"), .claimsIatType, nil), (.string(""), .claimsIatType, .claimsIatType),
      (.string(" 1700000000"), .claimsIatType, .claimsIatType),
      (.string("1700000000 "), .claimsIatType, .claimsIatType),
      (.string("01700000000"), .claimsIatType, .claimsIatType),
      (.string("+17e8"), .claimsIatType, .claimsIatType), (.null, .claimsIatType, .claimsIatType),
      (.string("2023-11-14T22:13:20Z"), .claimsIatType, .claimsIatType),
      (.string("1e30"), .claimsIatType, .claimsIatRange),
      (.bool(true), .claimsIatType, .claimsIatType),
      (.array([.number("17e8")]), .claimsIatType, .claimsIatType), (.number("17e8"), nil, nil),
    ]
    for (iat, strict, legacy) in cases {
      let recipe = TokenRecipe(["iat": iat, "exp": .number("1700000300")])
      #expect(recipe.refused(by: .sample { $0.now = Self.base }) == strict, "\(iat)")
      let lenient = Expectations.sample {
        $0.now = Self.base
        $0.policy.allowsStringDates = true
      }
      #expect(recipe.refused(by: lenient) == legacy, "\(iat)")
    }
    let both = TokenRecipe(["iat": .number("17e8"), "exp": .string("1700000300")])
    #expect(both.refused(by: .sample { $0.now = Self.base }) == .claimsExpType)
  }

  @Test func anEscapedDigitOfAStringIsADigit() {
    var recipe = TokenRecipe(["iat": .string("17e8"), "exp": .string("1700000300")])
    let text = String(decoding: recipe.renderedPlaintext, as: UTF8.self)
    recipe.plaintext = Array(text.replacing("\"17e8\"", with: "\"1\\u0037e8\"").utf8)
    #expect(recipe.plaintext?.count == text.utf8.count + 5)
    let lenient = Expectations.sample {
      $0.now = Self.base
      $0.policy.allowsStringDates = true
    }
    #expect(recipe.refused(by: lenient) == nil)
  }
}
