import PlatformSSOAssertion
import PropertyTesting

extension ChoiceSource {
  /// Chooses a place below a count, each alike where choices are random.
  ///
  /// - Throws: `Rejection` where there is no place.
  mutating func index(below count: Int) throws(Rejection) -> Int {
    guard count > 0 else { throw Rejection() }
    return place(below: count)
  }

  /// Chooses one of some values, the first being the simplest.
  mutating func element<Value>(of values: [Value]) throws(Rejection) -> Value {
    values[try index(below: values.count)]
  }

  /// Rearranges values; where all choices are 0, nothing moves.
  mutating func rearranged<Value>(_ values: [Value]) throws(Rejection) -> [Value] {
    var values = values
    for place in values.indices.dropLast() {
      values.swapAt(place, place + (try index(below: values.count - place)))
    }
    return values
  }

  /// A JSON value of any kind, small enough to stand in a token beside others.
  mutating func smallValue() throws(Rejection) -> JSONValue {
    let value = JSONValue(try json(budget: 4))
    return value.partCount <= 4 && value.jsonText.count <= 100 ? value : .null
  }

  /// A JSON value of another kind than some.
  mutating func value(butNo kinds: JSONValue.Kind...) throws(Rejection) -> JSONValue {
    try element(
      of: [
        .null, .bool(false), .bool(true), .number("0"), .number("1685732130"), .number("-1.5e3"),
        .string(""), .string("foo"), .array([]), .array([.string("foo")]), .array([.null]),
        .object([]), .object([JSONMember("a", .string("foo"))]),
      ].filter { !kinds.contains($0.kind) })
  }
}

extension JSONValue {
  /// What a value is.
  enum Kind { case null, bool, number, string, array, object }

  /// What this value is.
  var kind: Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// How many members and elements it holds, at all depths.
  var partCount: Int {
    switch self {
    case .array(let elements): elements.reduce(elements.count) { $0 + $1.partCount }
    case .object(let members): members.reduce(members.count) { $0 + $1.value.partCount }
    default: 0
    }
  }

  /// The value on one line, for a mutation's description.
  var shown: String {
    let text = String(decoding: jsonText, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
      .joined(separator: " ").escaped
  }
}

extension String {
  /// The text in quotes, for a mutation's description.
  var shown: String { "\"\(escaped)\"" }

  /// The text with everything escaped that a person might not see or read otherwise.
  fileprivate var escaped: String {
    guard utf8.contains(where: { !(0x20...0x7E ~= $0) }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if 0x20...0x7E ~= scalar.value {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
}
