/// How a campaign ends; the raw value is the process's exit status.
public enum Outcome: Int, Codable, Sendable {
  /// Nothing was found.
  case clean = 0
  /// There is at least one finding.
  case finding = 1
  /// The harness, or a target of it, is broken, so that the rest says little.
  case broken = 3
  /// A committed input no longer gets the verdict of its name.
  case baselineFails = 4
  /// The time was over before each target had run its seeds.
  case budgetRanOut = 5
  /// Somebody interrupted it, and nothing was found until then.
  case interrupted = 130
}

/// How long a campaign runs.
public enum Budget: Codable, Equatable, Sendable {
  /// Seconds for all targets together.
  case seconds(Double)
  /// Seconds for each target.
  case secondsPerTarget(Double)
  /// Executions of each target.
  case runs(UInt64)
}
