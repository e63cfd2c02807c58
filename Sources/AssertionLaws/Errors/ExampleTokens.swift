import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension Generator<RuleExample> {
  /// Examples of all rules, of each stage as many as of the others.
  static var ruleExamples: Generator {
    Generator { source throws(Rejection) in
      let stage = source.one(of: Stage.allCases)
      return try source.draw(.element(of: examples[stage] ?? RuleExample.all))
    }
  }

  private static let examples = Dictionary(grouping: RuleExample.all) { $0.rule.definition.stage }
}

extension TokenRecipe {
  /// Builds the token whatever the layers are by now.
  ///
  /// Some examples edit characters of the ciphertext that the sample's has. Where another plaintext
  /// made it another one, such an edit is left out.
  func tokenOfAnyContent() -> [UInt8] {
    guard editSegments != nil else { return token() }
    var recipe = self
    recipe.editSegments = nil
    let token = recipe.token()
    let ciphertext = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)[3]
    let isEditable = ciphertext.count >= 16 && "-_".utf8.allSatisfy(ciphertext.contains)
    return isEditable ? self.token() : token
  }
}
