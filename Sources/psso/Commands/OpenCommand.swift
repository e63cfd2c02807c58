import PlatformSSOAssertion

/// `psso open`: decrypts a token and judges it.
enum OpenCommand: Command {
  static let name = "open"
  static let abstract = "decrypts a token and checks it against what is expected"
  static let synopses = ["open --key FILE [EXPECTATION]... [OPTION]... < TOKEN"]
  static let notes = [
    """
    ECDH-ES authenticates no sender: whoever has the public key can make a valid token. Only the \
    comparisons, and the signature of the login request around the assertion, tie a password to \
    its login. What is not compared is named in the output.
    """,
    "The password is masked; --raw writes the decrypted octets as they are, and nothing else.",
  ]
  static let raw = Option("--raw", "write the plaintext's octets, password included")
  static let json = Option("--json", "print one JSON object")
  static let groups =
    [
      OptionGroup(
        "Token and key",
        [RecipientOptions.key] + TokenOptions.source
          + [RecipientOptions.profile, RecipientOptions.apv])
    ] + ExpectationOptions.groups + [
      TokenOptions.limits, OptionGroup("Output", [raw, json]),
    ]
  static let examples = [
    "psso open --key idp.jwk --audience 060798FF-814E-4C38-97F8-28C954B7E058 --subject foo \\",
    "    --nonce \"$nonce\" --request-nonce \"$server_nonce\" --scope \"$scope\" < token.txt",
    "psso open --key device.jwk --profile jose --apv \"$apv\" --raw < response.txt",
  ]

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    try arguments.refuse(json, beside: raw)
    let keyPath = try arguments.required(RecipientOptions.key)
    let profile = try RecipientOptions.profile(arguments)
    let expectations = try ExpectationOptions.expectations(arguments, console)
    let limits = try TokenOptions.limits(arguments)
    let agreedPartyVInfo = try RecipientOptions.agreedPartyVInfo(arguments)
    let key = try KeyFile.privateKey(RecipientOptions.key, keyPath)
    let token = try TokenOptions.read(arguments, limits, console)
    let report = OpenReport(
      profile: profile, unchecked: ExpectationOptions.unchecked(arguments, profile),
      form: form(arguments), console: console)
    do throws(Refusal) {
      switch profile {
      case .assertion:
        let opened = try EmbeddedAssertion.open(
          token.span, with: key, expecting: expectations, limits: limits)
        let claims = AssertionClaims.shown(in: opened.plaintext.span, limits: limits) ?? []
        report.accept(
          opened.header, claims: claims, opened.plaintext.span, warnings: opened.warnings)
      case .jose:
        let opened = try DirectJWE.open(
          token.span, with: key, agreedPartyVInfo: agreedPartyVInfo, limits: limits)
        report.accept(opened.header, claims: nil, opened.plaintext.span, warnings: [])
        if agreedPartyVInfo != nil, opened.header.partyVInfo != nil {
          console.note("psso: --apv: not used, since the header has its own apv")
        }
      }
      return .accepted
    } catch {
      let lacksPartyVInfo =
        error.rule == .contentAuthentication && agreedPartyVInfo == nil
        && Inspection(of: token.span, profile: .jose, limits: limits).header?.partyVInfo == nil
      report.refuse(error, lacksPartyVInfo: lacksPartyVInfo)
      return .refused
    }
  }

  private static func form(_ arguments: ParsedArguments) -> OpenReport.Form {
    if arguments.has(raw) { return .raw }
    return arguments.has(json) ? .json : .text
  }
}
