import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Gives `kid` another type than text, for decoders that look it up as it is.
  static let kidType = Mutator(breaking: "kid-type", .header, [.headerKidType]) {
    recipe, source throws(Rejection) in
    let value = try source.value(butNo: .string)
    recipe.header["kid"] = value
    return (source.told(value.shown), .headerKidType)
  }

  /// Names another key by `kid`, for decoders that compare it loosely or not at all.
  static let kidMismatch = Mutator(breaking: "kid-mismatch", .header, [.headerKidMismatch]) {
    recipe, source throws(Rejection) in
    let own = Sample.recipient.publicKey.keyIdentifier
    let text =
      switch source.place(among: [1, 1, 2]) {
      case 0: try otherKey(recipe, &source)
      case 1: try flipped(own, &source)
      default:
        try source.element(of: [
          "", "key 1", "kid", own.lowercased(), own.uppercased(), String(own.dropFirst()),
          String(own.dropLast(2)), own + own, own + "\0", " " + own, own + "\n", "../" + own,
          "' OR '1'='1", "urn:ietf:params:oauth:jwk-thumbprint:sha-256:" + own,
          "a52727bb3c77c7ce44ca9e82b4af544000f13ac0064cfef6cb4d938379b5b24f", own + "=",
          own + "==", own.dropLast() + "==",
        ])
      }
    recipe.header["kid"] = .string(text)
    return (source.told(text.shown), .headerKidMismatch)
  }

  /// The identifier of a key that is not the recipient's.
  private static func otherKey(
    _ recipe: TokenRecipe, _ source: inout ChoiceSource
  ) throws(Rejection) -> String {
    let keys = [EphemeralKey.sample] + EphemeralKey.others
    return try source.element(
      of: keys.map(\.publicKey).filter { $0 != Sample.recipient.publicKey }
    ).keyIdentifier
  }

  /// The identifier with one character of its digest's text replaced.
  ///
  /// Not the last one, whose low bits encode nothing.
  private static func flipped(
    _ identifier: String, _ source: inout ChoiceSource
  ) throws(Rejection) -> String {
    var octets = Array(identifier.utf8)
    let place = try source.index(below: octets.count - 2)
    octets[place] = octets[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
    return String(decoding: octets, as: UTF8.self)
  }
}
