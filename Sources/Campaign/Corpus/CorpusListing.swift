import FuzzTargets
import PlatformSSOAssertion

/// The inputs of one target: what is committed by its verdict, and what has grown.
public struct CorpusListing: Equatable, Sendable {
  /// Some inputs with the same verdict.
  public struct Share: Equatable, Sendable {
    /// How many there are.
    public private(set) var count = 0
    /// How many octets they have together.
    public private(set) var octets = 0
    /// How many octets the longest has.
    public private(set) var longest = 0

    /// Counts one more.
    mutating func add(_ entry: CorpusFolder.Entry) {
      count += 1
      octets += entry.count
      longest = max(longest, entry.count)
    }
  }

  /// The target.
  public let target: String
  /// All that is committed.
  public private(set) var committed = Share()
  /// What is accepted.
  public private(set) var accepted = Share()
  /// What is refused, by the rule's id.
  public private(set) var refused: [String: Share] = [:]
  /// Files whose names state no verdict.
  public private(set) var unnamed: [String] = []
  /// What fuzzing has added.
  public private(set) var grown = Share()

  /// Lists the inputs of a target.
  public init(of target: String, in checkout: Checkout) throws(Obstacle) {
    self.target = target
    for entry in try CorpusFolder.entries(of: checkout.corpus(of: target)) {
      committed.add(entry)
      guard let name = CorpusName(entry.name) else {
        unnamed.append(entry.name)
        continue
      }
      guard let id = name.refusal else {
        accepted.add(entry)
        continue
      }
      refused[id, default: Share()].add(entry)
    }
    for entry in try CorpusFolder.entries(of: checkout.grownCorpus(of: target)) { grown.add(entry) }
  }

  /// The ids of what refuses inputs, in the order of the catalogue; others by name behind it.
  public var ids: [String] {
    let rules = Rule.allCases.map(\.id).filter { refused[$0] != nil }
    return rules + refused.keys.filter { Rule(rawValue: $0) == nil }.sorted()
  }

  /// The refused inputs by the layer whose rule refuses them, in the order of reading.
  ///
  /// What is no rule's id stands under its first word, as a target's own kind of refusal.
  public var stages: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for id in ids {
      let stage = Rule(rawValue: id)?.definition.stage.rawValue
      let name = stage ?? String(id.prefix { $0 != "." })
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += refused[id]?.count ?? 0
    }
    return order.map { ($0, counts[$0] ?? 0) }
  }

  /// The rules that none of some targets has a refused input for, of the stages at which they refuse
  /// any: a reader of headers has nothing to say of claims.
  public static func uncovered(by listings: [CorpusListing]) -> [Rule] {
    let covered = Set(listings.flatMap(\.refused.keys))
    let stages = Set(covered.compactMap { Rule(rawValue: $0)?.definition.stage })
    return Rule.allCases.filter { stages.contains($0.definition.stage) && !covered.contains($0.id) }
  }
}
