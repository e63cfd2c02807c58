import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Encodes a coordinate as no strict encoder does, for decoders that take what they can.
  static let coordinateEncoding = Mutator(
    breaking: "epk-coordinate-encoding", .ephemeralKey, [.epkCoordinateEncoding]
  ) { recipe, source throws(Rejection) in
    let (name, octets) = coordinate(of: recipe, &source)
    guard source.place(among: [3, 1]) == 0 else {
      let value = try source.value(butNo: .string)
      recipe.changeKey { $0[name] = value }
      return (source.told("\(name) \(value.shown)"), .epkCoordinateEncoding)
    }
    let (detail, text) = try source.faultyBase64URL(of: octets)
    recipe.changeKey { $0[name] = .string(text) }
    return (source.told("\(name) \(detail)"), .epkCoordinateEncoding)
  }

  /// Writes a coordinate in another number of octets, for decoders that pad, cut, or read beyond.
  static let coordinateLength = Mutator(
    breaking: "epk-coordinate-length", .ephemeralKey, [.epkCoordinateLength]
  ) { recipe, source throws(Rejection) in
    let (name, right) = coordinate(of: recipe, &source)
    var octets = right
    switch source.place(among: [2, 2, 1, 1, 1]) {
    case 0: octets.removeLast(1 + (try source.index(below: 32)))
    case 1:
      let zeros = 1 + (try source.index(below: 34))
      octets = [UInt8](repeating: 0, count: zeros) + octets
    case 2: octets.removeFirst()
    case 3: octets += try source.draw(.octets(count: 1...34))
    // Hexadecimal digits are base64url, of 48 octets.
    default:
      let digits = right.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      recipe.changeKey { $0[name] = .string(digits) }
      return (source.told("\(name) in hexadecimal"), .epkCoordinateLength)
    }
    let count = octets.count
    recipe.changeKey { [octets] in $0[name] = .base64URL(octets) }
    return (source.told("\(name) of \(count) octets"), .epkCoordinateLength)
  }

  /// Writes a coordinate beyond the prime, for decoders that reduce it: some of these are the point
  /// that they reduce to, sealed under its Z.
  static let coordinateRange = Mutator(
    breaking: "epk-coordinate-range", .ephemeralKey, [.epkCoordinateRange]
  ) { recipe, source throws(Rejection) in
    guard source.place(among: [2, 1]) == 0 else {
      let (name, _) = coordinate(of: recipe, &source)
      let tail = source.octets(count: 24...24)
      let octets = source.flag() ? FieldElement.prime : [UInt8](repeating: 0xFF, count: 8) + tail
      recipe.changeKey { $0[name] = .base64URL(octets) }
      return (source.told("\(name) \(Description.hexadecimal(octets))"), .epkCoordinateRange)
    }
    let point = try source.element(of: UnreducedPoint.all)
    recipe.setPoint(x: point.x, y: point.y)
    recipe.sharedSecret = point.sharedSecret
    // A decoder may compare PartyUInfo with the key as it was written or as it was reduced.
    let isReduced = source.flag()
    if isReduced {
      recipe.setPartyU {
        $0.point = [4] + [UInt8](repeating: 0, count: 31) + [point.residue] + point.y
      }
    }
    return (
      source.told("x the prime and \(point.residue)\(isReduced ? ", reduced in apu" : "")"),
      .epkCoordinateRange
    )
  }

  private static func coordinate(
    of recipe: TokenRecipe, _ source: inout ChoiceSource
  ) -> (String, [UInt8]) {
    let key = recipe.ephemeralKey.publicKey
    return source.flag() ? ("y", key.y) : ("x", key.x)
  }
}

/// The field of P-256.
enum FieldElement {
  /// The prime, most significant octet first.
  static let prime: [UInt8] =
    [255, 255, 255, 255, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 12)
    + [UInt8](repeating: 255, count: 12)

  /// The negative of a coordinate other than zero.
  static func negated(_ octets: [UInt8]) -> [UInt8] {
    var result = prime
    var borrow = 0
    for place in octets.indices.reversed() {
      let difference = Int(prime[place]) - Int(octets[place]) - borrow
      result[place] = UInt8(truncatingIfNeeded: difference)
      borrow = difference < 0 ? 1 : 0
    }
    return result
  }
}
