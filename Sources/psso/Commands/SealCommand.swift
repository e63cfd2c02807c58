import PlatformSSOAssertion

/// `psso seal`: makes a token as the Mac does.
enum SealCommand: Command {
  static let name = "seal"
  static let abstract = "makes an encrypted embedded assertion as the Mac does"
  static let synopses = [
    "seal --recipient FILE --audience TEXT --user TEXT --nonce TEXT --request-nonce TEXT "
      + "[OPTION]... < PASSWORD"
  ]
  static let notes = [
    """
    The password comes from standard input or from a file, never from an argument, which other \
    users could see. One final newline is dropped unless --exact is given.
    """,
    """
    --ephemeral-key and --iv make a known answer, for tests alone: a pair that is used twice for \
    one recipient gives both plaintexts away.
    """,
  ]
  static let groups = [
    OptionGroup(
      "Claims",
      [
        SealOptionList.audience, SealOptionList.user, SealOptionList.nonce,
        SealOptionList.requestNonce, SealOptionList.scope, SealOptionList.iat,
        SealOptionList.claim,
      ]),
    OptionGroup(
      "Recipient and header",
      [
        SealOptionList.recipient, SealOptionList.apvPrefix, ExpectationOptions.nonceClaim,
        SealOptionList.header,
      ]),
    OptionGroup("Password", [SealOptionList.passwordFile, SealOptionList.exact]),
    OptionGroup("Known answers", [SealOptionList.ephemeralKey, SealOptionList.iv]),
  ]
  static let examples = [
    "psso seal --recipient idp.pub.jwk --audience 060798FF-814E-4C38-97F8-28C954B7E058 \\",
    "    --user foo --nonce \"$nonce\" --request-nonce \"$server_nonce\" < password.txt",
  ]
  static let exitStatus = [
    Row("0", "done"), Row("2", "wrong usage, or a file that is of no use"),
  ]

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let recipientPath = try arguments.required(SealOptionList.recipient)
    let options = try SealOptionList.options(arguments)
    let recipient = try KeyFile.publicKey(SealOptionList.recipient, recipientPath)
    let material = try SealOptionList.material(arguments)
    let claims = try SealOptionList.claims(arguments, console)
    let token: [UInt8]
    do throws(SealError) {
      token = try EmbeddedAssertion.seal(
        claims, to: recipient, options: options, material: material)
    } catch {
      throw .usage("seal", error.description)
    }
    let line = token + [UInt8(ascii: "\n")]
    console.output.write(line.span)
    return .accepted
  }
}
