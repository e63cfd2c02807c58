/// A JSON text with its tape: how the construct looks up members and compares values.
struct JSONView: ~Escapable {
  let text: Span<UInt8>
  private let tape: JSONTape

  /// - Parameters:
  ///   - text: A whole JSON text.
  ///   - tape: What `JSONReader` made of this very text.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ tape: JSONTape) {
    self.text = text
    self.tape = tape
  }

  /// The node at a tape index; 0 is the whole document.
  func node(_ index: Int) -> JSONNode {
    tape.nodes[index]
  }

  /// The octets of a value as they stand in the text.
  @_lifetime(copy self)
  func octets(_ index: Int) -> Span<UInt8> {
    text.extracting(tape.nodes[index].start..<tape.nodes[index].end)
  }

  /// The octets between a string's quotes, escapes as written.
  @_lifetime(copy self)
  func content(_ index: Int) -> Span<UInt8> {
    let node = tape.nodes[index]
    return text.extracting(node.start + 1..<node.end - 1)
  }

  /// The octets of a string with its escapes resolved.
  func unescaped(_ index: Int) -> [UInt8] {
    guard tape.nodes[index].hasEscapes else { return [UInt8](copying: content(index)) }
    let content = content(index)
    var octets: [UInt8] = []
    // No escape stands for more octets than it has.
    octets.reserveCapacity(content.count)
    var source = JSONStringOctets(content)
    while let octet = source.next() { octets.append(octet) }
    return octets
  }

  /// Whether the value is a string that stands for exactly these octets.
  func isString(_ index: Int, _ octets: Span<UInt8>) -> Bool {
    let node = tape.nodes[index]
    guard node.kind == .string else { return false }
    guard node.hasEscapes else { return content(index).equals(octets) }
    var source = JSONStringOctets(content(index))
    for position in octets.indices where source.next() != octets[position] { return false }
    return source.next() == nil
  }

  /// Whether the value is a string that stands for exactly this text.
  func isString(_ index: Int, _ string: String) -> Bool {
    let node = tape.nodes[index]
    guard node.hasEscapes else { return node.kind == .string && content(index).equals(string) }
    return isString(index, string.utf8.span)
  }

  /// The tape index of a member's value, or nil where the object has no such member.
  func member(_ name: String, ofObject object: Int) -> Int? {
    var index = object + 1
    while index < tape.nodes[object].next {
      if isString(index, name) { return index + 1 }
      index = tape.nodes[index + 1].next
    }
    return nil
  }
}
