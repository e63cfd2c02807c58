import Foundation

extension Campaign {
  /// Judges a failing input that libFuzzer wrote, and puts it away.
  func judge(_ artifact: URL, of index: Int, output: String?) throws(Obstacle) {
    let name = targets[index].name
    let input: Data
    do {
      input = try Data(contentsOf: artifact)
    } catch {
      throw Obstacle(.broken, checkout.shown(artifact), error.localizedDescription)
    }
    // libFuzzer writes inputs that are merely slow as well; they are not failures.
    guard !artifact.lastPathComponent.hasPrefix("slow-unit-") else {
      try? FileManager.default.removeItem(at: artifact)
      return
    }
    report("judging a failure of", running: [name])
    if try note(input, of: index, output: output, seed: nil) == nil {
      problems.append(
        "\(name) failed once and not again, without a word why; the input is "
          + checkout.shown(artifact))
      return
    }
    // The finding is on disk: only now may the artifact go, and the unit that would fail at every start.
    try? FileManager.default.removeItem(at: artifact)
    let unit = checkout.grownCorpus(of: name).appending(path: Digest.sha1(input))
    try? FileManager.default.removeItem(at: unit)
  }

  /// Judges a committed input that fails.
  func judge(seed: URL, of index: Int) throws(Obstacle) {
    guard let input = try? Data(contentsOf: seed) else { return }
    _ = try note(input, of: index, output: nil, seed: checkout.shown(seed))
  }

  /// - Returns: The finding; nil where nothing shows why the input failed.
  private func note(
    _ input: Data, of index: Int, output: String?, seed: String?
  ) throws(Obstacle) -> Finding? {
    let triage = Triage(
      checkout: checkout, store: store, replay: replay,
      minimizationSeconds: Double(request.minimizationSeconds), explain: explain)
    let seconds = spent
    let circumstances = Triage.Circumstances(campaign: open.number, seconds: seconds, now: Date())
    guard
      let finding = try triage.judge(
        input, of: targets[index].name, output: output, seed: seed, circumstances)
    else { return nil }
    try history.sight(finding.id, after: seconds, in: open.number)
    if findings.updateValue(finding, forKey: finding.id) == nil {
      targets[index].findings += 1
      observer.found(finding)
    }
    return finding
  }
}
