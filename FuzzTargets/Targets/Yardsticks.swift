import AssertionMutation
import PlatformSSOAssertion

// Bodies to measure the others by; they are not among the targets.

/// Does nothing.
public enum EmptyTarget: FuzzTarget {
  /// The name of the executable.
  public static let name = "Empty"
  /// What an input is.
  public static let reads = "nothing"
  /// What must hold besides not crashing.
  public static let oracle = "none: it does nothing, and is a yardstick"

  /// Runs one input.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict { .accept }
}

/// Multiplies one point of P-256 by the sample's scalar, which every key agreement costs.
public enum MultiplicationTarget: FuzzTarget {
  /// The name of the executable.
  public static let name = "Multiplication"
  /// What an input is.
  public static let reads = "nothing"
  /// What must hold besides not crashing.
  public static let oracle = "none: it multiplies one point of P-256, and is a yardstick"

  /// Runs one input.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    product()
  }

  fileprivate static func product() -> Verdict {
    let secret = Sample.recipient.sharedSecret(with: ephemeral)
    return secret.count == 32 ? .accept : .outOfScope
  }

  private static let ephemeral = Sample.ephemeral.publicKey
}

/// Multiplies twice, which sealing and opening cost together.
public enum TwoMultiplicationsTarget: FuzzTarget {
  /// The name of the executable.
  public static let name = "TwoMultiplications"
  /// What an input is.
  public static let reads = "nothing"
  /// What must hold besides not crashing.
  public static let oracle = "none: it multiplies a point of P-256 twice, and is a yardstick"

  /// Runs one input.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let verdict = MultiplicationTarget.product()
    return verdict == .accept ? MultiplicationTarget.product() : verdict
  }
}
