import AssertionMutation
import PlatformSSOAssertion
import Testing

/// Each rule has inputs that break it alone and close neighbours that keep it.
@Suite struct RuleExampleTests {
  @Test func everyRuleHasAnExample() {
    let covered = Set(RuleExample.all.map(\.rule))
    let missing = Rule.allCases.filter { !covered.contains($0) }
    #expect(missing.isEmpty, "without an example: \(missing.map(\.id))")
  }

  @Test func namesAreUnique() {
    let names = RuleExample.all.map { "\($0.rule.id).\($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: RuleExample.all)
  func breaksItsRuleAlone(_ example: RuleExample) {
    let token = example.breaking.token()
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations,
      limits: Sample.limits)
    let broken = inspection.broken.map(\.rule.id)
    #expect(broken == [example.rule.id])
    do throws(Refusal) {
      _ = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: Sample.expectations, limits: Sample.limits)
      Issue.record("accepted")
    } catch {
      #expect(error.rule == example.rule)
    }
  }

  @Test(arguments: RuleExample.all)
  func keepsEveryRuleNextToIt(_ example: RuleExample) {
    let token = example.keeping.token()
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations,
      limits: Sample.limits)
    let broken = inspection.broken.map(\.description)
    #expect(broken.isEmpty)
    let isAccepted = inspection.isAccepted
    #expect(isAccepted)
    let verdict = inspection.verdict(on: example.rule)
    #expect(verdict == .holds || verdict == .undecided(.notApplicable))
  }
}

extension RuleExample: CustomTestStringConvertible {
  /// The rule and the example's name.
  public var testDescription: String { "\(rule.id).\(name)" }
}
