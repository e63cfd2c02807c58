import FuzzTargets
import PlatformSSOAssertion

/// A gate ledger that can be added up over runs.
public struct Ledger: Codable, Equatable, Sendable {
  /// How many inputs were counted.
  public var inputs: UInt64 = 0
  /// How many were accepted.
  public var accepted: UInt64 = 0
  /// How many the target says nothing of.
  public var outOfScope: UInt64 = 0
  /// How many each rule refused, by its id; and how many were no key, by `key.` and the reason.
  public var rules: [String: UInt64] = [:]

  /// Makes a ledger without inputs.
  public init() {}

  /// Adds the counts of another run.
  public mutating func add(_ other: Ledger) {
    inputs += other.inputs
    accepted += other.accepted
    outOfScope += other.outOfScope
    rules.merge(other.rules, uniquingKeysWith: +)
  }

  /// The stages at which inputs ended, in the order in which a token meets them.
  public func gates(of target: String) -> [GateLedger.Gate] {
    var counters = [UInt64](repeating: 0, count: GateCounters.count)
    counters[GateCounters.accepted] = accepted
    counters[GateCounters.outOfScope] = outOfScope
    for (id, count) in rules {
      guard let verdict = Self.verdict(id) else { continue }
      counters[GateCounters.place(of: verdict)] = count
    }
    return GateLedger(target: target, counters: counters).gates
  }

  /// The verdict that is counted under an id; nil for one of another version of the catalogue.
  private static func verdict(_ id: String) -> Verdict? {
    if let rule = Rule(rawValue: id) { return .reject(rule) }
    guard id.hasPrefix("key.") else { return nil }
    return KeyError(rawValue: String(id.dropFirst(4))).map { .rejectKey($0) }
  }

  /// A share of the inputs, in percent.
  public func percent(_ count: UInt64) -> Double {
    inputs == 0 ? 0 : Double(count) / Double(inputs) * 100
  }
}
