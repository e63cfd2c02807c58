extension Generator<JSONText.Tree> {
  /// JSON values of all kinds; no object has a name twice.
  ///
  /// - Parameters:
  ///   - budget: How many values the outermost one may consist of.
  ///   - most: How many elements or members each part may have.
  ///   - names: The names of members; texts of all kinds, if not given.
  public static func json(
    budget: Int = 24, most: Int = 6, names: Generator<String>? = nil
  ) -> Generator {
    Generator { source throws(Rejection) in
      try source.json(budget: budget, most: most, names: names)
    }
  }

  /// Objects whose names are all different, octet by octet.
  public static func object(
    _ names: Generator<String>, _ values: Generator, count: ClosedRange<Int>
  ) -> Generator {
    Generator { source throws(Rejection) in
      try source.object(count) { source throws(Rejection) in
        (try names.build(&source), try values.build(&source))
      }
    }
  }
}

extension ChoiceSource {
  /// Draws a JSON value, as `Generator.json(budget:most:names:)` does.
  public mutating func json(
    budget: Int = 24, most: Int = 6, names: Generator<String>? = nil
  ) throws(Rejection) -> JSONText.Tree {
    try recursion(budget: budget) { source throws(Rejection) in
      try source.tree(most, names)
    }
  }

  private mutating func tree(
    _ most: Int, _ names: Generator<String>?
  ) throws(Rejection) -> JSONText.Tree {
    try node { source throws(Rejection) in
      source.leaf()
    } parts: { source throws(Rejection) in
      try source.alternative([1, 1]) { source, place throws(Rejection) in
        guard place == 1 else {
          var elements: [JSONText.Tree] = []
          try source.repeated(0...most) { source throws(Rejection) in
            elements.append(try source.tree(most, names))
          }
          return .array(elements)
        }
        return try source.object(0...most) { source throws(Rejection) in
          (try names?.build(&source) ?? source.text(count: 0...8), try source.tree(most, names))
        }
      }
    }
  }

  private mutating func leaf() -> JSONText.Tree {
    alternative([1, 2, 3, 4]) { source, place in
      switch place {
      case 0: .null
      case 1: .bool(source.flag())
      case 2: .number(source.jsonNumber())
      default: .string(source.text(count: 0...8))
      }
    }
  }

  fileprivate mutating func object(
    _ count: ClosedRange<Int>,
    _ member: (inout ChoiceSource) throws(Rejection) -> (String, JSONText.Tree)
  ) throws(Rejection) -> JSONText.Tree {
    var members: [(name: String, value: JSONText.Tree)] = []
    try repeated(count) { source throws(Rejection) in
      let (name, value) = try member(&source)
      // A few names are compared sooner than hashed.
      if !members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        members.append((name, value))
      }
    }
    return .object(members)
  }
}

extension Generator<String> {
  /// Numbers as JSON spells them, among them ones that no machine type holds.
  public static var jsonNumbers: Generator {
    Generator { source throws(Rejection) in source.jsonNumber() }
  }
}

extension ChoiceSource {
  /// Draws a number, as `Generator.jsonNumbers` does.
  fileprivate mutating func jsonNumber() -> String {
    var text = flag() ? "-" : ""
    switch place(among: [6, 4, 1]) {
    case 0: text += "\(integer(in: 0...UInt64(1000)))"
    case 1: text += "\(integer(in: 0...UInt64.max))"
    default:
      text += "1"
      appendDigits(0...40, to: &text)
    }
    if flag(percent: 30) {
      text += "."
      appendDigits(1...30, to: &text)
    }
    if flag(percent: 25) {
      text += flag() ? "E" : "e"
      text += ["", "+", "-"][place(below: 3)]
      appendDigits(1...4, to: &text)
    }
    return text
  }

  private mutating func appendDigits(_ count: ClosedRange<Int>, to text: inout String) {
    repeated(count) { source in
      text.unicodeScalars.append(Unicode.Scalar(source.integer(in: UInt8(0x30)...0x39)))
    }
  }
}
