import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// Opens tokens that were mutated at one layer and repaired below, so that the tag is no wall.
///
/// An input is a token's text, or else the choice sequence of a `MutatedToken`, which begins with a
/// control character as no text does. `ResealingMutator` mutates either kind.
///
/// Oracles: a recipe knows the rules that it breaks, and `open` must name one of them, or accept where
/// there is none. For a token that passes its tag, `inspect` names the rule and the place that `open`
/// names, which is all that the refusal's texts have, and a model of the claims agrees; what is refused
/// before the tag is `OpenAssertion`'s to compare.
public enum ResealedAssertionTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "ResealedAssertion"
  /// What an input is.
  public static let reads = "a token, or the choices of a `MutatedToken`"
  /// What must hold besides not crashing.
  public static let oracle = """
    the recipe of a token says which rule it breaks; for a token's text that passes the tag, \
    `inspect` agrees, and so does a model of the claims
    """

  /// Runs one input: a token, or a choice sequence.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    isToken(input) ? try judge(token: input) : try judge(choices: input)
  }

  /// Whether an input is a token's text.
  static func isToken(_ input: Span<UInt8>) -> Bool {
    !input.isEmpty && input[0] >= 0x20
  }

  private static func judge(choices: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard let mutated = MutatedToken.generator.value(of: [UInt8](copying: choices)) else {
      return .outOfScope
    }
    let token = mutated.token()
    let rule = refusal(of: token.span)?.rule
    guard mutated.allows(rule) else {
      let told =
        MutatedToken.generator.value(of: [UInt8](copying: choices), isTold: true) ?? mutated
      throw OracleViolation("\(rule.map { "refused by \($0.id)" } ?? "accepted"): \(told)")
    }
    return rule.map { .reject($0) } ?? .accept
  }

  private static func judge(token: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let refusal = refusal(of: token)
    if refusal.map({ $0.stage.isBehindTag }) ?? true {
      let inspection = Inspection(
        of: token, with: SampleRecipient(), expecting: Sample.expectations, limits: .fuzzing)
      try RefusalReport.check(refusal, inspection, token)
      try ClaimsOracle.check(refused: refusal?.rule, inspection)
    }
    return refusal.map { .reject($0.rule) } ?? .accept
  }

  private static func refusal(of token: Span<UInt8>) -> Refusal? {
    do throws(Refusal) {
      _ = try EmbeddedAssertion.open(
        token, with: SampleRecipient(), expecting: Sample.expectations, limits: .fuzzing)
      return nil
    } catch {
      return error
    }
  }
}

extension Stage {
  /// Whether only a token that passed its tag can be refused at it.
  fileprivate var isBehindTag: Bool { self == .claimsJSON || self == .claims }
}
