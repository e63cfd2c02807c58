import PlatformSSOAssertion

/// `psso inspect`: shows what a token is made of, what binds to what, and every rule's verdict.
enum InspectCommand: Command {
  /// Which rules are listed.
  enum Listing: String, CaseIterable {
    case all
    case broken
    case none
  }

  static let name = "inspect"
  static let abstract = "shows a token's layers, its bindings and the verdict on every rule"
  static let synopses = ["inspect [--key FILE] [EXPECTATION]... [OPTION]... < TOKEN"]
  static let notes = [
    """
    Without a key everything is shown that is not encrypted. Where no expectation and no policy is \
    given, nothing is compared that the token does not state itself, and times are not judged; \
    with any of them the token is judged as by open, at the time --at.
    """,
    "The password is always masked. What a terminal might obey is shown as an escape.",
  ]
  static let rules = Option(
    "--rules", "WHICH", "all (the default); broken, with warnings; or none")
  static let json = Option("--json", "print one JSON object")
  static let groups =
    [
      OptionGroup(
        "Token and key",
        [RecipientOptions.key] + TokenOptions.source
          + [RecipientOptions.profile, RecipientOptions.apv])
    ] + ExpectationOptions.groups + [
      TokenOptions.limits, OptionGroup("Output", [rules, json]),
    ]
  static let examples = [
    "psso inspect --token token.txt",
    "psso inspect --key idp.jwk --at 1685732200 --rules broken < token.txt",
  ]
  static let exitStatus = [
    Row("0", "no rule is broken, as far as can be told"), Row("1", "a rule is broken"),
    Row("2", "wrong usage, or a file that is of no use"),
  ]

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let profile = try RecipientOptions.profile(arguments)
    let listing = try arguments.choice(rules, of: Listing.allCases) ?? .all
    let limits = try TokenOptions.limits(arguments)
    let agreedPartyVInfo = try RecipientOptions.agreedPartyVInfo(arguments)
    let stated = try ExpectationOptions.expectations(arguments, console)
    let expectations = ExpectationOptions.isStated(arguments) ? stated : nil
    if agreedPartyVInfo != nil, !arguments.has(RecipientOptions.key) {
      throw .usage(RecipientOptions.apv.name, "needs \(RecipientOptions.key.name)")
    }
    guard let path = arguments.text(RecipientOptions.key) else {
      let token = try TokenOptions.read(arguments, limits, console)
      let inspection = Inspection(
        of: token.span, profile: profile, expecting: expectations, limits: limits)
      return show(inspection, token, limits, listing, arguments, console)
    }
    let key = try KeyFile.privateKey(RecipientOptions.key, path)
    let token = try TokenOptions.read(arguments, limits, console)
    let inspection = Inspection(
      of: token.span, with: key, profile: profile, expecting: expectations,
      agreedPartyVInfo: agreedPartyVInfo, limits: limits)
    return show(inspection, token, limits, listing, arguments, console)
  }

  private static func show(
    _ inspection: borrowing Inspection, _ token: borrowing SecretBytes, _ limits: Limits,
    _ listing: Listing, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    let layers = LayerTree(inspection, token.span, limits)
    if arguments.has(json) {
      let report = InspectionJSON.object(inspection, layers, listing)
      console.show(JSONText.line(report))
    } else {
      let verdicts = VerdictTable(style: console.style)
      var lines = layers.tree.lines + [""] + verdicts.bindings(inspection)
      if listing != .none { lines += [""] + verdicts.rules(inspection, listing) }
      console.show(lines + [""] + verdicts.conclusion(inspection))
    }
    return inspection.broken.isEmpty ? .accepted : .refused
  }
}
