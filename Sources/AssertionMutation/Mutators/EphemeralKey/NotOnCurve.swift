import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Takes a point next to the key, or one of another construction, for decoders that do not ask
  /// for the curve's equation; PartyUInfo repeats the point.
  static let pointOffCurve = Mutator(
    breaking: "epk-off-curve", .ephemeralKey, [.epkNotOnCurve]
  ) { recipe, source throws(Rejection) in
    let key = recipe.ephemeralKey.publicKey
    var (x, y) = (key.x, key.y)
    let detail: String
    switch source.place(among: [3, 1, 1, 1, 1]) {
    case 0:
      // Only -y belongs to the same x, and no one bit leads there: the prime is odd.
      let bit = try source.index(below: 512)
      (x, y) = flipped(x, y, bit)
      detail = "bit \(bit) of x and y"
    case 1:
      swap(&x, &y)
      detail = "coordinates exchanged"
    case 2:
      // The usual way to write infinity, of which many make a Z of zeros.
      (x, y) = (zero, zero)
      recipe.sharedSecret = zero
      detail = "zero"
    case 3:
      x = FieldElement.negated(x)
      detail = "x negated"
    default:
      (x, y) = secp256k1Generator
      detail = "the generator of secp256k1"
    }
    // Another bit may bring a coordinate beyond the prime, where another rule breaks.
    if isBeyondPrime(x) || isBeyondPrime(y) { y = one }
    recipe.setPoint(x: x, y: y)
    return (detail, .epkNotOnCurve)
  }

  /// Takes a point of small order on another curve, and seals under the Z that a decoder without a
  /// check computes, for decoders that then find the tag right (invalid-curve attacks).
  static let pointOfSmallOrder = Mutator(
    breaking: "epk-small-order", .ephemeralKey, [.epkNotOnCurve]
  ) { recipe, source throws(Rejection) in
    let point = try source.element(of: SmallOrderPoint.all)
    recipe.setPoint(x: point.x, y: source.flag() ? FieldElement.negated(point.y) : point.y)
    recipe.sharedSecret = point.sharedSecret
    return (source.told("order \(point.order)"), .epkNotOnCurve)
  }

  private static func flipped(_ x: [UInt8], _ y: [UInt8], _ bit: Int) -> ([UInt8], [UInt8]) {
    var octets = x + y
    octets[bit / 8] ^= 0x80 >> UInt8(bit % 8)
    return (Array(octets[..<32]), Array(octets[32...]))
  }

  private static func isBeyondPrime(_ octets: [UInt8]) -> Bool {
    !octets.lexicographicallyPrecedes(FieldElement.prime)
  }

  private static let zero = [UInt8](repeating: 0, count: 32)
  /// With y of 1, x³ - 3x + b is 1 for three x at most, none of which is a key's here.
  private static let one = [UInt8](repeating: 0, count: 31) + [1]

  static let secp256k1Generator: ([UInt8], [UInt8]) = (
    [
      0x79, 0xBE, 0x66, 0x7E, 0xF9, 0xDC, 0xBB, 0xAC, 0x55, 0xA0, 0x62, 0x95, 0xCE, 0x87, 0x0B,
      0x07, 0x02, 0x9B, 0xFC, 0xDB, 0x2D, 0xCE, 0x28, 0xD9, 0x59, 0xF2, 0x81, 0x5B, 0x16, 0xF8,
      0x17, 0x98,
    ],
    [
      0x48, 0x3A, 0xDA, 0x77, 0x26, 0xA3, 0xC4, 0x65, 0x5D, 0xA4, 0xFB, 0xFC, 0x0E, 0x11, 0x08,
      0xA8, 0xFD, 0x17, 0xB4, 0x48, 0xA6, 0x85, 0x54, 0x19, 0x9C, 0x47, 0xD0, 0x8F, 0xFB, 0x10,
      0xD4, 0xB8,
    ]
  )
}
