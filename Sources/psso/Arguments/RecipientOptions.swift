import PlatformSSOAssertion

/// The options that say whose token it is and under which rules to read it.
enum RecipientOptions {
  static let key = Option(
    "--key", "FILE", "the recipient's private key: JWK, or PEM without a passphrase")
  static let profile = Option(
    "--profile", "NAME",
    "assertion: all of Apple's layout and claims (the default); jose: the RFCs' rules alone")
  static let apv = Option(
    "--apv", "BASE64URL",
    "PartyVInfo as agreed outside a token whose header has no apv; profile jose only")

  /// The profile.
  ///
  /// - Throws: A usage problem where an option was given that the profile would ignore: a comparison
  ///   that silently is none would be worse.
  static func profile(_ arguments: ParsedArguments) throws(Problem) -> Profile {
    let chosen = try arguments.choice(profile, of: Profile.allCases) ?? .assertion
    switch chosen {
    case .assertion:
      guard !arguments.has(apv) else { throw .usage(apv.name, "needs --profile jose") }
    case .jose:
      for option in ExpectationOptions.expected + ExpectationOptions.policies
      where arguments.has(option) {
        throw .usage(option.name, "needs --profile assertion")
      }
    }
    return chosen
  }

  /// The PartyVInfo that was agreed outside the token.
  static func agreedPartyVInfo(_ arguments: ParsedArguments) throws(Problem) -> [UInt8]? {
    guard let text = arguments.text(apv) else { return nil }
    do throws(Base64URL.Fault) {
      return try Base64URL.decode(text.utf8.span)
    } catch {
      throw .usage(apv.name, "not strict base64url at character \(error.offset)")
    }
  }
}
