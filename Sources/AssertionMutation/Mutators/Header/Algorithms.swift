import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Asks for another `alg`, for decoders that let the token choose: key wrapping without a key,
  /// other agreements, `none`.
  static let algUnsupported = other(
    "alg", than: "ECDH-ES", .headerAlgUnsupported,
    known: [
      "ECDH-ES+A256KW", "ECDH-ES+A192KW", "ECDH-ES+A128KW", "none", "dir", "RSA-OAEP",
      "RSA-OAEP-256", "RSA1_5", "A256KW", "A256GCMKW", "PBES2-HS512+A256KW", "ECDH-1PU",
      "ECDH-SS", "ES256", "A256GCM", "HPKE", "hpke-0", "",
    ])

  /// Asks for another `enc`, for decoders that let the token choose.
  static let encUnsupported = other(
    "enc", than: "A256GCM", .headerEncUnsupported,
    known: [
      "A128GCM", "A192GCM", "A128CBC-HS256", "A256CBC-HS512", "A256CBC+HS512", "C20P", "XC20P",
      "A256CTR", "A256KW", "HPKE-0", "none", "ECDH-ES", "",
    ])

  /// Gives a member the name of another algorithm, a near miss of the right one, or no string.
  private static func other(
    _ member: String, than right: String, _ rule: Rule, known: [String]
  ) -> Mutator {
    Mutator(breaking: "\(member)-unsupported", .header, [rule]) {
      recipe, source throws(Rejection) in
      let value: JSONValue =
        switch source.place(among: [3, 2, 1]) {
        case 0: .string(try source.element(of: known))
        case 1: .string(source.nearMiss(of: right))
        default: try source.value(butNo: .string)
        }
      recipe.header[member] = value
      return (source.told(value.shown), rule)
    }
  }

  /// Asks for HPKE by `alg`, or by `enc` under `dir`: a result of its own, not a generic refusal.
  static let hpke = Mutator(breaking: "hpke", .header, [.headerHPKEUnsupported]) {
    recipe, source throws(Rejection) in
    let name = try source.element(of: [
      "HPKE-0", "HPKE-1-KE", "HPKE-7", "HPKE-P256-SHA256-A256GCM", "HPKE-P384-SHA384-A256GCM",
      "HPKE-Curve25519-SHA256-ChachaPoly", "HPKE-",
    ])
    let isUnderDir = source.flag()
    recipe.header["alg"] = .string(isUnderDir ? "dir" : name)
    if isUnderDir { recipe.header["enc"] = .string(name) }
    return (isUnderDir ? "alg dir, enc \(name)" : "alg \(name)", .headerHPKEUnsupported)
  }

  /// States another `typ`, for decoders that take any token that decrypts.
  static let typMismatch = Mutator(breaking: "typ-mismatch", .header, [.headerTypMismatch]) {
    recipe, source throws(Rejection) in
    let type = "platformsso-encrypted-login-assertion+jwt"
    let nearMiss = source.nearMiss(of: type)
    let value: JSONValue =
      switch source.place(among: [2, 2, 1]) {
      case 0:
        .string(
          try source.element(of: [
            "JWT", "jwt", "application/jwt", "platformsso-login-response+jwt", "jose", "JWE",
            "platformsso-login-request+jwt", "platformsso-encrypted-login-assertion",
            "application//\(type)", "application/application/\(type)", "text/\(type)", "/\(type)",
            "application/", "\(type), \(type)",
          ]))
      // Other case is the same media type.
      case 1: .string(nearMiss.asciiLowercased == type ? "\(type) " : nearMiss)
      default: try source.value(butNo: .string)
      }
    recipe.header["typ"] = value
    return (source.told(value.shown), .headerTypMismatch)
  }
}

extension String {
  /// The text with ASCII letters in lower case and all others as they are.
  fileprivate var asciiLowercased: String {
    String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
