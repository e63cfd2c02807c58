/// Why something about the corpus, its targets or a build could not be done: one line for a person.
public struct Obstacle: Error, Equatable, Sendable, CustomStringConvertible {
  /// Whose fault it is, which decides on the exit status.
  public enum Kind: Equatable, Sendable {
    /// What the command line names is of no use.
    case usage
    /// It could be done, and is refused.
    case refusal
    /// The harness, or a target of it, is broken or not built.
    case broken
  }

  /// Whose fault it is.
  public let kind: Kind
  /// The file, target or tool at fault.
  public let thing: String
  /// What is wrong with it, without a capital and a full stop.
  public let why: String

  /// States what is wrong with what.
  public init(_ kind: Kind, _ thing: String, _ why: String) {
    self.kind = kind
    self.thing = thing
    self.why = why
  }

  /// What is wrong, in one line.
  public var description: String { "\(thing): \(why)" }
}
