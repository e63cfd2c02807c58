import Foundation
import PlatformSSOAssertion

@testable import psso

/// What one run of the tool wrote, and how it ended.
struct Session {
  let status: Int32
  let outputOctets: [UInt8]
  let error: String

  /// Standard output as text.
  var output: String { String(decoding: outputOctets, as: UTF8.self) }

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The lines of standard error.
  var errorLines: [String] { error.split(separator: "\n").map(String.init) }

  /// Runs the tool in this process, away from its clock, terminal and environment.
  init(
    _ arguments: [String], input: String = "", isTerminal: Bool = false,
    environment: [String: String] = ["TERM": "xterm"], now: Int64 = Sample.now
  ) {
    self.init(
      arguments, octets: Array(input.utf8), isTerminal: isTerminal, environment: environment,
      now: now)
  }

  init(
    _ arguments: [String], octets: [UInt8], isTerminal: Bool = false,
    environment: [String: String] = ["TERM": "xterm"], now: Int64 = Sample.now
  ) {
    let output = Recorder(isTerminal: isTerminal)
    let error = Recorder(isTerminal: isTerminal)
    var console = Console(
      input: Source(octets: octets), output: output, error: error, environment: environment,
      now: { now })
    console.executable = Self.tool.path
    status = Tool.run(arguments, console)
    outputOctets = output.octets
    self.error = String(decoding: error.octets, as: UTF8.self)
  }

  /// The tool as a program of its own, which stands beside the tests' program.
  static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "psso")

  /// Standard output as one JSON object.
  func object() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outputOctets))
    guard let object = value as? [String: Any] else { throw CocoaError(.coderInvalidValue) }
    return object
  }
}

/// Standard input that holds given octets.
struct Source: OctetSource {
  let octets: [UInt8]
  let isTerminal = false

  func read(atMost limit: Int) throws(SystemFailure) -> SecretBytes {
    SecretBytes(copying: octets.span.extracting(..<min(limit, octets.count)))
  }

  func readHidden(atMost limit: Int) throws(SystemFailure) -> SecretBytes {
    try read(atMost: limit)
  }
}

/// Standard output that keeps what is written.
final class Recorder: OctetDestination {
  private(set) var octets: [UInt8] = []
  let isTerminal: Bool
  let isFileForOthers = false
  let failure: SystemFailure? = nil

  init(isTerminal: Bool = false) {
    self.isTerminal = isTerminal
  }

  func write(_ written: Span<UInt8>) {
    for index in written.indices { octets.append(written[index]) }
  }
}
