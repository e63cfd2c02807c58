import PropertyTesting

/// A public problem for shrinkers: a false property, and its known minimal counterexample.
struct Problem: Sendable {
  let name: String
  /// The name of the problem that this is one property of.
  var family: String { String(name.prefix { $0 != "," }) }
  /// The minimal counterexamples, as descriptions of the value.
  let minimal: [String]
  /// The mean number of evaluations that is published for Hypothesis 5.23, where there is one.
  let published: Int?
  /// Falsifies the property from a seed.
  let falsify: @Sendable (UInt64) throws -> PropertyFailure?

  init<Value>(
    _ name: String, minimal: [String], published: Int? = nil, _ generator: Generator<Value>,
    holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    self.minimal = minimal
    self.published = published
    let property = Property(name, generator) { value, trial in
      try trial.expect(holds(value), "it is false")
    }
    falsify = { seed in
      var settings = PropertySettings()
      settings.seed = seed
      settings.cases = 1_000_000
      settings.directory = nil
      // Runs alone are to bound it, so that a slow machine gives the same table.
      settings.shrinkSeconds = 1000
      do {
        try check(property, settings: settings)
        return nil
      } catch let failure as PropertyFailure {
        return failure
      }
    }
  }
}

/// What shrinking came to from many seeds.
struct Score: Sendable {
  let problem: Problem
  /// The shrunk values, one for each seed.
  private(set) var values: [String] = []
  private(set) var runs: [Int] = []

  /// Falsifies the problem's property from the seeds 1 to `seeds`.
  init(_ problem: Problem, seeds: Int) throws {
    self.problem = problem
    for seed in 1...UInt64(seeds) {
      let failure = try problem.falsify(seed)
      values.append(failure?.value ?? "not falsified")
      runs.append(failure?.shrinkRuns ?? 0)
    }
  }

  /// From how many seeds the minimal counterexample was reached.
  var minimalCount: Int { values.count { problem.minimal.contains($0) } }

  /// The mean number of evaluations while shrinking.
  var meanRuns: Double { Double(runs.reduce(0, +)) / Double(max(runs.count, 1)) }

  /// The most evaluations from one seed.
  var mostRuns: Int { runs.max() ?? 0 }

  /// Whether every seed reached one and the same value, a minimal one.
  var isNormalized: Bool { Set(values).count == 1 && minimalCount == values.count }
}
