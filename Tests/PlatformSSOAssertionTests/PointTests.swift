import AssertionMutation
import Testing

@testable import PlatformSSOAssertion

/// Points and scalars as octets, at the edges of their ranges.
@Suite struct PointTests {
  private let order: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
  ]
  private let prime: [UInt8] =
    [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 12)
    + [UInt8](repeating: 0xFF, count: 12)
  /// The y of a point with x = 0.
  private let yAtZero: [UInt8] = [
    0x66, 0x48, 0x5C, 0x78, 0x0E, 0x2F, 0x83, 0xD7, 0x24, 0x33, 0xBD, 0x5D, 0x84, 0xA0, 0x6B, 0xB6,
    0x54, 0x1C, 0x2A, 0xF3, 0x1D, 0xAE, 0x87, 0x17, 0x28, 0xBF, 0x85, 0x6A, 0x17, 0x4F, 0x93, 0xF4,
  ]
  private let zero = [UInt8](repeating: 0, count: 32)

  @Test func anEncodingIsKeptOctetForOctet() throws {
    let key = Sample.recipient.publicKey
    #expect(try P256PublicKey(x963: key.x963.span).x963 == key.x963)
    #expect(key.x963 == [4] + key.x + key.y)
  }

  @Test func coordinatesMustBeBelowThePrime() throws {
    let point = [4] + zero + yAtZero
    #expect(try P256PublicKey(x963: point.span).x == zero)
    // libcrypto's affine setter would reduce this x to zero and accept the point.
    #expect(error(of: [4] + prime + yAtZero) == .notOnCurve)
    #expect(error(of: [4] + zero + prime) == .notOnCurve)
    #expect(error(of: [4] + [UInt8](repeating: 0xFF, count: 64)) == .notOnCurve)
  }

  @Test func theRangeIsComparedOctetForOctet() {
    // Asked directly: libcrypto's decoder would catch a slip of this behind it.
    for index in 0..<32 {
      var above = prime
      var below = prime
      if above[index] < 0xFF { above[index] += 1 }
      if below[index] > 0 { below[index] -= 1 }
      let isAboveInField = P256.isInField(above.span)
      let isBelowInField = P256.isInField(below.span)
      #expect(!isAboveInField, "octet \(index)")
      #expect(isBelowInField == (prime[index] > 0), "octet \(index)")
    }
    let isZeroInField = P256.isInField(zero.span)
    #expect(isZeroInField)
  }

  @Test func pointsOffTheCurveAreRefused() {
    let key = Sample.recipient.publicKey
    for bit in 0..<512 {
      var octets = key.x963
      octets[1 + bit / 8] ^= 1 << UInt8(bit % 8)
      // A flipped x may meet another point of the curve, but then not with this y.
      #expect(error(of: octets) == .notOnCurve, "bit \(bit)")
    }
  }

  @Test func otherFormsAreNotRecognized() {
    let key = Sample.recipient.publicKey
    for octets in [
      [], [0], [4], [2] + key.x, [3] + key.x, [6] + key.x + key.y, [7] + key.x + key.y,
      key.x + key.y, key.x963 + [0], Array(key.x963.dropLast()),
    ] as [[UInt8]] {
      #expect(error(of: octets) == .unrecognized)
    }
  }

  @Test func scalarsRangeFromOneToTheOrderLessOne() throws {
    var last = order
    last[31] -= 1
    var next = order
    next[31] += 1
    #expect(error(ofScalar: zero) == .scalarOutOfRange)
    #expect(error(ofScalar: order) == .scalarOutOfRange)
    #expect(error(ofScalar: next) == .scalarOutOfRange)
    #expect(error(ofScalar: [UInt8](repeating: 0xFF, count: 32)) == .scalarOutOfRange)
    #expect(error(ofScalar: last) == nil)
    #expect(error(ofScalar: Array(zero.dropLast()) + [1]) == nil)
    #expect(error(ofScalar: []) == .wrongLength)
    #expect(error(ofScalar: Array(last.dropLast())) == .wrongLength)
    #expect(error(ofScalar: [0] + last) == .wrongLength)
    // The largest scalar is the generator's opposite: same x, another y.
    let one = try P256PrivateKey(scalar: (Array(zero.dropLast()) + [1]).span).publicKey
    let opposite = try P256PrivateKey(scalar: last.span).publicKey
    #expect(one.x == opposite.x)
    #expect(one.y != opposite.y)
  }

  @Test func generatedKeysDifferAndFitTheirPublicKeys() throws {
    let one = P256PrivateKey.generate()
    let other = P256PrivateKey.generate()
    let keys = (one.publicKey, other.publicKey)
    #expect(keys.0 != keys.1)
    let scalar = one.scalarOctets()
    let again = try P256PrivateKey(scalar: scalar.span).publicKey
    #expect(again == keys.0)
  }

  private func error(of octets: [UInt8]) -> KeyError? {
    keyError { () throws(KeyError) in _ = try P256PublicKey(x963: octets.span) }
  }

  private func error(ofScalar octets: [UInt8]) -> KeyError? {
    keyError { () throws(KeyError) in _ = try P256PrivateKey(scalar: octets.span) }
  }
}
