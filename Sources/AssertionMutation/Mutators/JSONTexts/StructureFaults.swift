import PropertyTesting

extension JSONTextFault {
  /// Names, nesting, counts, and what follows the value.
  static let structure: [JSONTextFault] = [
    // For readers that stop at the value's end.
    JSONTextFault("trailing-data", .trailingData) { tokens, source throws(Rejection) in
      let data = try source.element(of: [
        "{}", "}", ",", "]", "\0", "null", "0", "\"\"", "//", "\u{FEFF}", "\u{1A}", "\u{A0}", "\\n",
        "=", ";", "{\"alg\":\"none\"}", "[]", "x", "\u{B}",
      ])
      let space = try source.element(of: ["", " ", "\n"])
      return (source.told((space + data).shown), tokens.text + space.utf8 + data.utf8)
    },
    // For readers of which one takes the first and another the last.
    JSONTextFault("duplicate-member", .duplicateMember) { tokens, source throws(Rejection) in
      let object = try source.element(of: tokens.objects.filter { !$0.names.isEmpty })
      let original = try source.element(of: object.names)
      let name = try tokens.respelled(original, &source)
      let value: [UInt8] =
        switch source.place(among: [1, 1, 1]) {
        case 0: Array("null".utf8)
        case 1: Array("\"x\"".utf8)
        default: tokens.value(behind: original) ?? Array("{}".utf8)
        }
      let place = try source.index(below: object.names.count + 1)
      let member = "\"".utf8 + name + "\" : ".utf8 + value
      return (
        source.told(
          "\(String(decoding: name, as: UTF8.self).shown) again before member \(place + 1)"),
        tokens.inserting(member, into: object, before: place)
      )
    },
    // For readers that look for duplicates among few, or at the top only.
    JSONTextFault("duplicate-among-others", .duplicateMember) { tokens, source throws(Rejection) in
      let room = max(2, min(20, 46 - tokens.memberCount))
      let count = 2 + (try source.index(below: room - 1))
      var names = (0..<count - 1).map { "member\($0)" }
      let repeated = names[try source.index(below: names.count)]
      names.insert(
        source.flag() ? repeated : "\\u006D\(repeated.dropFirst())",
        at: try source.index(below: count))
      let members = names.map { "\"\($0)\":0" }.joined(separator: ",")
      let isDeep = source.flag()
      let (place, text) = try tokens.inserting(
        isDeep ? "\"x-fault\" : [{\(members)}]" : members, &source)
      return (
        source.told("\(repeated) twice among \(count)\(isDeep ? " further in" : ""), \(place)"),
        text
      )
    },
    // For readers that recurse.
    JSONTextFault("depth", .depth) { tokens, source throws(Rejection) in
      let count = Sample.limits.depth + (try source.index(below: 5))
      let pattern = try source.index(below: 3)
      var (begin, end) = ("", "")
      for level in 0..<count {
        let isObject = pattern == 1 || pattern == 2 && level % 2 == 0
        begin += isObject ? "{\"a\":" : "["
        end = (isObject ? "}" : "]") + end
      }
      let (place, text) = try tokens.inserting("\"x-fault\" : \(begin)0\(end)", &source)
      return (source.told("\(count) levels more, \(place)"), text)
    },
    // For readers that keep all they are given.
    JSONTextFault("member-count", .memberCount) { tokens, source throws(Rejection) in
      let missing = max(1, Sample.limits.members - tokens.memberCount)
      let count = missing + 1 + (try source.index(below: 16))
      let isArray = source.flag()
      let members =
        isArray
        ? "\"x-fault\" : [\([String](repeating: "0", count: count - 1).joined(separator: ","))]"
        : (0..<count).map { "\"member\($0)\":0" }.joined(separator: ",")
      let (place, text) = try tokens.inserting(members, &source)
      return (source.told("\(count) \(isArray ? "elements" : "members") more, \(place)"), text)
    },
  ]
}

extension JSONTokens {
  /// A name's octets with one of its letters escaped, or as they are.
  fileprivate func respelled(
    _ place: Int, _ source: inout ChoiceSource
  ) throws(Rejection) -> [UInt8] {
    let name = Array(content(place))
    guard source.flag(), !name.contains(UInt8(ascii: "\\")) else { return name }
    let letters = name.indices.filter { 0x20..<0x7F ~= name[$0] }
    guard !letters.isEmpty else { return name }
    let letter = try source.element(of: letters)
    let digits = String(name[letter], radix: 16, uppercase: source.flag())
    return Array(name[..<letter]) + "\\u00\(digits)".utf8 + name[(letter + 1)...]
  }

  /// The text of the scalar or string that is a name's value, or nil for a container.
  fileprivate func value(behind name: Int) -> [UInt8]? {
    guard name + 2 < tokens.count else { return nil }
    switch tokens[name + 2].kind {
    case .string, .scalar: return Array(text[tokens[name + 2].range])
    default: return nil
    }
  }
}
