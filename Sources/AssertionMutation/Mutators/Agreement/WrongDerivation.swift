import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Seals under the key that a mistaken derivation gives, for decoders that make the same mistake.
  static let wrongDerivation = Mutator(
    breaking: "wrong-derivation", .keyAgreement, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let mistake = try source.element(of: KeyMistake.all)
    recipe.deriveKey = { recipe in
      let (right, wrong) = (KeyInput(recipe), mistake.input(recipe))
      let key = wrong.key
      // Where the mistake does not show, for another layer is broken as well, any other key will do.
      return right.key == key ? key.map { ~$0 } : key
    }
    return (mistake.name, .contentAuthentication)
  }

  /// Seals under a Z without its leading zeros, for decoders that take Z for a number.
  static let shortSecret = Mutator(
    breaking: "short-secret", .keyAgreement, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let key = try source.element(of: EphemeralKey.shortSecrets)
    recipe.use(key)
    recipe.sharedSecret = Array(key.sharedSecret.drop { $0 == 0 })
    return (source.told("Z of \(recipe.sharedSecret.count) octets"), .contentAuthentication)
  }

  /// Seals under another Z, for decoders that agree with another key or not at all.
  static let otherSecret = Mutator(
    breaking: "other-secret", .keyAgreement, [.contentAuthentication]
  ) { recipe, source throws(Rejection) in
    let right = recipe.sharedSecret
    let key = recipe.ephemeralKey.publicKey
    let secrets: [(String, [UInt8])] = [
      ("zeros", [UInt8](repeating: 0, count: 32)), ("nothing", []),
      ("in the other order of octets", right.reversed()), ("behind a zero", [0] + right),
      ("x of epk", key.x), ("x of the recipient", Sample.recipient.publicKey.x),
      ("its digest", SHA256.digest(right.span)), ("without its last octet", right.dropLast()),
      ("negated", FieldElement.negated(right)),
      ("of another key", EphemeralKey.others[0].sharedSecret),
      ("of the sample's key", EphemeralKey.sample.sharedSecret),
    ]
    let (name, secret) = try source.element(of: secrets.filter { $0.1 != right })
    recipe.sharedSecret = secret
    return (source.told("Z \(name)"), .contentAuthentication)
  }
}
