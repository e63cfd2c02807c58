extension WrongConstruction {
  /// Mistakes with SuppPubInfo, which is the key's bits in four octets, and with SuppPrivInfo,
  /// which is nothing at all.
  static let ofSupplements = [
    WrongConstruction("public-info-in-octets", .supplements, "SuppPubInfo counts octets.") {
      $0.suppPubInfo = DerivationRound.bigEndian(($0.keyBits + 7) / 8)
    },
    WrongConstruction("public-info-of-two-octets", .supplements, "SuppPubInfo is of two octets.") {
      $0.suppPubInfo.removeFirst(2)
    },
    WrongConstruction(
      "public-info-of-eight-octets", .supplements, "SuppPubInfo is of eight octets."
    ) { $0.suppPubInfo = [0, 0, 0, 0] + $0.suppPubInfo },
    WrongConstruction(
      "public-info-little-endian", .supplements,
      "SuppPubInfo's least significant octet comes first."
    ) { $0.suppPubInfo.reverse() },
    WrongConstruction("public-info-missing", .supplements, "There is no SuppPubInfo.") {
      $0.suppPubInfo = []
    },
    WrongConstruction("public-info-prefixed", .supplements, "SuppPubInfo gets a length.") {
      $0.suppPubInfo = [0, 0, 0, 4] + $0.suppPubInfo
    },
    WrongConstruction(
      "private-info-prefixed", .supplements, "The empty SuppPrivInfo gets a length of 0."
    ) { $0.suppPrivInfo = [0, 0, 0, 0] },
  ]

  /// Mistakes with Z, which is the x coordinate in 32 octets.
  static let ofSecret =
    [
      WrongConstruction("secret-without-leading-zeros", .secret, "Z lacks its leading zeros.") {
        $0.secret = Array($0.secret.drop { $0 == 0 })
      },
      WrongConstruction(
        "secret-reversed", .secret, "Z's least significant octet comes first."
      ) { $0.secret.reverse() },
      WrongConstruction("secret-prefixed", .secret, "Z gets a length.") {
        $0.secret = DerivationRound.bigEndian(UInt32($0.secret.count)) + $0.secret
      },
      WrongConstruction("secret-hashed", .secret, "Z is replaced by its SHA-256 digest.") {
        $0.secret = HashFunction.sha256.digest($0.secret)
      },
    ] + ofPoint(isOdd: false) + ofPoint(isOdd: true)

  /// Mistakes that take more of the agreed point than x, for either of the y that x has.
  private static func ofPoint(isOdd: Bool) -> [WrongConstruction] {
    let parity = isOdd ? "odd" : "even"
    return [
      WrongConstruction(
        "secret-is-point-with-\(parity)-y", .secret,
        "Z is the whole point: 04, x, and an \(parity) y."
      ) { $0.secret = $0.secret.joined(isOdd) { [4] + $0 + $1 } },
      WrongConstruction(
        "secret-is-x-and-\(parity)-y", .secret, "Z is both coordinates: x, and an \(parity) y."
      ) { $0.secret = $0.secret.joined(isOdd) { $0 + $1 } },
      WrongConstruction(
        "secret-is-compressed-with-\(parity)-y", .secret,
        "Z is the compressed point: 0\(isOdd ? 3 : 2) for an \(parity) y, and x."
      ) { $0.secret = [isOdd ? 3 : 2] + $0.secret },
    ]
  }

  /// Other functions than the Concat KDF with SHA-256.
  static let ofFunction = [
    WrongConstruction("sha-1", "The rounds hash with SHA-1, as many as it takes.") {
      NaiveConcatKDF.key(for: $0, by: .sha1)
    },
    WrongConstruction("sha-384", "The rounds hash with SHA-384, cut to the key's length.") {
      NaiveConcatKDF.key(for: $0, by: .sha384)
    },
    WrongConstruction("sha-512", "The rounds hash with SHA-512, cut to the key's length.") {
      NaiveConcatKDF.key(for: $0, by: .sha512)
    },
    WrongConstruction("double-sha-256", "Each round's digest is hashed once more.") { input in
      NaiveConcatKDF.key(of: input.keyBits) { number in
        let round = DerivationRound(input, number: number)
        return HashFunction.sha256.digest(HashFunction.sha256.digest(round.octets))
      }
    },
    WrongConstruction(
      "hkdf", "HKDF with SHA-256 and no salt takes the other information as its info."
    ) { input in
      let info = DerivationRound(input, number: 1).otherInfo
      let key = HashFunction.expand(input.secret, info: info, octets: (input.keyBits + 7) / 8)
      return NaiveConcatKDF.leftmost(input.keyBits, of: key)
    },
    WrongConstruction(
      "x963-kdf-of-party-infos", "The X9.63 KDF takes the bare party infos as its SharedInfo."
    ) { input in
      NaiveConcatKDF.key(of: input.keyBits) { number in
        HashFunction.sha256.digest(
          input.secret + DerivationRound.bigEndian(number) + input.partyUInfo + input.partyVInfo)
      }
    },
    WrongConstruction("digest-of-secret", "The key is the SHA-256 digest of Z alone.") {
      NaiveConcatKDF.leftmost($0.keyBits, of: HashFunction.sha256.digest($0.secret))
    },
    WrongConstruction("secret-itself", "The key is Z itself.") {
      NaiveConcatKDF.leftmost($0.keyBits, of: $0.secret)
    },
  ]
}

extension [UInt8] {
  /// Joins this x coordinate with a y; unchanged where no point of the curve has it.
  fileprivate func joined(_ isOdd: Bool, _ join: ([UInt8], [UInt8]) -> [UInt8]) -> [UInt8] {
    CurvePoint.y(of: self, isOdd: isOdd).map { join(self, $0) } ?? self
  }
}
