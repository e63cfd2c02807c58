/// The page of the documentation that tells how well shrinking does.
struct ChallengeDocument {
  let scores: [Score]
  let seeds: Int

  /// Runs all problems.
  init(seeds: Int) throws {
    self.seeds = seeds
    scores = try Problem.all.map { try Score($0, seeds: seeds) }
  }

  /// How many of the eleven problems end at their minimal counterexample from every seed.
  ///
  /// The three properties of "difference" are one problem.
  var solved: Int {
    let families = Dictionary(grouping: scores) { $0.problem.family }
    return families.values.count { $0.allSatisfy(\.isNormalized) }
  }

  /// Whether shrinking is as good as it has to be: ten problems, within the published figures.
  var isGoodEnough: Bool {
    solved >= 10
      && scores.allSatisfy { $0.meanRuns <= $0.problem.published.map(Double.init) ?? .infinity }
  }

  /// The page in Markdown.
  var markdown: String {
    """
    # Shrinking

    How `PropertyTesting` does on the eleven public problems on which property-testing libraries measure their
    shrinkers. Each is a false property; a good shrinker ends at the same minimal counterexample wherever it starts,
    after few evaluations. Written by `make shrinking`, which runs each problem from \(seeds) seeds; a test
    compares this page with a run of its own.

    | Problem | Minimal from | Evaluations, mean | most | Hypothesis 5.23, mean | Minimal counterexample |
    | --- | ---: | ---: | ---: | ---: | --- |
    \(scores.map(row).joined(separator: "\n"))

    \(solved) of the 11 problems end at the minimal counterexample from every seed. An evaluation is a run of the
    property while shrinking, the run that confirms the result not counted; the inputs before the first
    failure are not counted either. The figures of Hypothesis are the published means over 100 runs, where there are any.
    \(scores.filter { !$0.isNormalized }.map(others).joined())
    """
  }

  private func row(_ score: Score) -> String {
    let problem = score.problem
    let published = problem.published.map(String.init) ?? ""
    let minimal = problem.minimal.map { "`\($0)`" }.joined(separator: " or ")
    return
      "| \(problem.name) | \(score.minimalCount) of \(seeds) | \(Int(score.meanRuns.rounded()))"
      + " | \(score.mostRuns) | \(published) | \(minimal) |"
  }

  /// Where shrinking ended elsewhere, and how often.
  private func others(_ score: Score) -> String {
    var counts: [String: Int] = [:]
    for value in score.values where !score.problem.minimal.contains(value) {
      counts[value, default: 0] += 1
    }
    let places = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "`\($0.key)` from \($0.value) seeds" }
    return "\n*\(score.problem.name)* also ends at \(places.joined(separator: ", ")).\n"
  }
}
