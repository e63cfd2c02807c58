import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Makes the header another JSON value than an object, for decoders that look for members in it.
  static let headerNotAnObject = Mutator(
    breaking: "header-not-an-object", .headerText, [.headerNotAnObject]
  ) { recipe, source throws(Rejection) in
    let text = try source.otherValue(than: recipe.renderedHeader)
    recipe.headerText = text
    return (source.told(String(decoding: text.prefix(24), as: UTF8.self).shown), .headerNotAnObject)
  }

  /// Makes the plaintext another JSON value than an object, for decoders that look for claims in it.
  static let claimsNotAnObject = Mutator(
    breaking: "claims-not-an-object", .plaintext, [.claimsNotAnObject]
  ) { recipe, source throws(Rejection) in
    let text = try source.otherValue(than: recipe.renderedPlaintext)
    recipe.plaintext = text
    return (source.told(String(decoding: text.prefix(24), as: UTF8.self).shown), .claimsNotAnObject)
  }

  /// Encrypts nothing, for decoders that take an empty text for an empty object.
  static let emptyPlaintext = Mutator(
    breaking: "empty-plaintext", .plaintext, [.claimsJSONSyntax]
  ) { recipe, source throws(Rejection) in
    recipe.plaintext = []
    return ("no octets", .claimsJSONSyntax)
  }

  /// Makes the header longer than allowed by white space that means nothing, for decoders that read
  /// what they should only measure.
  static let headerTooLong = Mutator(
    breaking: "header-too-long", .headerText, [.headerSize]
  ) { recipe, source throws(Rejection) in
    let text = recipe.renderedHeader
    let excess = 1 + (try source.index(below: 100))
    let spaces = max(1, Sample.limits.headerSize - text.count + excess)
    recipe.headerText = text + [UInt8](repeating: 0x20, count: spaces)
    // The token must stay below its own limit, whatever is still added to the claims.
    if recipe.tokenSize > Sample.limits.tokenSize - 900 { recipe.claims = TokenRecipe().claims }
    return (source.told("\(text.count + spaces) octets"), .headerSize)
  }
}

extension ChoiceSource {
  /// A JSON text whose value is no object.
  fileprivate mutating func otherValue(than text: [UInt8]) throws(Rejection) -> [UInt8] {
    let quoted = JSONValue.string(String(decoding: text.prefix(500), as: UTF8.self)).jsonText
    return try element(
      of: ["null", "true", "0", "\"\"", "[]", "[{}]", "-1.5e3", " \"{}\" "].map { Array($0.utf8) }
        + [
          "[".utf8 + text + "]".utf8, quoted,
        ])
  }
}
