import PlatformSSOAssertion
import PropertyTesting

extension Mutator {
  /// Spells the header in other white space and escapes, for decoders that compare JSON as text.
  static let headerSpelling = Mutator(varying: "header-spelling", .headerText) {
    recipe, source throws(Rejection) in
    let count = recipe.renderedHeader.count
    let text = source.spelled(JSONValue.object(recipe.header).tree).octets
    recipe.headerText = text
    return source.told("\(text.count) octets for \(count)")
  }

  /// Spells the claims in other white space and escapes, for decoders that compare JSON as text.
  static let claimsSpelling = Mutator(varying: "claims-spelling", .plaintext) {
    recipe, source throws(Rejection) in
    let count = recipe.renderedPlaintext.count
    let text = source.spelled(JSONValue.object(recipe.claims).tree).octets
    recipe.plaintext = text
    return source.told("\(text.count) octets for \(count)")
  }
}
