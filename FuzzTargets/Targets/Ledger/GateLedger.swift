import PlatformSSOAssertion

/// How many inputs of a target reached each stage of the construct, and how many were refused there.
///
/// It answers whether a run that took hours ever passed the tag.
public struct GateLedger: Equatable, Sendable {
  /// What became of the inputs that reached one stage.
  public struct Gate: Equatable, Sendable {
    /// The stage's name, or `key` for reading a key file.
    public let name: String
    /// How many inputs got there: those refused at it, and all that got further.
    public let reached: UInt64
    /// How many were refused there.
    public let refused: UInt64
  }

  /// The names of all gates, in the order of `gates`.
  public static let gateNames = Stage.allCases.map(\.rawValue) + ["key"]

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
  /// How many were no key, by the reason; no reason that refused none.
  public let refusedKeys: [KeyError: UInt64]

  /// Reads a ledger from counters, in the order of `GateCounters`.
  public init(target: String, counters: [UInt64]) {
    self.target = target
    accepted = counters[GateCounters.accepted]
    outOfScope = counters[GateCounters.outOfScope]
    refused = Self.counts(of: Rule.allCases, counters[GateCounters.firstRule...])
    refusedKeys = Self.counts(of: KeyError.allCases, counters[GateCounters.firstKeyError...])
    inputs = counters.reduce(0, +)
  }

  /// The stages at which this target's inputs end, in the order in which a token meets them; a key
  /// is no part of a token and comes last.
  public var gates: [Gate] {
    var ahead = inputs - outOfScope
    let ends =
      Stage.allCases.map { stage in
        (stage.rawValue, refused.filter { $0.key.definition.stage == stage }.values.reduce(0, +))
      } + [("key", refusedKeys.values.reduce(0, +))]
    return ends.compactMap { name, count in
      defer { ahead -= count }
      return count > 0 ? Gate(name: name, reached: ahead, refused: count) : nil
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
    for gate in gates { line(gate.name, gate.reached, gate.refused) }
    line("accepted", accepted, nil)
    if outOfScope > 0 { line("out-of-scope", outOfScope, nil) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The ledger as one JSON object; rules by their ids, in the catalogue's order, then the reasons
  /// why a file is no key.
  public var json: [UInt8] {
    func number(_ count: UInt64) -> JSONValue { .number("\(count)") }
    let rules =
      Rule.allCases.compactMap { rule in
        refused[rule].map { JSONMember(rule.id, number($0)) }
      }
      + KeyError.allCases.compactMap { error in
        refusedKeys[error].map { JSONMember("key.\(error.rawValue)", number($0)) }
      }
    let stages = gates.map { gate in
      JSONMember(
        gate.name,
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

  /// The counters of cases, in their order, that are not zero.
  private static func counts<Case: Hashable>(
    of cases: [Case], _ counters: ArraySlice<UInt64>
  ) -> [Case: UInt64] {
    Dictionary(uniqueKeysWithValues: zip(cases, counters).filter { $0.1 > 0 })
  }

  /// A share of the inputs in percent with two digits, in eight columns.
  private func share(_ count: UInt64) -> String {
    let hundredths = inputs == 0 ? 0 : (count * 10_000 + inputs / 2) / inputs
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let text = "\(whole).\(rest < 10 ? "0" : "")\(rest) %"
    return String(repeating: " ", count: max(0, 8 - text.utf8.count)) + text
  }
}
