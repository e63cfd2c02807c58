extension Budget {
  private enum Key: String, CodingKey {
    case unit, amount
  }

  private enum Unit: String, Codable {
    case seconds
    case secondsPerTarget = "seconds-per-target"
    case runs
  }

  /// Reads the form that `encode` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self =
      switch try container.decode(Unit.self, forKey: .unit) {
      case .seconds: .seconds(try container.decode(Double.self, forKey: .amount))
      case .secondsPerTarget: .secondsPerTarget(try container.decode(Double.self, forKey: .amount))
      case .runs: .runs(try container.decode(UInt64.self, forKey: .amount))
      }
  }

  /// Writes a unit and an amount: what the compiler would write has a key `_0`, which nobody can
  /// read from a report.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .seconds(let seconds):
      try container.encode(Unit.seconds, forKey: .unit)
      try container.encode(seconds, forKey: .amount)
    case .secondsPerTarget(let seconds):
      try container.encode(Unit.secondsPerTarget, forKey: .unit)
      try container.encode(seconds, forKey: .amount)
    case .runs(let runs):
      try container.encode(Unit.runs, forKey: .unit)
      try container.encode(runs, forKey: .amount)
    }
  }
}
