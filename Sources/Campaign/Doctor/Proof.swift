/// One thing that must hold before a quiet night of fuzzing means anything, and what was seen of it.
public struct Proof: Equatable, Sendable {
  /// What is proved.
  public enum Subject: String, CaseIterable, Sendable {
    /// Each executable has coverage counters and AddressSanitizer.
    case counters
    /// Each target is in every list that names targets.
    case lists
    /// Each committed file is one that replays read, under a name that states a verdict.
    case corpus
    /// Each target gives each of its seeds the verdict of its name.
    case seeds
    /// Each seed gets the same verdict twenty times, whatever ran before it.
    case determinism
    /// A trap of Swift's is caught.
    case trap
    /// A wrong verdict is caught.
    case violation
    /// A hang is caught.
    case hang
    /// A leak is caught.
    case leak
    /// A process that takes too much memory is caught.
    case memory
    /// A read behind the end of memory is caught where the library makes it.
    case overrun
  }

  /// What is proved.
  public let subject: Subject
  /// Whether it holds.
  public let holds: Bool
  /// What was seen, in one line.
  public let seen: String
  /// How to mend it; nil where it holds.
  public let remedy: String?

  /// It holds.
  static func holds(_ subject: Subject, _ seen: String) -> Proof {
    Proof(subject: subject, holds: true, seen: seen, remedy: nil)
  }

  /// It does not hold.
  static func fails(_ subject: Subject, _ seen: String, remedy: String) -> Proof {
    Proof(subject: subject, holds: false, seen: seen, remedy: remedy)
  }
}
