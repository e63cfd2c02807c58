import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Fills the segment that direct agreement leaves empty, for decoders that do not look at it; some
  /// lengths are those of wrapped keys.
  static let encryptedKeyPresent = Mutator(
    breaking: "encrypted-key-present", .keyAgreement, [.agreementEncryptedKeyPresent]
  ) { recipe, source throws(Rejection) in
    let count = try source.element(of: [1, 2, 16, 24, 32, 40, 72])
    recipe.encryptedKey = try source.draw(.octets(count: count))
    return (source.told("\(count) octets"), .agreementEncryptedKeyPresent)
  }
}
