import PlatformSSOAssertion

// Key files, all of the published key or of scalars that protect nothing.
extension Seed {
  /// The inputs of the target `Keys`.
  static let keys: [Seed] = jwkKeys + derKeys + pemKeys + pointKeys

  /// An input of the target, named by what its reader must say of it.
  ///
  /// - Parameter error: Why it is no key; nil where it is one.
  static func key(
    _ form: KeyForm, _ error: KeyError?, _ what: String, _ octets: [UInt8]
  ) -> Seed {
    let verdict = error.map { "reject.key.\($0.rawValue)" } ?? "accept"
    return Seed("Keys", "\(verdict).\(what)", form.input(octets))
  }

  /// X9.63 points.
  private static let pointKeys: [Seed] = {
    let own = Sample.recipient.publicKey
    let isOdd = own.y[31] & 1
    let unreduced = UnreducedPoint.all[0]
    let small = SmallOrderPoint.all[0]
    let rows: [(KeyError?, String, [UInt8])] = [
      (nil, "point", own.x963),
      (.unrecognized, "empty", []), (.unrecognized, "point-cut", own.x963.dropLast()),
      (.unrecognized, "point-extended", own.x963 + [0]),
      (.unrecognized, "point-compressed", [2 | isOdd] + own.x),
      (.unrecognized, "point-hybrid", [6 | isOdd] + own.x + own.y),
      (.unrecognized, "point-at-infinity", [0]),
      (.notOnCurve, "point-exchanged", [4] + own.y + own.x),
      (.notOnCurve, "point-of-zeros", [4] + [UInt8](repeating: 0, count: 64)),
      (.notOnCurve, "point-unreduced", [4] + unreduced.x + unreduced.y),
      (.notOnCurve, "point-small-order", [4] + small.x + small.y),
    ]
    return rows.map { key(.point, $0.0, $0.1, $0.2) }
      + EphemeralKey.others.enumerated().map {
        key(.point, nil, "point-\($0.offset + 1)", $0.element.publicKey.x963)
      }
  }()
}
