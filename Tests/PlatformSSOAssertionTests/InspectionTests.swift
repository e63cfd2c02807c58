import AssertionMutation
import PlatformSSOAssertion
import Testing

/// `inspect` and `open` take one path and must come to one verdict.
@Suite struct InspectionTests {
  @Test(arguments: RuleExample.all.indices) func bothAgreeOnAssertions(_ index: Int) {
    let example = RuleExample.all[index]
    for recipe in [example.breaking, example.keeping] {
      let token = recipe.token()
      for expectations in [Sample.expectations, lenient] {
        let inspection = Inspection(
          of: token.span, with: Sample.recipient, expecting: expectations, limits: Sample.limits)
        let refused = refusal { () throws(Refusal) in
          _ = try EmbeddedAssertion.open(
            token.span, with: Sample.recipient, expecting: expectations, limits: Sample.limits)
        }
        let (first, isAccepted) = (inspection.broken.first, inspection.isAccepted)
        #expect(first == refused)
        #expect(isAccepted == (refused == nil))
      }
    }
  }

  @Test(arguments: RuleExample.all.indices) func bothAgreeOnPlainTokens(_ index: Int) {
    let example = RuleExample.all[index]
    for recipe in [example.breaking, example.keeping] {
      let token = recipe.token()
      let inspection = Inspection(
        of: token.span, with: Sample.recipient, profile: .jose, limits: Sample.limits)
      let refused = refusal { () throws(Refusal) in
        _ = try DirectJWE.open(token.span, with: Sample.recipient, limits: Sample.limits)
      }
      let (first, isAccepted) = (inspection.broken.first, inspection.isAccepted)
      #expect(first == refused)
      #expect(isAccepted == (refused == nil))
      // A rule of the assertion profile refuses no plain token.
      #expect(refused == nil || refused?.rule.definition.profile == .jose)
    }
  }

  @Test func whatOnePlaceKeepsAndAnotherBreaksIsBrokenOnceAndAtTheFirst() {
    let segments = Array("e30..AAAA=.AAAA=.AAAA".utf8)
    let inspection = Inspection(of: segments.span)
    let verdicts = [
      inspection.verdict(on: .base64URLPadding), inspection.verdict(on: .base64URLAlphabet),
      inspection.verdict(on: .base64URLTrailingBits),
    ]
    #expect(verdicts == [.broken(offset: 9), .holds, .holds])
    let paddings = inspection.broken.count { $0.rule == .base64URLPadding }
    #expect(paddings == 1)
  }

  @Test func withoutAKeyTheSecretLayersNeedOne() {
    let token = TokenRecipe().token()
    let inspection = Inspection(of: token.span, expecting: Sample.expectations)
    for rule in Rule.allCases {
      let verdict = inspection.verdict(on: rule)
      switch rule.definition.stage {
      case .claimsJSON, .claims: #expect(verdict == .undecided(.noKey), "\(rule.id)")
      case _ where rule == .contentAuthentication || rule == .partyVRecipientMismatch:
        #expect(verdict == .undecided(.noKey), "\(rule.id)")
      default: #expect(verdict == .holds, "\(rule.id)")
      }
    }
    let (hasPlaintext, recipient) = (inspection.plaintext != nil, inspection.recipient)
    #expect(!hasPlaintext)
    #expect(recipient == nil)
  }

  @Test func withoutExpectationsComparisonsAreUndecided() {
    let token = TokenRecipe().token()
    let inspection = Inspection(of: token.span, with: Sample.recipient)
    let undecided: Set<Rule> = [
      .partyVPrefixMismatch, .partyVNonceMismatch, .claimsAudMismatch, .claimsSubMismatch,
      .claimsNonceMismatch, .claimsScopeMismatch, .claimsIatInFuture, .claimsExpInPast,
    ]
    for rule in Rule.allCases {
      let verdict = inspection.verdict(on: rule)
      #expect(
        verdict == (undecided.contains(rule) ? .undecided(.noExpectation) : .holds), "\(rule.id)")
    }
  }

  @Test func theOtherProfilesRulesDoNotApply() {
    let token = TokenRecipe().token()
    let inspection = Inspection(of: token.span, with: Sample.recipient, profile: .jose)
    for rule in Rule.allCases {
      let verdict = inspection.verdict(on: rule)
      #expect(
        verdict == (rule.definition.profile == .jose ? .holds : .undecided(.notApplicable)),
        "\(rule.id)")
    }
  }

  @Test func behindABrokenLayerNothingIsDecided() {
    let token = Array("no token".utf8)
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations)
    for rule in Rule.allCases where rule.definition.stage != .compact {
      let verdict = inspection.verdict(on: rule)
      #expect(verdict == .undecided(.earlierLayer), "\(rule.id)")
    }
    let verdict = inspection.verdict(on: .compactSegmentCount)
    #expect(verdict == .broken(offset: 8))
  }

  @Test func warningsAreVerdictsToo() {
    var recipe = TokenRecipe()
    recipe.header["kid"] = .string("AAAA")
    let token = recipe.token()
    let inspection = Inspection(of: token.span, with: Sample.recipient, expecting: lenient)
    let (verdict, isAccepted) = (
      inspection.verdict(on: .headerKidMismatch), inspection.isAccepted
    )
    guard case .warning(let offset) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(offset != nil)
    #expect(isAccepted)
    recipe.header["kid"] = nil
    let without = recipe.token()
    let absent = Inspection(of: without.span, with: Sample.recipient, expecting: lenient)
      .verdict(on: .headerKidMismatch)
    #expect(absent == .undecided(.notApplicable))
  }

  private let lenient = Expectations.sample {
    $0.policy.kidMismatch = .warn
    $0.policy.keyReference = .warn
  }
}
