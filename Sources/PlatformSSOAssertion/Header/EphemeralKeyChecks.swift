extension ProtectedHeader {
  /// Checks `epk` up to its coordinates' range (RFC 7518, 4.6.1.1 and 6.2.1).
  ///
  /// - Returns: The uncompressed X9.63 encoding, not yet known to be on the curve, or nil.
  func checkEphemeralKey(_ recorder: inout some RuleRecorder) throws(Refusal) -> [UInt8]? {
    guard try recorder.require(members.epk != nil, .headerEpkMissing), let epk = members.epk else {
      return nil
    }
    let view = JSONView(octets.span, tape)
    let start = view.node(epk).start
    guard try recorder.require(view.node(epk).kind == .object, .headerEpkType, at: start) else {
      return nil
    }
    let names = EphemeralKeyMembers(of: view, at: epk)
    let isEC = names.kty.map { view.isString($0, "EC") } ?? false
    try recorder.require(isEC, .epkKeyType, at: names.kty.map { view.node($0).start } ?? start)
    let isP256 = names.crv.map { view.isString($0, "P-256") } ?? false
    try recorder.require(isP256, .epkCurve, at: names.crv.map { view.node($0).start } ?? start)
    try recorder.require(
      names.d == nil, .epkPrivateMember, at: names.d.map { view.node($0).start })
    let x = try coordinate(names.x, view, start, &recorder)
    let y = try coordinate(names.y, view, start, &recorder)
    guard let x, let y else { return nil }
    return P256PublicKey.join(x.span, y.span)
  }

  /// Decodes one coordinate; nil where it breaks a rule.
  private func coordinate(
    _ index: Int?, _ view: borrowing JSONView, _ start: Int, _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> [UInt8]? {
    guard try recorder.require(index != nil, .epkCoordinateMissing, at: start), let index else {
      return nil
    }
    let offset = view.node(index).start
    let octets = view.node(index).kind == .string ? view.base64URL(index) : nil
    guard try recorder.require(octets != nil, .epkCoordinateEncoding, at: offset),
      let octets,
      try recorder.require(octets.count == P256.fieldCount, .epkCoordinateLength, at: offset),
      try recorder.require(P256.isInField(octets.span), .epkCoordinateRange, at: offset)
    else { return nil }
    return octets
  }
}

/// Where the members of `epk` stand on the header's tape.
private struct EphemeralKeyMembers {
  var kty: Int?
  var crv: Int?
  var x: Int?
  var y: Int?
  var d: Int?

  init(of view: borrowing JSONView, at epk: Int) {
    kty = view.member("kty", ofObject: epk)
    crv = view.member("crv", ofObject: epk)
    x = view.member("x", ofObject: epk)
    y = view.member("y", ofObject: epk)
    d = view.member("d", ofObject: epk)
  }
}
