/// A JSON value as a tree: custom members of a header or of claims.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number as its JSON text, so that no digit is lost.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// An object's members in their order.
  case object([JSONMember])
}

/// A name and its value in a JSON object.
public struct JSONMember: Equatable, Sendable {
  /// The name with its escapes resolved.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// Pairs a name with a value.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }

  /// Compares names by octets and values likewise.
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
  }
}

extension JSONValue: Equatable {
  /// Compares strings by octets, which `String ==` does not, and numbers by their text.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)), (.string(let one), .string(let other)):
      one.utf8.elementsEqual(other.utf8)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

extension JSONValue {
  /// Reads a whole JSON text under the construct's strict rules.
  ///
  /// - Parameters:
  ///   - text: UTF-8 without a byte order mark.
  ///   - limits: The depth and the number of members to take.
  /// - Throws: The first fault in the text.
  public init(parsing text: Span<UInt8>, limits: Limits = Limits()) throws(JSONFault) {
    let tape = try JSONReader.read(text, limits: limits)
    self = JSONView(text, tape).value(0)
  }
}

extension JSONView {
  /// The value at a tape index as a tree.
  ///
  /// The tape lists a container before what it holds. Walking it backwards finds each container's
  /// parts ready on a stack, so that depth costs no recursion.
  func value(_ root: Int) -> JSONValue {
    var ready: [JSONValue] = []
    ready.reserveCapacity(node(root).next - root)
    for index in (root..<node(root).next).reversed() {
      switch node(index).kind {
      case .null: ready.append(.null)
      case .true: ready.append(.bool(true))
      case .false: ready.append(.bool(false))
      case .number:
        ready.append(.number(String(decoding: [UInt8](copying: octets(index)), as: UTF8.self)))
      case .string: ready.append(.string(string(index)))
      case .array:
        var elements: [JSONValue] = []
        var element = index + 1
        while element < node(index).next, let value = ready.popLast() {
          elements.append(value)
          element = node(element).next
        }
        ready.append(.array(elements))
      case .object:
        var members: [JSONMember] = []
        var name = index + 1
        while name < node(index).next, ready.popLast() != nil, let value = ready.popLast() {
          members.append(JSONMember(string(name), value))
          name = node(name + 1).next
        }
        ready.append(.object(members))
      }
    }
    return ready.popLast() ?? .null
  }

  /// The text that a string stands for.
  func string(_ index: Int) -> String {
    guard !node(index).hasEscapes, let text = try? UTF8Span(validating: content(index)) else {
      return String(decoding: unescaped(index), as: UTF8.self)
    }
    return String(copying: text)
  }
}
