/// Writes JSON as macOS pretty-prints it: two spaces, a space on both sides of each colon.
///
/// The layout is part of the construct only in that a re-sealed sample equals the sample; a decoder
/// accepts any white space.
struct JSONWriter<Sink: OctetSink & ~Copyable>: ~Copyable {
  private(set) var sink: Sink
  private var depth = 0
  private var isFirst = true

  init(into sink: consuming Sink) {
    self.sink = sink
  }

  consuming func finish() -> Sink {
    sink
  }

  mutating func beginObject() { begin(UInt8(ascii: "{")) }
  mutating func endObject() { end(UInt8(ascii: "}")) }
  mutating func beginArray() { begin(UInt8(ascii: "[")) }
  mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Starts a member; its value follows.
  mutating func name(_ name: String) {
    separate()
    quote(name.utf8.span)
    sink.append(" : ")
  }

  /// Starts an array's element; its value follows.
  mutating func element() {
    separate()
  }

  mutating func string(_ string: String) {
    quote(string.utf8.span)
  }

  /// Writes a string given as UTF-8.
  mutating func string(_ octets: Span<UInt8>) {
    quote(octets)
  }

  /// Writes text that is JSON already: a number or a literal.
  mutating func literal(_ text: String) {
    sink.append(text)
  }

  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: literal("null")
    case .bool(let bool): literal(bool ? "true" : "false")
    case .number(let text): literal(text)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements {
        self.element()
        self.value(element)
      }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    sink.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    // An empty container keeps an empty line, as Foundation writes it.
    if isFirst { sink.append(UInt8(ascii: "\n")) }
    depth -= 1
    newLine()
    sink.append(bracket)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { sink.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    sink.append(UInt8(ascii: "\n"))
    var rest = depth * 2
    while rest > 0 {
      let run = spaces.span.extracting(first: rest)
      sink.append(run)
      rest -= run.count
    }
  }

  private mutating func quote(_ octets: Span<UInt8>) {
    sink.append(UInt8(ascii: "\""))
    var start = 0
    while true {
      let end = octets.endOfPlainText(from: start)
      sink.append(octets.extracting(start..<end))
      guard end < octets.count else { break }
      escape(octets[end])
      start = end + 1
    }
    sink.append(UInt8(ascii: "\""))
  }

  /// Writes an octet that can't stand for itself.
  private mutating func escape(_ octet: UInt8) {
    switch octet {
    case UInt8(ascii: "\""): sink.append("\\\"")
    case UInt8(ascii: "\\"): sink.append("\\\\")
    case 0x08: sink.append("\\b")
    case 0x09: sink.append("\\t")
    case 0x0A: sink.append("\\n")
    case 0x0C: sink.append("\\f")
    case 0x0D: sink.append("\\r")
    default:
      sink.append("\\u00")
      sink.append(hexDigits[Int(octet >> 4)])
      sink.append(hexDigits[Int(octet & 15)])
    }
  }
}

extension JSONValue {
  /// The value as pretty-printed JSON text.
  public var jsonText: [UInt8] {
    var text: [UInt8] = []
    // What most headers and claims fit in, so that the text is not moved at every doubling.
    text.reserveCapacity(1024)
    var writer = JSONWriter(into: text)
    writer.value(self)
    return writer.finish()
  }
}

/// The indentation of eight levels.
private let spaces = InlineArray<16, UInt8>(repeating: UInt8(ascii: " "))

private let hexDigits: [UInt8] = Array("0123456789abcdef".utf8)
