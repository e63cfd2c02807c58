import PlatformSSOAssertion

/// `psso keygen`: makes a key pair.
enum KeygenCommand: Command {
  /// How a key is written.
  enum Format: String, CaseIterable {
    case jwk
    case pem
  }

  static let name = "keygen"
  static let abstract = "makes a P-256 key pair for a recipient"
  static let synopses = ["keygen [--private FILE] [--public FILE] [--format jwk|pem]"]
  static let notes = [
    """
    Without --private the private key goes to standard output. A private file is made with mode \
    0600, and no existing file is ever overwritten.
    """
  ]
  static let privateFile = Option("--private", "FILE", "where to write the private key")
  static let publicFile = Option("--public", "FILE", "where to write the public key")
  static let format = Option(
    "--format", "NAME", "jwk (the default), or pem: PKCS#8 and SPKI, without a passphrase")
  static let groups = [OptionGroup("Options", [privateFile, publicFile, format])]
  static let examples = ["psso keygen --private idp.jwk --public idp.pub.jwk"]
  static let exitStatus = [Row("0", "done"), Row("2", "wrong usage, or a file can't be made")]

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let format = try arguments.choice(format, of: Format.allCases) ?? .jwk
    let key = P256PrivateKey.generate()
    var rows: [Row] = []
    if let path = arguments.text(privateFile) {
      let octets = privateText(key, format)
      try Files.create(privateFile, path, mode: 0o600, octets.span)
      rows.append(Row("private key", "\(Printable.text(path)) (mode 0600)"))
    }
    if let path = arguments.text(publicFile) {
      do throws(Problem) {
        let octets = publicText(key.publicKey, format)
        try Files.create(publicFile, path, mode: 0o644, octets.span)
      } catch {
        // Half a pair is of no use, and would stand in the way of the next attempt.
        if let path = arguments.text(privateFile) { Files.remove(path) }
        throw error
      }
      rows.append(Row("public key", Printable.text(path)))
    }
    rows.append(Row("kid", key.publicKey.keyIdentifier))
    let lines = Layout.rows(rows, indent: 0)
    guard !arguments.has(privateFile) else {
      console.show(lines)
      return .accepted
    }
    let octets = privateText(key, format)
    console.output.write(octets.span)
    for line in lines { console.note(line) }
    if console.output.isFileForOthers {
      console.note("psso: standard output: a private key in a file that others may read")
    }
    return .accepted
  }

  private static func privateText(
    _ key: borrowing P256PrivateKey, _ format: Format
  ) -> SecretBytes {
    switch format {
    case .jwk:
      var text = key.jwk()
      text.append(UInt8(ascii: "\n"))
      return text
    case .pem: return key.pem()
    }
  }

  private static func publicText(_ key: P256PublicKey, _ format: Format) -> [UInt8] {
    switch format {
    case .jwk: key.jwk + [UInt8(ascii: "\n")]
    case .pem: key.pem()
    }
  }
}
