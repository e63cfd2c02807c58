import PlatformSSOAssertion

/// The options that say which token to read and how much of it.
enum TokenOptions {
  static let token = Option("--token", "FILE", "the token; from standard input unless given")
  static let exact = Option(
    "--exact", "keep the token's final newline; one LF or CRLF is dropped otherwise")
  static let maxToken = Option(
    "--max-token", "OCTETS", "the longest token to read (262144)")
  static let maxHeader = Option(
    "--max-header", "OCTETS", "the longest decoded header (65536)")
  static let maxDepth = Option(
    "--max-depth", "COUNT", "how deep JSON may nest (32, at most 512)")
  static let maxMembers = Option(
    "--max-members", "COUNT", "how many members and elements one JSON text may have (1024)")

  static let source = [token, exact]
  static let limits = OptionGroup("Limits", [maxToken, maxHeader, maxDepth, maxMembers])

  /// The limits, as adjusted.
  static func limits(_ arguments: ParsedArguments) throws(Problem) -> Limits {
    var limits = Limits()
    let mostOctets = 1 << 30
    if let size = try arguments.number(maxToken, in: 1...mostOctets) { limits.tokenSize = size }
    if let size = try arguments.number(maxHeader, in: 1...mostOctets) { limits.headerSize = size }
    // Trees of JSON values are printed and released by recursion, so depth needs an upper bound.
    if let depth = try arguments.number(maxDepth, in: 1...512) { limits.depth = depth }
    if let count = try arguments.number(maxMembers, in: 1...1_000_000) { limits.members = count }
    return limits
  }

  /// Reads the token.
  ///
  /// It is read no further than to tell that it is over the limit, for `open` to refuse it by rule.
  static func read(
    _ arguments: ParsedArguments, _ limits: Limits, _ console: Console
  ) throws(Problem) -> SecretBytes {
    let path = arguments.text(token)
    if path == nil || path == "-", console.input.isTerminal {
      console.note("psso: reading the token from the terminal; end it with Control-D")
    }
    let newlineCount = 2
    let octets = try Files.read(
      token, path, atMost: limits.tokenSize + newlineCount + 1, console)
    let trimmed = Files.trimmed(octets.span, isExact: arguments.has(exact))
    return SecretBytes(copying: trimmed)
  }
}
