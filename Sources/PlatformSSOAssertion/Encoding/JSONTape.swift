/// One value or member name of a JSON text, as a range of the text.
struct JSONNode: Sendable {
  /// What the range holds.
  enum Kind: UInt8, Sendable {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null
  }

  let kind: Kind
  /// Whether a string holds a backslash, so that its text differs from its octets.
  var hasEscapes = false
  /// The offset of the first octet; a string's is its opening quote.
  let start: Int
  /// The offset behind the last octet.
  var end: Int
  /// The tape index behind the value and all that it contains.
  var next: Int
}

/// The values of a JSON text in document order, without a copy of the text.
///
/// A member is a name's node and its value's node behind it; `next` skips a value as a whole. The
/// text stays where it is, so a password in it is not copied by reading.
struct JSONTape: Sendable {
  var nodes: [JSONNode] = []
}
