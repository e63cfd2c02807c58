import PlatformSSOAssertion

extension RuleExample {
  /// The members of `epk`.
  static let ephemeralKey: [RuleExample] = [
    key(.epkKeyType, "absent") { $0["kty"] = nil },
    key(.epkKeyType, "octet-sequence") { $0["kty"] = .string("oct") },
    key(.epkKeyType, "lower-case") { $0["kty"] = .string("ec") },
    key(.epkCurve, "absent") { $0["crv"] = nil },
    key(.epkCurve, "p-384") { $0["crv"] = .string("P-384") },
    key(.epkCurve, "openssl-name") { $0["crv"] = .string("prime256v1") },
    key(.epkPrivateMember, "scalar") {
      $0["d"] = .string("okDfU7IYlFXoEKgqu-79iy-AR55omCKzVKlFCXy8z5c")
    } keeps: {
      $0["D"] = .string("okDfU7IYlFXoEKgqu-79iy-AR55omCKzVKlFCXy8z5c")
    },
    key(.epkPrivateMember, "null") { $0["d"] = .null },
    key(.epkCoordinateMissing, "x") { $0["x"] = nil },
    key(.epkCoordinateMissing, "y") { $0["y"] = nil },
    key(.epkCoordinateEncoding, "number") { $0["x"] = .number("1") },
    key(.epkCoordinateEncoding, "padded") {
      if case .string(let text) = $0["y"] { $0["y"] = .string(text + "=") }
    },
    key(.epkCoordinateLength, "31-octets") {
      $0["x"] = .base64URL(Array(Sample.ephemeral.publicKey.x.dropLast()))
    },
    key(.epkCoordinateLength, "leading-zero") {
      $0["y"] = .base64URL([0] + Sample.ephemeral.publicKey.y)
    },
    key(.epkCoordinateLength, "empty") { $0["x"] = .string("") },
    // (0, sqrt(b)) lies on the curve; written as (p, sqrt(b)) it is what a reducing decoder takes.
    key(.epkCoordinateRange, "prime-for-zero") {
      $0["x"] = .base64URL(prime)
      $0["y"] = .base64URL(yOfZero)
    },
    key(.epkCoordinateRange, "all-ones") {
      $0["y"] = .base64URL([UInt8](repeating: 255, count: 32))
    },
    key(.epkNotOnCurve, "zero-point") {
      $0["x"] = .base64URL([UInt8](repeating: 0, count: 32))
      $0["y"] = .base64URL([UInt8](repeating: 0, count: 32))
    },
    key(.epkNotOnCurve, "one-bit-off") {
      var y = Sample.ephemeral.publicKey.y
      y[31] ^= 1
      $0["y"] = .base64URL(y)
    },
    key(.epkNotOnCurve, "swapped-coordinates") {
      $0["x"] = .base64URL(Sample.ephemeral.publicKey.y)
      $0["y"] = .base64URL(Sample.ephemeral.publicKey.x)
    },
  ]

  private static func key(
    _ rule: Rule, _ name: String, breaks: (inout [JSONMember]) -> Void,
    keeps: (inout [JSONMember]) -> Void = { $0["ext"] = .bool(true) }
  ) -> RuleExample {
    RuleExample(rule, name) {
      $0.editEphemeralKey(breaks)
    } keeps: {
      $0.editEphemeralKey(keeps)
    }
  }

  /// The field's prime.
  private static let prime: [UInt8] =
    [255, 255, 255, 255, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 12)
    + [UInt8](repeating: 255, count: 12)

  /// The y coordinate of a point whose x is zero: the square root of the curve's b.
  private static let yOfZero: [UInt8] = [
    0x66, 0x48, 0x5C, 0x78, 0x0E, 0x2F, 0x83, 0xD7, 0x24, 0x33, 0xBD, 0x5D, 0x84, 0xA0, 0x6B, 0xB6,
    0x54, 0x1C, 0x2A, 0xF3, 0x1D, 0xAE, 0x87, 0x17, 0x28, 0xBF, 0x85, 0x6A, 0x17, 0x4F, 0x93, 0xF4,
  ]
}

extension TokenRecipe {
  fileprivate mutating func editEphemeralKey(_ edit: (inout [JSONMember]) -> Void) {
    guard case .object(var members) = header["epk"] else { return }
    edit(&members)
    header["epk"] = .object(members)
  }
}
