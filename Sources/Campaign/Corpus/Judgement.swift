/// What became of one input that a target was run on in another process.
public enum Judgement: Equatable, Sendable {
  /// The target kept to its oracle, and says `accept`, `reject.<id>` or `out-of-scope`.
  case verdict(String)
  /// An oracle found a contradiction.
  case violation(String)
  /// The process died: a trap, or too much memory.
  case death(String)
  /// It did not end in time.
  case timeout(seconds: Double)

  /// Why the input is a finding; nil where it is none.
  public var failure: String? {
    switch self {
    case .verdict: nil
    case .violation(let text): "oracle violation: \(text)"
    case .death(let reason): reason
    case .timeout(let seconds): "did not end within \(seconds.formatted()) s"
    }
  }
}
