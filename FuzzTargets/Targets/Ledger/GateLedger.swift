import PlatformSSOAssertion

/// How many inputs of a target reached each stage of the construct, and how many were refused there.
///
/// It answers whether a run that took hours ever passed the tag.
public struct GateLedger: Equatable, Sendable {
  /// What became of the inputs that reached one stage.
  public struct Gate: Equatable, Sendable {
    /// The stage.
    public let stage: Stage
    /// How many inputs got there: those refused at it, and all that got further.
    public let reached: UInt64
    /// How many were refused there.
    public let refused: UInt64
  }

  /// The target's name.
  public let target: String
  /// How many inputs the target ran.
  public let inputs: UInt64
  /// How many were accepted.
  public let accepted: UInt64
  /// How many the target says nothing of.
  public let outOfScope: UInt64
  /// How many were refused by each rule; no rule that refused none.
  public let refused: [Rule: UInt64]

  /// Reads a ledger from counters, in the order of `GateCounters`.
  public init(target: String, counters: [UInt64]) {
    self.target = target
    accepted = counters[GateCounters.accepted]
    outOfScope = counters[GateCounters.outOfScope]
    var refused: [Rule: UInt64] = [:]
    for (rule, count) in zip(Rule.allCases, counters[GateCounters.firstRule...]) where count > 0 {
      refused[rule] = count
    }
    self.refused = refused
    inputs = counters.reduce(0, +)
  }

  /// The stages at which this target's inputs end, in the order in which a token meets them.
  public var gates: [Gate] {
    var ahead = inputs - outOfScope
    return Stage.allCases.compactMap { stage in
      let count = refused.reduce(0) { $0 + ($1.key.definition.stage == stage ? $1.value : 0) }
      defer { ahead -= count }
      return count > 0 ? Gate(stage: stage, reached: ahead, refused: count) : nil
    }
  }

  /// The ledger for people: a line for each gate and one for what was accepted.
  public var text: String {
    var lines = ["GATES of \(target): \(inputs) inputs"]
    func line(_ name: String, _ reached: UInt64, _ refused: UInt64?) {
      var line = "GATE " + name + String(repeating: " ", count: max(0, 12 - name.utf8.count))
      line += " reached \(share(reached))"
      if let refused { line += "  refused \(share(refused))" }
      lines.append(line)
    }
    for gate in gates { line(gate.stage.rawValue, gate.reached, gate.refused) }
    line("accepted", accepted, nil)
    if outOfScope > 0 { line("out-of-scope", outOfScope, nil) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The ledger as one JSON object; rules by their ids, in the catalogue's order.
  public var json: [UInt8] {
    func number(_ count: UInt64) -> JSONValue { .number("\(count)") }
    let rules = Rule.allCases.compactMap { rule in
      refused[rule].map { JSONMember(rule.id, number($0)) }
    }
    let stages = gates.map { gate in
      JSONMember(
        gate.stage.rawValue,
        .object([
          JSONMember("reached", number(gate.reached)), JSONMember("refused", number(gate.refused)),
        ]))
    }
    return JSONValue.object([
      JSONMember("target", .string(target)), JSONMember("inputs", number(inputs)),
      JSONMember("accepted", number(accepted)), JSONMember("outOfScope", number(outOfScope)),
      JSONMember("gates", .object(stages)), JSONMember("rules", .object(rules)),
    ]).jsonText + [0x0A]
  }

  /// A share of the inputs in percent with two digits, in eight columns.
  private func share(_ count: UInt64) -> String {
    let hundredths = inputs == 0 ? 0 : (count * 10_000 + inputs / 2) / inputs
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let text = "\(whole).\(rest < 10 ? "0" : "")\(rest) %"
    return String(repeating: " ", count: max(0, 8 - text.utf8.count)) + text
  }
}
