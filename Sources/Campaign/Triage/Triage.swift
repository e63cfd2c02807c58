import Foundation

/// Turns a failing input into a finding that a person can act on.
struct Triage {
  /// The checkout.
  let checkout: Checkout
  /// Where findings are kept.
  let store: FindingStore
  /// Runs inputs.
  let replay: Replay
  /// How long a finding is minimized, in seconds.
  let minimizationSeconds: Double
  /// Says what an input of a target means, in lines; an input that can't be read has none.
  let explain: (_ target: String, _ file: URL) -> [String]

  /// How often an input is run to see whether it always fails.
  static let tries = 3

  /// When and by which campaign a failure was met.
  struct Circumstances {
    /// The campaign's number.
    let campaign: Int
    /// Seconds from the campaign's start.
    let seconds: Double
    /// The present time.
    let now: Date
  }

  /// Judges one failing input; nil where nothing shows why it failed.
  ///
  /// - Parameters:
  ///   - output: What the run said that met it; where that is not known, the input is run again.
  func judge(
    _ input: Data, of target: String, output: String?, seed: String?, _ met: Circumstances
  ) throws(Obstacle) -> Finding? {
    let known = output.flatMap {
      Failure($0, of: target, in: checkout.root)
    }
    if let known, let finding = store.finding(Self.id(known.signature)) {
      return try meet(again: finding, in: target)
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "psso-triage-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try WholeFile.write(input, to: file)
    var replays: [Replay.Result] = []
    for _ in 0..<Self.tries { replays.append(try replay.run([file], of: target)) }
    guard let failure = known ?? replays.compactMap(\.failure).first else { return nil }
    let id = Self.id(failure.signature)
    if let finding = store.finding(id) { return try meet(again: finding, in: target) }

    let failing = replays.filter { $0.failure?.signature == failure.signature }
    let minimized =
      failing.count < Self.tries
      ? input
      : try Minimizer(
        replay: replay, target: target, signature: failure.signature, seconds: minimizationSeconds
      ).minimize(input, kind: failure.kind)
    try WholeFile.write(minimized, to: file)
    // The reason of the minimized input is the one that its report shall show.
    let last = try replay.run([file], of: target)
    let told = last.failure?.signature == failure.signature ? last.failure : nil
    var finding = Finding(
      id: id, target: target, kind: failure.kind, reason: (told ?? failure).reason,
      rules: failure.rules, frames: (told ?? failure).frames, signature: failure.signature,
      reproduced: Finding.Reproduction(failed: failing.count, tries: Self.tries), input: "",
      inputCount: minimized.count, originalCount: input.count, firstSeen: met.now,
      firstCampaign: met.campaign, secondsUntilFound: met.seconds, occurrences: 1, isNew: true,
      seed: seed, explanation: explain(target, file))
    finding.input = checkout.shown(store.folder(finding).appending(path: "input"))
    let log = told != nil ? last.text : output ?? failing.first?.text ?? ""
    try store.keep(finding, input: minimized, original: input, log: log)
    return finding
  }

  /// The id of a signature.
  static func id(_ signature: String) -> String {
    String(Digest.sha256(Data(signature.utf8)).prefix(12))
  }

  private func meet(again finding: Finding, in target: String) throws(Obstacle) -> Finding {
    guard finding.target != target, !finding.otherTargets.contains(target) else { return finding }
    var finding = finding
    finding.otherTargets.append(target)
    try store.update(finding)
    return finding
  }
}
