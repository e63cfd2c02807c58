import PropertyTesting

extension Generator<[UInt8]> {
  /// The same members in any order, in any spelling that JSON allows.
  static func respelled(_ tree: JSONText.Tree) -> Generator {
    Generator { source throws(Rejection) in
      let permuted = try source.draw(.permuted(tree))
      return source.spelled(permuted).octets
    }
  }
}

extension Generator<JSONText.Tree> {
  /// The same value with the members of the object, and of the objects among them, in any order.
  static func permuted(_ tree: JSONText.Tree) -> Generator {
    Generator { source throws(Rejection) in
      guard case .object(var rest) = tree else { return tree }
      var members: [(name: String, value: JSONText.Tree)] = []
      while !rest.isEmpty {
        let (name, value) = rest.remove(
          at: source.integer(in: 0...rest.count - 1))
        members.append((name: name, value: try source.draw(.permuted(value))))
      }
      return .object(members)
    }
  }
}
