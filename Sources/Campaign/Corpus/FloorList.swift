import Foundation

/// What gate ledgers must show at least, by `FuzzTargets/ledger-floors.txt`.
public struct FloorList: Equatable, Sendable {
  /// The least share of a target's inputs that must end at a gate.
  public struct Floor: Equatable, Sendable {
    /// A stage, or `accepted`.
    public let gate: String
    /// The share in percent, as it is written.
    public let percent: String
  }

  /// The floors of each target, in the file's order.
  public private(set) var floors: [String: [Floor]] = [:]

  /// Reads the file of a checkout; where there is none, nothing is demanded.
  public init(of checkout: Checkout) {
    let data = (try? Data(contentsOf: checkout.ledgerFloors)) ?? Data()
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// Reads lines of a target, a gate and a percentage; `#` begins a comment.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count == 3 else { continue }
      floors[words[0], default: []].append(Floor(gate: words[1], percent: words[2]))
    }
  }
}
