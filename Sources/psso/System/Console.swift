import PlatformSSOAssertion

/// Where octets are read from.
protocol OctetSource {
  /// Whether a person types them.
  var isTerminal: Bool { get }

  /// Reads until the end, or until `limit` octets are read: an endless source is not read further.
  func read(atMost limit: Int) throws(SystemFailure) -> SecretBytes

  /// Reads one line that a terminal does not show.
  func readHidden(atMost limit: Int) throws(SystemFailure) -> SecretBytes
}

/// Where octets are written to.
protocol OctetDestination {
  /// Whether a person looks at them.
  var isTerminal: Bool { get }
  /// Whether they go to a file that other users may read.
  var isFileForOthers: Bool { get }
  /// Why something could not be written, unless the reader merely had enough.
  var failure: SystemFailure? { get }

  /// Writes all octets, or as many as the other end takes.
  func write(_ octets: Span<UInt8>)
}

/// The world that a command talks to, so that tests can stand in for it.
struct Console {
  var input: any OctetSource
  var output: any OctetDestination
  var error: any OctetDestination
  /// The environment variables `NO_COLOR` and `TERM`.
  var environment: [String: String]
  /// The time, in seconds since 1970-01-01T00:00:00Z.
  var now: () -> Int64
  /// The tool's own file, which it runs again for what may end a process.
  var executable = "/proc/self/exe"

  /// How words are coloured on standard output.
  var style: Style {
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = (environment["TERM"] ?? "dumb") == "dumb"
    return Style(isColored: output.isTerminal && !refusesColor && !isDumb)
  }

  /// Writes lines to standard output.
  func show(_ lines: [String]) {
    let text = lines.map { $0 + "\n" }.joined()
    output.write(text.utf8.span)
  }

  /// Writes one line to standard output.
  func show(_ line: String) {
    show([line])
  }

  /// Writes one line to standard error.
  func note(_ line: String) {
    let text = line + "\n"
    error.write(text.utf8.span)
  }
}
