import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting
import References

/// The private scalars of two parties, and the party infos of a derivation.
public struct AgreementInput: CustomStringConvertible, Sendable {
  let scalars: [[UInt8]]
  let partyUInfo: [UInt8]
  let partyVInfo: [UInt8]

  /// What a person needs to see of it.
  public var description: String {
    """
    scalars \(Description.hexadecimal(scalars[0])) and \(Description.hexadecimal(scalars[1])), \
    apu \(Description.hexadecimal(partyUInfo)), apv \(Description.hexadecimal(partyVInfo))
    """
  }

  static let generator = Generator { source throws(Rejection) in
    let scalars = try source.draw(pairs)
    return AgreementInput(
      scalars: source.flag() ? scalars.reversed() : scalars,
      partyUInfo: try source.draw(.oneOf(.always([]), .octets(count: 0...100))),
      partyVInfo: try source.draw(.oneOf(.always([]), .octets(count: 0...300))))
  }

  private static let pairs: Generator<[[UInt8]]> = .weighted([
    (3, scalar.array(count: 2)),
    (
      2,
      .element(
        of: [[Sample.recipient.scalar, CurveSecret.scalar(264)]]
          + CurveSecret.pairs.map { [CurveSecret.scalar($0), CurveSecret.scalar($1)] })
    ),
  ])

  /// Scalars from 1 to below the order, whose ends are drawn more often.
  private static let scalar: Generator<[UInt8]> = .weighted([
    (
      1,
      .element(of: [
        CurveSecret.scalar(1), CurveSecret.scalar(2), Sample.recipient.scalar, greatest,
      ])
    ),
    (4, Generator<[UInt8]>.octets(count: 32).map(bounded)),
    (
      1,
      Generator<[UInt8]>.octets(count: 1...8).map {
        bounded([UInt8](repeating: 0, count: 32 - $0.count) + $0)
      }
    ),
  ])

  /// The order less one.
  private static let greatest: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x50,
  ]

  /// Brings 32 octets into the range of scalars; the order starts with four octets FF.
  private static func bounded(_ octets: [UInt8]) -> [UInt8] {
    var octets = octets
    if octets.allSatisfy({ $0 == 0 }) { octets[31] = 1 }
    if octets.prefix(4).allSatisfy({ $0 == 0xFF }) { octets[3] = 0xFE }
    return octets
  }
}

extension P256PrivateKey {
  fileprivate var scalar: [UInt8] { DerivationInput.octets(of: scalarOctets()) }
}

extension KeyDerivationLaws {
  /// Both sides agree on one Z of 32 octets, which is OpenSSL's.
  public static let agreementIsSymmetric = Property(
    "kdf-agreement-is-symmetric", AgreementInput.generator, share: 0.5
  ) { input, trial in
    let one = try key(input.scalars[0])
    let other = try key(input.scalars[1])
    let secret = DerivationInput.octets(of: one.sharedSecret(with: other.publicKey))
    classify(secret, &trial)
    trial.label("with itself", if: input.scalars[0] == input.scalars[1])
    try trial.expectEqual(secret.count, 32, "the number of octets of Z")
    try trial.expectEqual(
      DerivationInput.octets(of: other.sharedSecret(with: one.publicKey)), secret,
      "the other side's Z")
    try trial.expectEqual(
      OpenSSLAgreement.sharedSecret(scalar: input.scalars[0], point: other.publicKey.x963), secret,
      "OpenSSL's Z")
  }

  /// The content encryption key is OpenSSL's, from the scalar and the point on.
  public static let contentKeyEqualsSSKDF = Property(
    "kdf-content-key-equals-sskdf", AgreementInput.generator, share: 0.5
  ) { input, trial in
    let own = try key(input.scalars[0])
    let peer = try key(input.scalars[1]).publicKey
    let contentKey = try DirectAgreement.contentKey(
      sharedSecret: own.sharedSecret(with: peer), partyUInfo: input.partyUInfo,
      partyVInfo: input.partyVInfo)
    let secret = OpenSSLAgreement.sharedSecret(scalar: input.scalars[0], point: peer.x963)
    classify(secret ?? [], &trial)
    trial.cover(10, "no apu", input.partyUInfo.isEmpty)
    trial.cover(10, "no apv", input.partyVInfo.isEmpty)
    let expected = SSKDF.key(
      secret: secret ?? [], algorithmID: DerivationInput.encryption, partyUInfo: input.partyUInfo,
      partyVInfo: input.partyVInfo, keyBits: 256)
    try trial.expectEqual(
      DerivationInput.octets(of: contentKey), expected, "the content encryption key")
  }

  private static func key(_ scalar: [UInt8]) throws(KeyError) -> P256PrivateKey {
    try P256PrivateKey(scalar: scalar.span)
  }

  private static func classify(_ secret: [UInt8], _ trial: inout Trial) {
    trial.cover(8, "Z with a leading zero", secret.first == 0)
    trial.cover(0.5, "Z with two leading zeros", secret.starts(with: [0, 0]))
    trial.label("Z with a zero at its end", if: secret.last == 0)
  }
}
