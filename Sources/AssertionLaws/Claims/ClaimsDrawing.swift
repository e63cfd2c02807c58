import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// What a law on claims varies most.
enum ClaimsConcern: Sendable {
  case audience
  case user
  case times
  /// The times again, as whole seconds at and beside those on which a verdict turns.
  case seconds
  case nonces
  case scope
  case password
  case keyNames
}

/// Draws the claims of a login and what is expected of them, most of which fits.
struct ClaimsDrawing {
  typealias Tree = JSONText.Tree

  var source: ChoiceSource
  /// What strays often, or nil where everything does now and then.
  let focus: ClaimsConcern?
  var claims: [(name: String, value: Tree)] = []
  var expectations = Sample.expectations

  /// Logins with claims that stray from what is expected of them.
  static func generator(_ focus: ClaimsConcern?) -> Generator<ClaimsInput> {
    Generator { source throws(Rejection) in
      var drawing = ClaimsDrawing(source: source, focus: focus)
      let input = try drawing.input()
      source = drawing.source
      return input
    }
  }

  private mutating func input() throws(Rejection) -> ClaimsInput {
    try drawAudience()
    try drawUser()
    try drawTimes()
    try drawScope()
    let partyVNonce = try drawNonces()
    let password = source.text(count: 0...6)
    try claim("password", password, .password)
    if case .object(let members) = try source.draw(Self.custom) { claims += members }
    let (kid, hasKeyReference) = try drawKeyNames()
    return ClaimsInput(
      text: source.spelled(.object(try shuffled())), expectations: expectations,
      partyVNonce: partyVNonce, kid: kid, hasKeyReference: hasKeyReference)
  }

  /// Whether something strays here.
  mutating func strays(_ concern: ClaimsConcern) -> Bool {
    source.flag(percent: focus == nil ? 10 : focus == concern ? 50 : 1)
  }

  /// Adds a claim with a text, or one that is missing, of another type, or close to the text.
  mutating func claim(
    _ name: String, _ text: String, _ concern: ClaimsConcern
  ) throws(Rejection) {
    guard strays(concern) else { return claims.append((name, .string(text))) }
    switch source.place(among: [5, 1, 1, 1]) {
    case 1: break
    case 2: claims.append((name, try source.draw(Self.otherType)))
    case 3: claims.append((name.uppercased(), .string(text)))
    default: claims.append((name, .string(source.nearMiss(of: text))))
    }
  }

  private mutating func drawAudience() throws(Rejection) {
    let texts = ["A", "060798FF-814E-4C38-97F8-28C954B7E058", "", "a,b", "\u{E9}"]
    let text = source.one(of: texts)
    expectations.audience = expected(text)
    guard source.flag(percent: 40) else { return try claim("aud", text, .audience) }
    var audiences: [String] = []
    source.repeated(0...3) { source in audiences.append(source.nearMiss(of: text)) }
    if !strays(.audience) {
      audiences.insert(text, at: source.integer(in: 0...audiences.count))
    }
    var elements = audiences.map { Tree.string($0) }
    if strays(.audience), source.flag(percent: 30) {
      elements.append(try source.draw(Self.otherType))
    }
    claims.append(("aud", .array(elements)))
  }

  private mutating func drawUser() throws(Rejection) {
    let names = [
      "foo", "J\u{FC}rgen", "Ju\u{308}rgen", "\u{212B}", "\u{C5}sa", "\u{E9}", "e\u{301}", "a\0b",
      "", "foo@example.com",
    ]
    let name = source.one(of: names)
    expectations.subject = expected(name)
    // Both stray alike as often as each by itself.
    let user = strays(.user) ? source.nearMiss(of: name) : name
    try claim("iss", user, .user)
    try claim("sub", user, .user)
  }

  /// - Returns: PartyVInfo's nonce.
  private mutating func drawNonces() throws(Rejection) -> String {
    let nonces = ["n1", "D1DEE607-0F44-43F5-8B3E-042E91F425A7", "", "n\u{E9}", "N1"]
    let nonce = source.one(of: nonces)
    expectations.nonce = expected(nonce)
    try claim("nonce", nonce, .nonces)
    let issued = source.one(of: [Sample.requestNonce, "a+/=", "", "e\u{301}"])
    expectations.requestNonce = expected(issued)
    let name = source.one(of: ["request_nonce", "srv_nonce", "n\u{E9}"])
    expectations.policy.serverNonceClaimName = name
    let stated = strays(.nonces) ? source.nearMiss(of: issued) : issued
    try claim(name, stated, .nonces)
    if source.flag(percent: 20) {
      // A custom claim, where it is not the configured one.
      let others = ["request_nonce", "ne\u{301}", "srv_nonce"]
      let other = source.one(of: others)
      if !claims.contains(where: { $0.name.utf8.elementsEqual(other.utf8) }) {
        claims.append((other, .string(issued)))
      }
    }
    return strays(.nonces) ? source.nearMiss(of: issued) : stated
  }

  private mutating func drawKeyNames() throws(Rejection) -> (String?, Bool) {
    let reactions: [AssertionPolicy.Reaction] = [.refuse, .warn]
    expectations.policy.kidMismatch = source.one(of: reactions)
    expectations.policy.keyReference = source.one(of: reactions)
    var kid: String? = Sample.recipient.publicKey.keyIdentifier
    if strays(.keyNames) {
      let others = [nil, Sample.ephemeral.publicKey.keyIdentifier, "key 1", ""]
      kid = source.one(of: others)
    }
    return (kid, strays(.keyNames))
  }

  /// The text, or that nothing is compared with it.
  mutating func expected(_ text: String) -> Expected {
    source.flag(percent: 8) ? .unchecked : .exactly(text)
  }

  private mutating func shuffled() throws(Rejection) -> [(name: String, value: Tree)] {
    var order: [(name: String, value: Tree)] = []
    for member in claims
    where !order.contains(where: { $0.name.utf8.elementsEqual(member.name.utf8) }) {
      // Counted from the end, so that the simplest order is the one in which they were drawn.
      let place = source.integer(in: 0...order.count)
      order.insert(member, at: order.count - place)
    }
    return order
  }

  private static let custom = Generator<Tree>.object(
    .strings(count: 1...3), .json(budget: 3), count: 0...2)

  /// Values that are no text.
  static let otherType: Generator<Tree> = .oneOf(
    .element(of: [
      .null, .bool(true), .number("1"), .array([]), .array([.string("foo")]), .object([]),
    ]), .json(budget: 4).filter { if case .string = $0 { false } else { true } })
}
