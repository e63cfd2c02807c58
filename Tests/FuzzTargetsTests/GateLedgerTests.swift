import FuzzTargets
import PlatformSSOAssertion
import Testing

/// The ledger of a target: what it counts, and how it is told.
@Suite struct GateLedgerTests {
  private static let ledger: GateLedger = {
    var counters = [UInt64](repeating: 0, count: GateCounters.count)
    for (verdict, count) in [
      (Verdict.accept, 30), (.outOfScope, 10), (.reject(.base64URLPadding), 20),
      (.reject(.base64URLLength), 5), (.reject(.claimsAudMissing), 35),
    ] { counters[GateCounters.place(of: verdict)] += UInt64(count) }
    return GateLedger(target: "Some", counters: counters)
  }()

  @Test func everyVerdictHasAPlaceOfItsOwn() {
    let verdicts =
      [Verdict.accept, .outOfScope] + Rule.allCases.map { .reject($0) }
      + KeyError.allCases.map { .rejectKey($0) }
    let places = verdicts.map(GateCounters.place)
    #expect(Set(places).count == GateCounters.count)
    #expect(places.allSatisfy { 0..<GateCounters.count ~= $0 })
  }

  @Test func whatIsRefusedAtOneStageReachesNoOther() {
    let ledger = Self.ledger
    #expect(ledger.inputs == 100)
    #expect(ledger.gates.map(\.name) == ["base64url", "claims"])
    #expect(ledger.gates.map(\.reached) == [90, 65])
    #expect(ledger.gates.map(\.refused) == [25, 35])
  }

  @Test func aLineForEachGate() {
    let lines = Self.ledger.text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "GATES of Some: 100 inputs",
        "GATE base64url    reached  90.00 %  refused  25.00 %",
        "GATE claims       reached  65.00 %  refused  35.00 %",
        "GATE accepted     reached  30.00 %",
        "GATE out-of-scope reached  10.00 %",
      ])
  }

  @Test func theSameAsJSON() throws {
    let json = Self.ledger.json
    let value = try JSONValue(parsing: json.span)
    guard case .object(let members) = value else { throw OracleViolation("no object") }
    let names = members.map(\.name)
    #expect(names == ["target", "inputs", "accepted", "outOfScope", "gates", "rules"])
    #expect(members[1].value == .number("100"))
    #expect(
      members[5].value
        == .object([
          JSONMember("base64url.padding", .number("20")),
          JSONMember("base64url.length", .number("5")),
          JSONMember("claims.aud-missing", .number("35")),
        ]))
  }

  @Test func refusedKeysAreAGateOfTheirOwn() throws {
    var counters = [UInt64](repeating: 0, count: GateCounters.count)
    counters[GateCounters.place(of: .accept)] = 1
    counters[GateCounters.place(of: .rejectKey(.notOnCurve))] = 2
    counters[GateCounters.place(of: .rejectKey(.unrecognized))] = 1
    let ledger = GateLedger(target: "Some", counters: counters)
    let lines = ledger.text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "GATES of Some: 4 inputs",
        "GATE key          reached 100.00 %  refused  75.00 %",
        "GATE accepted     reached  25.00 %",
      ])
    let json = ledger.json
    guard case .object(let members) = try JSONValue(parsing: json.span) else {
      throw OracleViolation("no object")
    }
    #expect(
      members.last?.value
        == .object([
          JSONMember("key.unrecognized", .number("1")),
          JSONMember("key.not-on-curve", .number("2")),
        ]))
  }

  @Test func anEmptyLedgerDividesByNothing() {
    let counters = [UInt64](repeating: 0, count: GateCounters.count)
    let ledger = GateLedger(target: "None", counters: counters)
    #expect(ledger.text.hasSuffix("\nGATE accepted     reached   0.00 %\n"))
  }
}
