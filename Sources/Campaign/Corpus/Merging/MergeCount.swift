/// What became of the files that were merged into one target's grown corpus.
public struct MergeCount: Equatable, Sendable {
  /// Why a file is no unit.
  public enum Reason: String, CaseIterable, Sendable {
    /// libFuzzer takes no empty file for a unit.
    case empty
    /// Longer than what libFuzzer reads.
    case tooLong = "too long"
    /// It can't be read, or is damaged.
    case unreadable

    /// Why a file of a length is none; nil where it may be one.
    init?(ofLength count: Int, longest: Int) {
      guard count > 0 else {
        self = .empty
        return
      }
      guard count > longest else { return nil }
      self = .tooLong
    }
  }

  /// The target.
  public let target: String
  /// Units that were not there before.
  public internal(set) var new = 0
  /// Units that are there already, committed or grown.
  public internal(set) var known = 0
  /// Files that are no units, and why.
  public internal(set) var skipped: [Reason: Int] = [:]

  /// Starts with nothing.
  init(target: String) {
    self.target = target
  }
}
