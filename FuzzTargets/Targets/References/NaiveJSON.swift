import PlatformSSOAssertion

/// Reads JSON by recursive descent over decoded characters: a second opinion, slow and plain.
///
/// It shares nothing with the construct's reader but the type of its result. Its recursion is bounded
/// by its own depth, which lies above every limit that the targets set.
struct NaiveJSON {
  private let characters: [Unicode.Scalar]
  private var position = 0

  /// Reads a whole text; nil where it is not strict JSON or nests deeper than 64.
  static func read(_ octets: Span<UInt8>) -> JSONValue? {
    guard let characters = scalars(octets) else { return nil }
    var reader = NaiveJSON(characters: characters)
    guard let value = reader.value(depth: 64) else { return nil }
    reader.space()
    return reader.position == characters.count ? value : nil
  }

  private init(characters: [Unicode.Scalar]) {
    self.characters = characters
  }

  /// Decodes UTF-8 by the standard library's codec, one scalar at a time.
  private static func scalars(_ octets: Span<UInt8>) -> [Unicode.Scalar]? {
    var bytes: [UInt8] = []
    for index in octets.indices { bytes.append(octets[index]) }
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var scalars: [Unicode.Scalar] = []
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error: return nil
      }
    }
  }

  private func peek() -> Unicode.Scalar? {
    position < characters.count ? characters[position] : nil
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard characters[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func space() {
    while let next = peek(), " \n\r\t".unicodeScalars.contains(next) { position += 1 }
  }

  private mutating func value(depth: Int) -> JSONValue? {
    space()
    switch peek() {
    case "{": return depth > 0 ? object(depth: depth - 1) : nil
    case "[": return depth > 0 ? array(depth: depth - 1) : nil
    case "\"": return string().map(JSONValue.string)
    case "t": return take("true") ? .bool(true) : nil
    case "f": return take("false") ? .bool(false) : nil
    case "n": return take("null") ? .null : nil
    default: return number().map(JSONValue.number)
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [JSONMember] = []
    guard take("{") else { return nil }
    space()
    if take("}") { return .object([]) }
    while true {
      space()
      guard let name = string() else { return nil }
      // Compared by octets: `==` on String would find NFC and NFD spellings equal.
      guard !members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
      space()
      guard take(":"), let value = value(depth: depth) else { return nil }
      members.append(JSONMember(name, value))
      space()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    guard take("[") else { return nil }
    space()
    if take("]") { return .array([]) }
    while true {
      guard let element = value(depth: depth) else { return nil }
      elements.append(element)
      space()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
  }

  private mutating func number() -> String? {
    let start = position
    _ = take("-")
    guard let integer = digits(), integer == "0" || !integer.hasPrefix("0") else { return nil }
    if take(".") { guard digits() != nil else { return nil } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() != nil else { return nil }
    }
    return text(characters[start..<position])
  }

  private mutating func digits() -> String? {
    let start = position
    while let next = peek(), ("0"..."9").contains(next) { position += 1 }
    return start == position ? nil : text(characters[start..<position])
  }

  private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var content: [UInt16] = []
    while let next = peek() {
      position += 1
      switch next {
      case "\"":
        return String(validating: content, as: UTF16.self)
      case "\\":
        guard let unit = escape() else { return nil }
        content.append(unit)
      case "\u{0}"..<"\u{20}":
        return nil
      default:
        content.append(contentsOf: UTF16.encode(next).map(Array.init) ?? [])
      }
    }
    return nil
  }

  /// One UTF-16 code unit; a pair of surrogates is two escapes, and is judged as a whole later.
  private mutating func escape() -> UInt16? {
    guard let kind = peek() else { return nil }
    position += 1
    switch kind {
    case "\"", "\\", "/": return UInt16(kind.value)
    case "b": return 8
    case "t": return 9
    case "n": return 10
    case "f": return 12
    case "r": return 13
    case "u":
      guard characters.count - position >= 4 else { return nil }
      let digits = characters[position..<position + 4]
      guard digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
      position += 4
      return UInt16(text(digits), radix: 16)
    default: return nil
    }
  }
}
