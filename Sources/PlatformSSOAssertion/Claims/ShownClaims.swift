extension AssertionClaims {
  /// The claims of a plaintext in their order, as far as they may be shown.
  ///
  /// The password's value is null here, whatever it was, and is never copied: what prints these
  /// claims can't print it.
  ///
  /// - Parameter plaintext: What an opened or inspected token decrypted to.
  /// - Returns: nil where the plaintext is not a strict JSON object.
  public static func shown(
    in plaintext: Span<UInt8>, limits: Limits = Limits()
  ) -> [JSONMember]? {
    guard let tape = try? JSONReader.read(plaintext, limits: limits),
      tape.nodes[0].kind == .object
    else { return nil }
    let view = JSONView(plaintext, tape)
    var members: [JSONMember] = []
    var name = 1
    while name < view.node(0).next {
      let value = view.isString(name, "password") ? .null : view.value(name + 1)
      members.append(JSONMember(view.string(name), value))
      name = view.node(name + 1).next
    }
    return members
  }
}
