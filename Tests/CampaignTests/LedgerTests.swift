import PlatformSSOAssertion
import Testing

@testable import Campaign

/// Ledgers that are added up over runs.
@Suite struct LedgerTests {
  @Test func countsOfTwoRunsAddUp() {
    var one = Ledger()
    (one.inputs, one.accepted, one.rules) = (10, 4, [Rule.claimsAudMissing.id: 6])
    var other = Ledger()
    (other.inputs, other.outOfScope) = (5, 1)
    other.rules = [Rule.claimsAudMissing.id: 1, Rule.base64URLLength.id: 3]
    one.add(other)
    #expect(one.inputs == 15)
    #expect(one.rules == [Rule.claimsAudMissing.id: 7, Rule.base64URLLength.id: 3])
    let gates = one.gates(of: "Some")
    #expect(gates.map(\.name) == ["base64url", "claims"])
    #expect(gates.map(\.reached) == [14, 11])
  }

  @Test func aLedgerWithoutInputsHasNoShares() {
    #expect(Ledger().percent(3) == 0)
  }
}
