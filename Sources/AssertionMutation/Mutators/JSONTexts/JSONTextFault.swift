import PlatformSSOAssertion
import PropertyTesting

/// A way to break the strict JSON of a text, whether it is the header or the claims.
struct JSONTextFault: Sendable {
  /// Breaks a text, and tells how.
  typealias Edit =
    @Sendable (JSONTokens, inout ChoiceSource) throws(Rejection) -> (String, [UInt8])

  /// A few words joined by hyphens.
  let name: String
  /// What a reader finds.
  let kind: JSONFault.Kind
  /// What kind of reader takes such a text.
  let edit: Edit

  init(_ name: String, _ kind: JSONFault.Kind, _ edit: @escaping Edit) {
    self.name = name
    self.kind = kind
    self.edit = edit
  }

  /// All of them, each kind of fault at least once.
  static let all: [JSONTextFault] =
    encoding + syntax + strings + numbers + structure
}

extension Mutator {
  /// The faults of JSON in the header, whose tag is right.
  static let headerTextFaults: [Mutator] = JSONTextFault.all.map { fault in
    Mutator(breaking: "header-\(fault.name)", .headerText, [.headerJSON(fault.kind)]) {
      recipe, source throws(Rejection) in
      let (detail, text) = try fault.edit(JSONTokens(recipe.renderedHeader), &source)
      recipe.headerText = text
      return (detail, .headerJSON(fault.kind))
    }
  }

  /// The faults of JSON in the claims, behind a tag that is right.
  static let plaintextFaults: [Mutator] = JSONTextFault.all.map { fault in
    Mutator(breaking: "claims-\(fault.name)", .plaintext, [.claimsJSON(fault.kind)]) {
      recipe, source throws(Rejection) in
      let (detail, text) = try fault.edit(JSONTokens(recipe.renderedPlaintext), &source)
      recipe.plaintext = text
      return (detail, .claimsJSON(fault.kind))
    }
  }
}
