/// A point of P-256 other than infinity, as its uncompressed X9.63 encoding.
///
/// No value exists that is not on the curve.
public struct P256PublicKey: Sendable {
  /// The size of the uncompressed encoding in octets.
  public static let x963Count = 65

  /// 04, then x and y of 32 octets each.
  public let x963: [UInt8]
  /// The same in libcrypto's form.
  let point: P256Point
  /// The identifier of a recipient's key, which each token's `kid` is compared with.
  private let knownIdentifier: String?

  /// Checks an uncompressed X9.63 encoding: form, range, curve equation.
  public init(x963 octets: Span<UInt8>) throws(KeyError) {
    try self.init(sharing: [UInt8](copying: octets))
  }

  /// Checks an uncompressed X9.63 encoding, and keeps it without a copy.
  init(sharing x963: [UInt8]) throws(KeyError) {
    let octets = x963.span
    guard Self.isUncompressed(octets) else { throw .unrecognized }
    guard P256.isInField(octets.extracting(1..<33)), P256.isInField(octets.extracting(33..<65)),
      let point = P256Point(x963: octets)
    else { throw .notOnCurve }
    self.point = point
    knownIdentifier = nil
    self.x963 = x963
  }

  /// Joins two coordinates of exactly 32 octets and checks the point.
  init(x: Span<UInt8>, y: Span<UInt8>) throws(KeyError) {
    guard x.count == P256.fieldCount, y.count == P256.fieldCount else { throw .wrongLength }
    try self.init(sharing: Self.join(x, y))
  }

  /// Takes over a point that libcrypto computed and its encoding.
  init(owning point: OpaquePointer, x963: [UInt8]) {
    self.point = P256Point(owning: point)
    knownIdentifier = KeyIdentifier.text(of: SHA256.digest(x963.span))
    self.x963 = x963
  }

  /// The affine x coordinate, 32 octets.
  public var x: [UInt8] { Array(x963[1..<33]) }

  /// The affine y coordinate, 32 octets.
  public var y: [UInt8] { Array(x963[33..<65]) }

  /// The `kid` that the Mac writes: padded base64 of SHA-256 over the X9.63 encoding.
  public var keyIdentifier: String {
    knownIdentifier ?? KeyIdentifier.text(of: SHA256.digest(x963.span))
  }

  /// Whether octets have the form of an uncompressed X9.63 point; the curve is not asked.
  static func isUncompressed(_ octets: Span<UInt8>) -> Bool {
    octets.count == x963Count && octets[0] == 4
  }

  /// The X9.63 encoding that two coordinates make, on the curve or not.
  static func join(_ x: Span<UInt8>, _ y: Span<UInt8>) -> [UInt8] {
    var octets: [UInt8] = [4]
    octets.reserveCapacity(x963Count)
    octets.append(x)
    octets.append(y)
    return octets
  }
}

extension P256PublicKey: Equatable {
  /// Compares encodings; each point has only one.
  public static func == (left: P256PublicKey, right: P256PublicKey) -> Bool {
    left.x963 == right.x963
  }
}
