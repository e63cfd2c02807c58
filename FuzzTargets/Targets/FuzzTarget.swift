import PlatformSSOAssertion

/// One entry point of the construct with the oracle that judges what it did.
///
/// The same body runs under libFuzzer, in the corpus replay and in the tests. It keeps no state
/// between inputs and reads neither a clock nor a source of randomness.
public protocol FuzzTarget: SendableMetatype {
  /// The name of the libFuzzer executable and of the folder in `Corpus/`.
  static var name: String { get }
  /// What an input is, as Markdown: a phrase without a capital and a full stop.
  static var reads: String { get }
  /// What must hold besides not crashing, as Markdown: a phrase without a capital and a full stop.
  static var oracle: String { get }

  /// Runs one input.
  ///
  /// - Throws: `OracleViolation` where the construct contradicts itself or its reference.
  static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict
}

/// What a target's decoder said of one input.
public enum Verdict: Equatable, Sendable {
  case accept
  case reject(Rule)
  /// The input is no key, where the target reads key files; no rule says so.
  case rejectKey(KeyError)
  /// The input is none that the target says anything of.
  case outOfScope
}

/// A contradiction that an oracle found; the input that shows it is a finding.
public struct OracleViolation: Error, Sendable, CustomStringConvertible {
  /// What should have held, in one sentence.
  public let description: String

  /// States what should have held.
  public init(_ description: String) {
    self.description = description
  }
}
