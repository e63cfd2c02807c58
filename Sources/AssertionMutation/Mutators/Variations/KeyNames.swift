import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Leaves `kid` out or spells it in another form of base64, for decoders that know only one.
  static let kidForm = Mutator(varying: "kid-form", .header) { recipe, source throws(Rejection) in
    let padded = Sample.recipient.publicKey.keyIdentifier
    let forms: [(String, String?)] = [
      ("absent", nil), ("padded base64", padded),
      ("unpadded base64", padded.replacing("=", with: "")),
      ("padded base64url", padded.inURLAlphabet),
      ("unpadded base64url", padded.inURLAlphabet.replacing("=", with: "")),
    ]
    let (name, text) = try source.element(of: forms)
    recipe.header["kid"] = text.map { .string($0) }
    return name
  }

  /// Writes `typ` in other case or as a whole media type, for decoders that compare it as text.
  static let typForm = Mutator(varying: "typ-form", .header) { recipe, source throws(Rejection) in
    let prefix = source.flag() ? "application/" : ""
    var text = ""
    for letter in prefix + "platformsso-encrypted-login-assertion+jwt" {
      text += source.flag(percent: 25) ? letter.uppercased() : String(letter)
    }
    recipe.header["typ"] = .string(text)
    return text
  }

  /// Takes another key pair for the sender's, among them pairs whose Z or coordinates start with
  /// zeros, for decoders that take octets for numbers.
  static let otherEphemeralKey = Mutator(varying: "other-ephemeral-key", .ephemeralKey) {
    recipe, source throws(Rejection) in
    let key = try source.element(of: EphemeralKey.others)
    recipe.use(key)
    return key.name
  }

  /// Draws the initialization vector, for decoders that expect something of it.
  static let otherVector = Mutator(varying: "other-vector", .contentEncryption) {
    recipe, source throws(Rejection) in
    recipe.initializationVector = source.octets(count: 12...12)
    return source.told(Description.hexadecimal(recipe.initializationVector))
  }
}

extension String {
  /// Standard base64 in the URL's alphabet.
  var inURLAlphabet: String { replacing("+", with: "-").replacing("/", with: "_") }
}
