import PlatformSSOAssertion

/// Reads JSON by recursive descent: a second opinion, plain and without cleverness.
///
/// It shares nothing with the construct's reader but the type of its result. Its recursion is bounded
/// by a depth of its own, which lies above every limit that the fuzz targets set.
public struct NaiveJSON {
  private let octets: [UInt8]
  private var position = 0

  /// Reads a whole text; nil where it is not strict JSON or nests deeper than 64.
  public static func read(_ text: Span<UInt8>) -> JSONValue? {
    var reader = NaiveJSON(octets: [UInt8](copyOf: text))
    guard let value = reader.value(depth: 64) else { return nil }
    reader.space()
    return reader.position == reader.octets.count ? value : nil
  }

  private init(octets: [UInt8]) {
    self.octets = octets
  }

  private var next: UInt8? {
    position < octets.count ? octets[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    for character in word.unicodeScalars where !take(character) { return false }
    return true
  }

  private mutating func space() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  private mutating func value(depth: Int) -> JSONValue? {
    space()
    switch next {
    case UInt8(ascii: "{"): return depth > 0 ? object(depth: depth - 1) : nil
    case UInt8(ascii: "["): return depth > 0 ? array(depth: depth - 1) : nil
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
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
      // Compared by octets: `==` on String would find NFC and NFD spellings equal.
      guard let name = string(),
        !members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) })
      else { return nil }
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
    let integer = position
    guard digits(), octets[integer] != UInt8(ascii: "0") || position == integer + 1 else {
      return nil
    }
    if take(".") { guard digits() else { return nil } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return nil }
    }
    return String(validating: octets[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Bool {
    let start = position
    while let digit = next, digit >= 0x30, digit <= 0x39 { position += 1 }
    return position > start
  }

  /// Collects runs of plain octets and escapes; the text as a whole must be UTF-8.
  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text = ""
    while true {
      let start = position
      while let octet = next, octet >= 0x20, octet != 0x22, octet != 0x5C { position += 1 }
      // No escape and no quote stands inside a character, so that each run is whole by itself.
      guard let run = String(validating: octets[start..<position], as: UTF8.self) else {
        return nil
      }
      if take("\"") { return text.isEmpty ? run : text + run }
      text += run
      guard take("\\"), let scalar = escape() else { return nil }
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let kind = next else { return nil }
    position += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { return nil }
      guard unit >= 0xD800, unit <= 0xDBFF else { return Unicode.Scalar(unit) }
      // A high surrogate stands only before the escape of a low one.
      guard take("\\"), take("u"), let low = codeUnit(), low >= 0xDC00, low <= 0xDFFF else {
        return nil
      }
      return Unicode.Scalar((unit - 0xD800) * 0x400 + (low - 0xDC00) + 0x10000)
    default: return nil
    }
  }

  /// Four hexadecimal digits; `Unicode.Scalar` then refuses a surrogate.
  private mutating func codeUnit() -> UInt32? {
    guard octets.count - position >= 4 else { return nil }
    var unit: UInt32 = 0
    for octet in octets[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(octet)).hexDigitValue, octet < 0x80 else {
        return nil
      }
      unit = unit * 16 + UInt32(digit)
    }
    position += 4
    return unit
  }
}
