import AssertionLaws
import PropertyTesting

/// A law as a fuzz target: libFuzzer's octets are the choices that its input is built from.
///
/// What libFuzzer finds is a choice file, which a property test replays and shrinks, and the other way
/// round.
public protocol PropertyTarget: FuzzTarget {
  associatedtype Input
  /// The law.
  static var property: Property<Input> { get }
}

extension PropertyTarget {
  /// Runs one input: a choice sequence.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    switch property.run(octets: input).result {
    case .holds: return .accept
    case .rejected: return .outOfScope
    case .fails(let falsification):
      let value = property.describe(octets: [UInt8](copying: input)) ?? ""
      throw OracleViolation("\(property.name): \(falsification), for \(value)")
    }
  }
}
