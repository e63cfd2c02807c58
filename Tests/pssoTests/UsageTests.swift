import Testing

/// Each wrong command line ends with status 2, one line that names what is wrong, and a hint.
@Suite struct UsageTests {
  @Test(arguments: [
    ([], "command: missing", ""),
    (["frobnicate"], "argument 1: no such command", ""),
    (["--frobnicate"], "argument 1: unknown option", ""),
    (["help", "frobnicate"], "help: no such command", ""),
    (["open"], "--key: missing", "open "),
    (["open", "--kei", "x"], "--kei: unknown option", "open "),
    (["open", "-k", "x"], "-k: unknown option", "open "),
    (["open", "--key"], "--key: needs a value: FILE", "open "),
    (["open", "--key", "--json"], "--key: needs a value: FILE", "open "),
    (["open", "--key", "a", "--key", "b"], "--key: given twice", "open "),
    (["open", "--key=a", "--json=yes"], "--json: takes no value", "open "),
    (
      ["open", "--key", "a", "b"], "argument 3: unexpected; each value follows its option", "open "
    ),
    (["open", "--key", "a", "--raw", "--json"], "--json: not together with --raw", "open "),
    (
      ["open", "--key", "a", "--skew", "-1"], "--skew: not a whole number from 0 to 4294967295",
      "open "
    ),
    (
      ["open", "--key", "a", "--skew", "+1"], "--skew: not a whole number from 0 to 4294967295",
      "open "
    ),
    (
      ["open", "--key", "a", "--skew", "4294967296"],
      "--skew: not a whole number from 0 to 4294967295", "open "
    ),
    (
      ["open", "--key", "a", "--at", "1e9"],
      "--at: not a whole number from -9223372036854775808 to 9223372036854775807", "open "
    ),
    (
      ["open", "--key", "a", "--max-depth", "513"], "--max-depth: not a whole number from 1 to 512",
      "open "
    ),
    (
      ["open", "--key", "a", "--profile", "jwt"], "--profile: not one of: jose, assertion", "open "
    ),
    (
      ["open", "--key", "a", "--kid-mismatch", "no"], "--kid-mismatch: not one of: warn, refuse",
      "open "
    ),
    (
      ["open", "--key", "a", "--any-apv-prefix", "--apv-prefix", "p"],
      "--any-apv-prefix: not together with --apv-prefix", "open "
    ),
    (
      ["open", "--key", "a", "--nonce-claim", "password"],
      "--nonce-claim: the name of another claim", "open "
    ),
    (["open", "--key", "a", "--apv", "AA"], "--apv: needs --profile jose", "open "),
    (
      ["open", "--key", "a", "--profile", "jose", "--apv", "A A"],
      "--apv: not strict base64url at character 1", "open "
    ),
    (
      ["open", "--key", "a", "--profile", "jose", "--scope", "x"],
      "--scope: needs --profile assertion", "open "
    ),
    (["inspect", "--profile", "jose", "--apv", "AA"], "--apv: needs --key", "inspect "),
    (["inspect", "--rules", "some"], "--rules: not one of: all, broken, none", "inspect "),
    (["seal"], "--recipient: missing", "seal "),
    (["seal", "--password", "x"], "--password: unknown option", "seal "),
    (["seal", "--password=geheim"], "--password: unknown option", "seal "),
    (["seal", "--recipient", "a", "--claim", "x"], "--claim: not of the form NAME=JSON", "seal "),
    (["keygen", "--format", "der"], "--format: not one of: jwk, pem", "keygen "),
    (["opne"], "argument 1: no such command; did you mean open?", ""),
    (["corpus"], "corpus: needs one of: list, merge, adopt, export", "corpus "),
    (["corpus", "lsit"], "argument 2: no such command; did you mean list?", "corpus "),
    (["corpus", "list", "--grown"], "--grown: unknown option", "corpus list "),
    (["corpus", "merge"], "arguments: name what to merge", "corpus merge "),
    (
      ["corpus", "merge", "--max-len", "0", "x"],
      "--max-len: not a whole number from 1 to 1073741824", "corpus merge "
    ),
    (["corpus", "adopt", "Claims"], "arguments: name one target and one file", "corpus adopt "),
    (["corpus", "export", "--output", "x"], "--format: missing", "corpus export "),
    (["corpus", "export", "--format", "go"], "--output: missing", "corpus export "),
    (
      ["corpus", "export", "--format", "rust", "--output", "x"],
      "--format: not one of: oss-fuzz, go, folder, wycheproof", "corpus export "
    ),
    (
      ["coverage", "--at-least", "101"], "--at-least: not a whole number from 0 to 100",
      "coverage "
    ),
    (["targets", "--markdown", "--json"], "--markdown: not together with --json", "targets "),
    (["fuzz", "Claism"], "target Claism: no such target; did you mean Claims?", "fuzz "),
    (
      ["fuzz", "--time", "90"], "--time: not a time such as 30s, 20m, 8h or 1h30m", "fuzz "
    ),
    (["fuzz", "--time", "1m", "--runs", "5"], "--time: not together with --runs", "fuzz "),
    (["fuzz", "--jobs", "0"], "--jobs: not a whole number from 1 to 256", "fuzz "),
    (["fuzz", "--seed", "0"], "--seed: not a whole number from 1 to 2147483647", "fuzz "),
    (["repro", "Claims"], "operands: not TARGET FILE", "repro "),
    (
      ["repro", "--decode", "--json", "Claims", "x"], "--decode: not together with --json", "repro "
    ),
    (["minimize", "Nothing", "x"], "target Nothing: no such target", "minimize "),
    (["doctor", "hnag"], "proof hnag: no such proof; did you mean hang?", "doctor "),
    (["rules", "no.such-rule"], "rule no.such-rule: no such rule", "rules "),
    (["rules", "--markdown", "--json"], "--markdown: not together with --json", "rules "),
    (["rules", "--stage", "jwe"], "--stage: not one of: compact, base64url, ", "rules "),
  ])
  func isOneLineAndAHint(_ arguments: [String], _ message: String, _ topic: String) throws {
    // A key or a recipient that is never read may stay a name.
    var arguments = arguments
    if arguments.first == "seal", arguments.contains("--claim") {
      arguments += ["--audience", "a", "--user", "u", "--nonce", "n", "--request-nonce", "r"]
      let scratch = try Scratch()
      arguments[2] = try scratch.key()
      try check(Session(arguments), message, topic)
    } else {
      try check(Session(arguments), message, topic)
    }
  }

  private func check(_ session: Session, _ message: String, _ topic: String) throws {
    #expect(session.status == 2)
    #expect(session.output.isEmpty)
    try #require(session.errorLines.count == 2)
    #expect(session.errorLines[0].hasPrefix("psso: \(message)"))
    #expect(session.errorLines[1] == "hint: psso \(topic)--help")
    #expect(!session.error.contains("geheim"))
  }

  @Test func aNonceMayStartWithADash() throws {
    let scratch = try Scratch()
    var arguments = Sample.sealing(to: try scratch.key())
    arguments[8] = "-n1"
    let token = Session(arguments, input: Sample.password).output
    let opened = Session(
      ["open", "--key", try scratch.key(), "--nonce", "-n1", "--json"], input: token)
    #expect(opened.status == 0)
  }

  @Test func namesOfOptionsCanNotDriveTheTerminal() {
    let session = Session(["open", "--\u{1B}[31m\u{202E}"])
    #expect(session.errorLines.first == "psso: --\\u001b[31m\\u202e: unknown option")
  }
}
