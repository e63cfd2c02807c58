/// A JSON value and one of its many spellings.
public struct JSONText: Sendable, Equatable {
  /// A value as a tree; numbers keep their text.
  public indirect enum Tree: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([Tree])
    case object([(name: String, value: Tree)])

    /// Compares texts by their scalars, not as Swift does by canonical equivalence.
    public static func == (left: Tree, right: Tree) -> Bool {
      switch (left, right) {
      case (.null, .null): true
      case (.bool(let one), .bool(let other)): one == other
      case (.number(let one), .number(let other)): one == other
      case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
      case (.array(let one), .array(let other)): one == other
      case (.object(let one), .object(let other)):
        one.elementsEqual(other) {
          $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value
        }
      default: false
      }
    }
  }

  /// What the text stands for.
  public let tree: Tree
  /// The text, strict JSON in UTF-8.
  public let octets: [UInt8]
}
