import PlatformSSOAssertion
import PropertyTesting

extension FaultyClaims {
  static let generator = Generator { source throws(Rejection) in
    let sound = try source.draw(GeneratedClaims.generator)
    return FaultyClaims(
      sound: sound, fault: try source.draw(faults(of: sound)),
      position: source.integer(in: 0...4))
  }

  private static func faults(of claims: GeneratedClaims) -> Generator<SealFault> {
    let claimNames =
      GeneratedClaims.reservedClaimNames + [claims.nonceClaimName]
      + claims.custom.members.map(\.name)
    let headerNames =
      GeneratedClaims.reservedHeaderNames + claims.header.members.map(\.name)
    return .weighted([
      (3, Generator<String>.element(of: claimNames).map { .takenName(.claims, $0) }),
      (3, Generator<String>.element(of: headerNames).map { .takenName(.header, $0) }),
      (
        1,
        Generator<String>.element(of: GeneratedClaims.reservedClaimNames)
          .map { .nonceClaimName($0) }
      ),
      (
        6,
        zip(Generator<SealFault.Place>.element(of: [.claims, .header]), values)
          .map { .value($0, $1.0, $1.1) }
      ),
      (2, passwords.map { .password($0) }), (1, vectors.map { .vector($0) }),
    ])
  }

  /// Values with a fault, wrapped in up to five containers without one.
  private static let values = Generator { source throws(Rejection) in
    var (value, error) = source.flag() ? try source.draw(repeats) : try source.draw(numbers)
    for isArray in try source.draw(Generator<Bool>.bool.array(count: 0...5)) {
      let sibling = JSONText.Tree.number("0")
      let isLast = source.flag()
      value =
        isArray
        ? .array(isLast ? [sibling, value] : [value, sibling])
        : .object(isLast ? [("a", sibling), ("aud", value)] : [("alg", value), ("a", sibling)])
    }
    return (value, error)
  }

  /// An object with one name twice, and members between.
  private static let repeats = Generator<(JSONText.Tree, SealError)> { source throws(Rejection) in
    let name = source.text(count: 0...4)
    let between = source.integer(in: 0...20)
    var members = [(name: name, value: JSONText.Tree.null)]
    for number in 0..<between { members.append((name: "\(name)\(number)", value: .bool(true))) }
    members.append((name: name, value: .null))
    return (.object(members), .reservedName(name))
  }

  private static let numbers = Generator<String>.element(of: [
    "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "1.e1", "--1", "1-", "0x1", "1_000", " 1",
    "1 ", "1\n", "1,2", "1]", "NaN", "Infinity", "null", "\"1\"", "\u{661}", "1\u{301}", "1\0",
    "1e1.5",
  ]).map { (JSONText.Tree.number($0), SealError.malformedNumber) }

  /// Text with octets in between that are no UTF-8: stray, overlong, a surrogate, too great, cut.
  private static let passwords = Generator { source throws(Rejection) in
    let before = source.text(count: 0...4)
    let fault = try source.draw(
      Generator<[UInt8]>.element(of: [
        [0x80], [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
        [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0xF0, 0x9F, 0x98],
      ]))
    let behind = source.text(count: 0...4)
    return Array(before.utf8) + fault + Array(behind.utf8)
  }

  /// Vectors of any size but that of 12 octets.
  private static let vectors = Generator { source throws(Rejection) in
    let count = source.integer(in: 0...31)
    return try source.draw(.octets(count: count < 12 ? count : count + 1))
  }
}
