import AssertionMutation
import References
import Testing

@Suite struct CurveEquationTests {
  @Test func pointsOfTheCurveFulfilIt() {
    for key in [EphemeralKey.sample] + EphemeralKey.others {
      #expect(CurveEquation.holds(x: key.publicKey.x, y: key.publicKey.y), "\(key.name)")
    }
  }

  @Test func aPointBesideTheCurveDoesNot() {
    let key = EphemeralKey.sample.publicKey
    for bit in 0..<256 {
      var (x, y) = (key.x, key.y)
      x[bit / 8] ^= 0x80 >> UInt8(bit % 8)
      y[bit / 8] ^= 0x80 >> UInt8(bit % 8)
      #expect(!CurveEquation.holds(x: x, y: key.y), "bit \(bit) of x")
      #expect(!CurveEquation.holds(x: key.x, y: y), "bit \(bit) of y")
    }
  }

  /// Where x^2 is below 3, so that the difference is negative.
  @Test func smallCoordinatesDoNotUpsetIt() {
    let zero = [UInt8](repeating: 0, count: 32)
    let one = zero.dropLast() + [1]
    // The square root of b, which is y where x is 0.
    let root: [UInt8] = [
      0x66, 0x48, 0x5C, 0x78, 0x0E, 0x2F, 0x83, 0xD7, 0x24, 0x33, 0xBD, 0x5D,
      0x84, 0xA0, 0x6B, 0xB6, 0x54, 0x1C, 0x2A, 0xF3, 0x1D, 0xAE, 0x87, 0x17,
      0x28, 0xBF, 0x85, 0x6A, 0x17, 0x4F, 0x93, 0xF4,
    ]
    #expect(CurveEquation.holds(x: zero, y: root))
    #expect(!CurveEquation.holds(x: zero, y: zero))
    #expect(!CurveEquation.holds(x: zero, y: Array(one)))
  }
}
