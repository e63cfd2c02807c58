import PlatformSSOAssertion

// Keys in DER: each structure with one thing changed.
extension Seed {
  static let derKeys: [Seed] = spkiKeys + privateDERKeys

  private static let spkiKeys: [Seed] = {
    let own = Sample.recipient.publicKey
    let generator = Mutator.secp256k1Generator
    let rows: [(KeyError?, String, KeyDER)] = [
      (nil, "spki", .sample()),
      (nil, "spki-compressed", .sample { $0.point = [2 | own.y[31] & 1] + own.x }),
      (
        .wrongCurve, "spki-secp256k1",
        .sample {
          $0.parameters = KeyDER.secp256k1
          $0.point = [4] + generator.0 + generator.1
        }
      ),
      (.wrongCurve, "spki-specified", .sample { $0.parameters = P256Domain.specified }),
      (
        .wrongKeyType, "spki-x25519",
        .sample {
          $0.algorithm = KeyDER.x25519
          $0.parameters = []
          $0.point = own.x
        }
      ),
      (.malformedPEM, "spki-at-infinity", .sample { $0.point = [0] }),
      (.malformedPEM, "spki-no-parameters", .sample { $0.parameters = [] }),
      (.malformedPEM, "spki-empty-point", .sample { $0.point = [] }),
      (.malformedPEM, "spki-off-curve", .sample { $0.point = [4] + own.y + own.x }),
    ]
    return rows.map { key(.spki, $0.0, $0.1, $0.2.spki) }
      + [key(.spki, .malformedPEM, "spki-cut", KeyDER.sample().spki.dropLast())]
  }()

  private static let privateDERKeys: [Seed] = {
    let rows: [(KeyError?, String, KeyDER)] = [
      (nil, "", .sample()), (nil, "-no-point", .sample { $0.point = nil }),
      (
        nil, "-short-scalar",
        .sample {
          $0.scalar = [1]
          $0.point = EphemeralKey.others[0].publicKey.x963
        }
      ),
      (.publicKeyMismatch, "-other-point", .sample { $0.point = Sample.ephemeral.publicKey.x963 }),
      (
        .wrongCurve, "-p-384",
        .sample {
          $0.parameters = KeyDER.secp384r1
          $0.scalar = [UInt8](repeating: 0, count: 16) + $0.scalar
          $0.point = nil
        }
      ),
      (.wrongCurve, "-specified", .sample { $0.parameters = P256Domain.specified }),
      (.scalarOutOfRange, "-zero", .sample { $0.scalar = [UInt8](repeating: 0, count: 32) }),
      (.scalarOutOfRange, "-order", .sample { $0.scalar = P256Domain.order }),
      (.malformedPEM, "-at-infinity", .sample { $0.point = [0] }),
    ]
    let x25519 = DER.sequence(
      DER.integer([]), DER.sequence(DER.identifier(KeyDER.x25519)),
      DER.octetString(DER.octetString(KeyDER.sample().scalar)))
    return rows.flatMap {
      [key(.pkcs8, $0.0, "pkcs8\($0.1)", $0.2.pkcs8), key(.sec1, $0.0, "sec1\($0.1)", $0.2.sec1)]
    } + [key(.pkcs8, .wrongKeyType, "pkcs8-x25519", x25519)]
  }()
}
