import PlatformSSOAssertion

/// The options that say what a token is compared with, for `open` and `inspect` alike.
enum ExpectationOptions {
  static let audience = Option("--audience", "TEXT", "the configured audience, for aud")
  static let subject = Option("--subject", "TEXT", "the login user name, for iss and sub")
  static let nonce = Option("--nonce", "TEXT", "the login request's nonce, for nonce")
  static let requestNonce = Option(
    "--request-nonce", "TEXT", "the nonce that the server issued, for apv and request_nonce")
  static let scope = Option("--scope", "TEXT", "the login request's scope, for scope")
  static let at = Option("--at", "EPOCH", "the time at which to judge iat and exp (now)")

  static let skew = Option("--skew", "SECONDS", "how far clocks may differ (60)")
  static let lifetimeTolerance = Option(
    "--lifetime-tolerance", "SECONDS", "how much longer than 300 s an assertion may live (0)")
  static let apvPrefix = Option(
    "--apv-prefix", "TEXT", isRepeatable: true,
    "PartyVInfo's prefix (APPLEEMBEDDED); repeat it to allow one of several")
  static let anyAPVPrefix = Option("--any-apv-prefix", "allow any prefix in PartyVInfo")
  static let nonceClaim = Option(
    "--nonce-claim", "NAME", "the claim that replaces request_nonce (serverNonceClaimName)")
  static let kidMismatch = Option(
    "--kid-mismatch", "REACTION", "where kid names another key: warn (the default) or refuse")
  static let keyReference = Option(
    "--key-reference", "REACTION", "where the header has jku, jwk, x5u or x5c: warn or refuse")
  static let stringDates = Option("--string-dates", "allow iat and exp as numeric strings")
  static let scopeSet = Option("--scope-set", "compare scopes as sets, not as texts")

  static let expected = [audience, subject, nonce, requestNonce, scope, at]
  static let policies = [
    skew, lifetimeTolerance, apvPrefix, anyAPVPrefix, nonceClaim, kidMismatch, keyReference,
    stringDates, scopeSet,
  ]
  static let groups = [
    OptionGroup("Expectations (what is not given is not compared)", expected),
    OptionGroup("Policy", policies),
  ]

  /// Whether any of these options was given.
  static func isStated(_ arguments: ParsedArguments) -> Bool {
    (expected + policies).contains(where: arguments.has)
  }

  /// What to compare with; what was not given is left unchecked.
  static func expectations(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> Expectations {
    func expected(_ option: Option) -> Expected {
      arguments.text(option).map { .exactly($0) } ?? .unchecked
    }
    return Expectations(
      audience: expected(audience), subject: expected(subject), nonce: expected(nonce),
      requestNonce: expected(requestNonce), scope: expected(scope),
      now: try arguments.number(at, in: Int64.min...Int64.max) ?? console.now(),
      policy: try policy(arguments))
  }

  /// The names of what `open` does not compare.
  static func unchecked(_ arguments: ParsedArguments, _ profile: Profile) -> [String] {
    let compared = [audience, subject, nonce, requestNonce, scope]
    let names = compared.filter { !arguments.has($0) }.map { String($0.name.dropFirst(2)) }
    return profile == .assertion ? names : names + ["time"]
  }

  private static func policy(_ arguments: ParsedArguments) throws(Problem) -> AssertionPolicy {
    var policy = AssertionPolicy()
    try arguments.refuse(anyAPVPrefix, beside: apvPrefix)
    let prefixes = arguments.texts(apvPrefix)
    if arguments.has(anyAPVPrefix) { policy.partyVPrefix = .any }
    if !prefixes.isEmpty { policy.partyVPrefix = .oneOf(prefixes) }
    if let seconds = try arguments.number(skew, in: UInt32.min...UInt32.max) {
      policy.skew = seconds
    }
    if let seconds = try arguments.number(lifetimeTolerance, in: UInt32.min...UInt32.max) {
      policy.lifetimeTolerance = seconds
    }
    let reactions: [AssertionPolicy.Reaction] = [.warn, .refuse]
    if let reaction = try arguments.choice(kidMismatch, of: reactions) {
      policy.kidMismatch = reaction
    }
    if let reaction = try arguments.choice(keyReference, of: reactions) {
      policy.keyReference = reaction
    }
    policy.allowsStringDates = arguments.has(stringDates)
    if arguments.has(scopeSet) { policy.scopeComparison = .set }
    if let name = try nonceClaimName(arguments) { policy.serverNonceClaimName = name }
    return policy
  }

  /// The name of the claim with the server's nonce, where it is another than Apple's default.
  static func nonceClaimName(_ arguments: ParsedArguments) throws(Problem) -> String? {
    guard let name = arguments.text(nonceClaim) else { return nil }
    let taken = ["aud", "exp", "iat", "iss", "nonce", "password", "scope", "sub"]
    guard !taken.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      throw .usage(nonceClaim.name, "the name of another claim")
    }
    return name
  }
}
