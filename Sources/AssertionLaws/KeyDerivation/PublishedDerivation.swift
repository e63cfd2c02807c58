extension DerivationInput {
  /// The inputs that Apple published on its page "Creating a JWE login response".
  ///
  /// The page shows the whole hash input of the one round, which these are cut from.
  public static let published = DerivationInput(
    secret: hexadecimal("3491708c92422bb807edf2b8183a42737c5daa6c39ba9535321d51c836d7ada1"),
    partyUInfo: hexadecimal(
      """
      000000054150504c45\
      000000410406414745842895eab7f4ba651aa95c9ac11d9f0eb8c34c1b71b1c0123acce29c\
      8db3a85996e00c54c47cb6b53bfed9b89cb747c7765c0c340875942a624bb1b5
      """),
    partyVInfo: hexadecimal(
      """
      000000054170706c65\
      000000410499c272af606a5101e5b1c686a164f0ff840dc4352a235951d75902440ccb2649\
      3ff98bb592a830c0b71bc3ed46578ace6d5ce43d1a7cf657ffad6cef40b1ef92\
      0000002442374631464333322d393132312d344532412d394533322d383431374530333637354444
      """))

  /// The key that Apple published for `published`.
  public static let publishedKey = hexadecimal(
    "a146e4a23bda2e53826c04d2f442bcfbd87bc2719d74b8a7da00af976267712e")

  /// The published inputs with a Z that has leading zeros, so that every mistake shows.
  static let publishedWithLeadingZeros: DerivationInput = {
    var input = published
    input.secret = CurveSecret.withLeadingZeros[0]
    return input
  }()

  private static func hexadecimal(_ digits: String) -> [UInt8] {
    let values = digits.utf8.map { digit in
      digit <= UInt8(ascii: "9") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
    }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
