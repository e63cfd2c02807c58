import Foundation

/// What the gate ledgers must show at least, from `FuzzTargets/ledger-floors.txt`.
public struct LedgerFloors: Equatable, Sendable {
  /// What one gate of one target must get.
  public struct Floor: Equatable, Sendable {
    /// `accepted`, or the stage that refuses.
    public let gate: String
    /// The least share of the inputs, in percent.
    public let percent: Double
  }

  /// Inputs below which a ledger says nothing.
  static let leastInputs: UInt64 = 10_000

  private var floors: [String: [Floor]] = [:]

  /// Reads the file: a target, a gate and a number in each line, and comments.
  public init(_ file: URL) throws(Obstacle) {
    guard let data = try? Data(contentsOf: file) else {
      throw Obstacle(.broken, file.path, "can't be read")
    }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard words.count == 3, let percent = Double(words[2]) else {
        throw Obstacle(.broken, file.path, "not a target, a gate and a number: \(line)")
      }
      floors[String(first), default: []].append(Floor(gate: String(words[1]), percent: percent))
    }
  }

  /// The floors of a target.
  public func floors(of target: String) -> [Floor] { floors[target] ?? [] }

  /// The gates of a target that got less than they must, a sentence each.
  func failures(of target: TargetSummary) -> [String] {
    let ledger = target.ledger
    guard ledger.inputs >= Self.leastInputs else { return [] }
    let gates = ledger.gates(of: target.name)
    return floors(of: target.name).compactMap { floor in
      let count =
        floor.gate == "accepted"
        ? ledger.accepted : gates.first { $0.name == floor.gate }?.refused ?? 0
      let share = ledger.percent(count)
      guard share < floor.percent else { return nil }
      let shown = (share * 100).rounded() / 100
      return
        "\(floor.gate) has \(shown) % of the inputs, not the \(floor.percent) % that it must have"
    }
  }
}
