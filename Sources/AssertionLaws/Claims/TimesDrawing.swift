import PlatformSSOAssertion
import PropertyTesting

extension ClaimsDrawing {
  /// Draws the clock, and both times with every second on which a verdict turns.
  mutating func drawTimes() throws(Rejection) {
    let isNear = focus == .seconds
    let clocks: [Int64] = [
      1_685_732_230, 0, 1, -1, 60, 1 << 31, -(1 << 40), .max, .min, .max - 359, .min + 61,
    ]
    let now =
      !isNear && source.flag(percent: 25) ? source.one(of: clocks) : clocks[0]
    expectations.now = now
    let skew: UInt32 = source.one(of: [60, 0, 1, 3600, .max])
    expectations.policy.skew = skew
    let tolerance: UInt32 = source.one(of: [0, 1, 30, .max])
    expectations.policy.lifetimeTolerance = tolerance
    expectations.policy.allowsStringDates = isNear ? false : source.flag(percent: 40)
    let latest = Int128(now) + Int128(skew)
    let earliest = Int128(now) - Int128(skew)
    let limit = 300 + Int128(tolerance)
    let strays = isNear ? source.flag() : strays(.times)
    let issued = strays ? try second(near: latest) : Int128(now) - 100
    var expires = issued + 300
    if isNear || self.strays(.times) {
      switch source.place(among: [3, 3, 3, 1]) {
      case 0: expires = issued + (try second(near: limit))
      case 1: expires = try second(near: earliest)
      case 2: expires = issued + (try second(near: 0))
      default: expires = issued + Int128(source.integer(in: -400...400))
      }
    }
    try time("iat", issued)
    try time("exp", expires)
  }

  /// A second itself or one beside it, seldom one further away.
  private mutating func second(near second: Int128) throws(Rejection) -> Int128 {
    let distances: [Int128] = [0, -1, 1, -2, 2, -300, 300]
    return second + distances[source.place(among: [6, 6, 6, 1, 1, 1, 1])]
  }

  /// Adds a time in one of its spellings, or something that is none.
  private mutating func time(_ name: String, _ seconds: Int128) throws(Rejection) {
    guard !strays(.times) else { return try strayTime(name, seconds) }
    let number = try spelled(seconds)
    let isString = expectations.policy.allowsStringDates ? source.flag(percent: 50) : false
    claims.append((name, isString ? .string(number) : .number(number)))
  }

  private mutating func spelled(_ seconds: Int128) throws(Rejection) -> String {
    let forms = ["", ".0", "e0", "0e-1", ".000000001", ".999999999", ".0000000009", ".5E+00"]
    let form = forms[source.place(among: [20, 1, 1, 1, 1, 1, 1, 1])]
    // No number has a second digit behind a leading zero.
    return seconds == 0 && form.hasPrefix("0") ? "0" : "\(seconds)\(form)"
  }

  private mutating func strayTime(_ name: String, _ seconds: Int128) throws(Rejection) {
    switch source.place(among: [3, 2, 2, 1, 1]) {
    case 0: claims.append((name, .string("\(seconds)")))
    case 1: claims.append((name, .number(try source.draw(.dateNumbers))))
    case 2:
      let texts = [
        "\(seconds) ", " \(seconds)", "", "+\(seconds)", "0x10", "1e", "01", "now", "1.", "-", "\0",
        "2023-06-02T18:55:30Z", "\(seconds)\n", "[1]", "NaN", "\u{661}", "1 2",
      ]
      claims.append((name, .string(source.one(of: texts))))
    case 3: claims.append((name, try source.draw(Self.otherType)))
    default: break
    }
  }

  /// Draws a scope, which strays by order, repetition, separators, or a token more or less.
  mutating func drawScope() throws(Rejection) {
    let tokens = [
      ["openid", "offline_access", "urn:apple:platformsso"], ["a"], ["a", "b"], ["b", "a", "ab"],
      ["\u{E9}", "e"], [], [],
    ]
    let wanted = source.one(of: tokens)
    let text = wanted.joined(separator: " ")
    expectations.scope = expected(text)
    expectations.policy.scopeComparison = source.flag() ? .set : .text
    guard strays(.scope) else { return claims.append(("scope", .string(text))) }
    guard source.flag(percent: 70) else { return try claim("scope", text, .scope) }
    // Of no token, spaces alone are what comes closest.
    var stated = wanted.isEmpty ? ["", ""] : wanted
    let edits = (wanted.isEmpty ? 0 : 1) + source.place(among: [3, 1, 1])
    for _ in 0..<edits {
      let place = source.integer(in: 0...stated.count)
      switch source.place(among: [4, 3, 3, 1, 1]) {
      case 0: stated.reverse()
      case 1 where !stated.isEmpty: stated.insert(stated[0], at: place)
      case 2: stated.insert("", at: place)
      case 3 where place < stated.count: stated.remove(at: place)
      default: stated.insert("c", at: place)
      }
    }
    let separators = [" ", "\t", "  ", ",", "\u{A0}"]
    let separator = separators[source.place(among: [12, 1, 1, 1, 1])]
    claims.append(("scope", .string(stated.joined(separator: separator))))
  }
}
