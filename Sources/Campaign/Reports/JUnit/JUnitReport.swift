/// The campaign as test results, which CI systems show: `junit.xml`.
///
/// A suite for each target: a case for its fuzzing, and one for each of its committed inputs. What
/// is wrong with the harness as a whole is a suite of its own.
struct JUnitReport {
  let summary: CampaignSummary

  /// The document.
  var document: String {
    let suites = suites
    let cases = suites.flatMap(\.cases)
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Fuzzing campaign \(summary.number)" \(JUnitCase.counts(cases)) \
      time="\(JUnitCase.time(summary.seconds))">
      \(suites.map { $0.element(started: summary.started) })
      </testsuites>

      """
    return document.text
  }

  private var suites: [JUnitSuite] {
    let baseline = Dictionary(grouping: summary.baseline, by: \.target)
    var suites = summary.targetNames.map { name in
      let target = summary.targets.first { $0.name == name }
      return JUnitSuite(
        name: name, seconds: target?.seconds ?? 0,
        cases: [fuzzing(name, target)] + (baseline[name] ?? []).map(corpus))
    }
    let rest = summary.problems.filter { owner(of: $0) == nil }
    if !rest.isEmpty {
      let harness = JUnitCase(
        suite: "harness", name: "harness", results: rest.map { .error($0) })
      suites.append(JUnitSuite(name: "harness", seconds: 0, cases: [harness]))
    }
    return suites
  }

  private func fuzzing(_ name: String, _ target: TargetSummary?) -> JUnitCase {
    let findings = summary.orderedFindings.filter { $0.target == name }
    let problems = (target?.belowFloors ?? []) + summary.problems.filter { owner(of: $0) == name }
    var results =
      findings.map(JUnitCase.Result.init) + problems.map { JUnitCase.Result.error($0) }
    if results.isEmpty, target?.executions ?? 0 == 0 { results = [.skipped("It ran no input.")] }
    return JUnitCase(
      suite: "fuzz.\(name)", name: "fuzzing", seconds: target?.seconds ?? 0, results: results)
  }

  private func corpus(_ result: SeedResult) -> JUnitCase {
    let verdict = result.verdict.map { "verdict: \($0)" } ?? "It did not end."
    return JUnitCase(
      suite: "corpus.\(result.target)", name: result.file,
      results: result.failure.map {
        [
          .failure(
            type: "verdict", message: $0, text: "Corpus/\(result.target)/\(result.file)\n\(verdict)"
          )
        ]
      } ?? [])
  }

  /// The target that a problem's sentence begins with.
  private func owner(of problem: String) -> String? {
    summary.targets.map(\.name).first { problem.hasPrefix("\($0):") || problem.hasPrefix("\($0) ") }
  }
}
