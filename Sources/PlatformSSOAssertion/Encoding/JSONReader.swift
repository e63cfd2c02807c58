/// A strict reader of one JSON text (RFC 8259) that keeps ranges instead of values.
///
/// UTF-8 without a byte order mark, one value and nothing behind it, no name twice in one object
/// after escapes are resolved, limits on depth and members. Nesting lives on the tape, so that no input
/// can exhaust the thread's stack.
struct JSONReader: ~Escapable {
  private let text: Span<UInt8>
  private let limits: Limits
  private var offset = 0
  private var members = 0
  private var tape = JSONTape()
  /// The tape index of the innermost container that is open.
  ///
  /// Until a container is closed, its node's `next` is the index of the one around it, and the
  /// outermost's its own.
  private var innermost: Int?
  private var depth = 0

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, _ limits: Limits) {
    self.text = text
    self.limits = limits
  }

  /// Reads a whole text.
  ///
  /// - Throws: The first fault; a duplicate name counts from where its object ends.
  static func read(_ text: Span<UInt8>, limits: Limits) throws(JSONFault) -> JSONTape {
    try checkEncoding(text)
    var reader = JSONReader(text, limits)
    reader.tape.nodes.reserveCapacity(32)
    try reader.readDocument()
    return reader.tape
  }

  private static func checkEncoding(_ text: Span<UInt8>) throws(JSONFault) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: text)
    } catch {
      throw JSONFault(.encoding, at: error.byteOffsets.lowerBound)
    }
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
      throw JSONFault(.byteOrderMark, at: 0)
    }
  }

  private mutating func readDocument() throws(JSONFault) {
    try readValue()
    while let container = innermost {
      if tape.nodes[container].kind == .object {
        try continueObject(container)
      } else {
        try continueArray(container)
      }
    }
    skipWhitespace()
    guard offset == text.count else { throw JSONFault(.trailingData, at: offset) }
  }

  /// Reads the next member of an open object, or closes it.
  private mutating func continueObject(_ container: Int) throws(JSONFault) {
    skipWhitespace()
    let isEmpty = tape.nodes.count == container + 1
    switch peek() {
    case UInt8(ascii: "}"):
      try close(container)
      try JSONView(text, tape).checkNames(ofObject: container)
      return
    case UInt8(ascii: ",") where !isEmpty:
      offset += 1
      skipWhitespace()
      guard peek() == UInt8(ascii: "\"") else { throw JSONFault(.syntax, at: offset) }
    case UInt8(ascii: "\"") where isEmpty:
      break
    default:
      throw JSONFault(.syntax, at: offset)
    }
    try countMember()
    try readString()
    skipWhitespace()
    guard peek() == UInt8(ascii: ":") else { throw JSONFault(.syntax, at: offset) }
    offset += 1
    try readValue()
  }

  /// Reads the next element of an open array, or closes it.
  private mutating func continueArray(_ container: Int) throws(JSONFault) {
    skipWhitespace()
    let isEmpty = tape.nodes.count == container + 1
    switch peek() {
    case UInt8(ascii: "]"):
      try close(container)
      return
    case UInt8(ascii: ",") where !isEmpty:
      offset += 1
    default:
      guard isEmpty else { throw JSONFault(.syntax, at: offset) }
    }
    try countMember()
    try readValue()
  }

  private mutating func close(_ container: Int) throws(JSONFault) {
    offset += 1
    let outer = tape.nodes[container].next
    tape.nodes[container].end = offset
    tape.nodes[container].next = tape.nodes.count
    innermost = outer == container ? nil : outer
    depth -= 1
  }

  private mutating func countMember() throws(JSONFault) {
    guard members < limits.members else { throw JSONFault(.memberCount, at: offset) }
    members += 1
  }

  /// Reads a scalar whole, or opens a container.
  private mutating func readValue() throws(JSONFault) {
    skipWhitespace()
    guard let first = peek() else { throw JSONFault(.syntax, at: offset) }
    switch first {
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "t"): try readLiteral("true", .true)
    case UInt8(ascii: "f"): try readLiteral("false", .false)
    case UInt8(ascii: "n"): try readLiteral("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "N"), UInt8(ascii: "I"):
      // What other readers take for a number: 1 with a sign, a bare point, NaN, Infinity.
      throw JSONFault(.number, at: offset)
    default: throw JSONFault(.syntax, at: offset)
    }
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONFault) {
    guard depth < limits.depth else { throw JSONFault(.depth, at: offset) }
    let container = tape.nodes.count
    append(kind, from: offset, to: offset + 1)
    tape.nodes[container].next = innermost ?? container
    innermost = container
    depth += 1
    offset += 1
  }

  private mutating func readLiteral(
    _ literal: String, _ kind: JSONNode.Kind
  ) throws(JSONFault) {
    let octets = literal.utf8.span
    guard text.count - offset >= octets.count,
      text.extracting(offset..<offset + octets.count).equals(octets)
    else { throw JSONFault(.syntax, at: offset) }
    append(kind, from: offset, to: offset + octets.count)
    offset += octets.count
  }

  private mutating func readString() throws(JSONFault) {
    let start = offset
    var scanner = JSONStringScanner(text, from: offset + 1)
    try scanner.scan()
    offset = scanner.offset
    append(.string, from: start, to: offset)
    tape.nodes[tape.nodes.count - 1].hasEscapes = scanner.hasEscapes
  }

  private mutating func readNumber() throws(JSONFault) {
    let start = offset
    offset = try JSONNumber.scan(text, from: offset)
    append(.number, from: start, to: offset)
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    tape.nodes.append(
      JSONNode(kind: kind, start: start, end: end, next: tape.nodes.count + 1))
  }

  private func peek() -> UInt8? {
    offset < text.count ? text[offset] : nil
  }

  private mutating func skipWhitespace() {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }
}
