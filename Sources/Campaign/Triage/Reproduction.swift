import Foundation

/// Shows a failure again, for a person who works on it.
public struct Reproduction: Equatable, Sendable {
  /// What the target said; nil where no replay failed.
  public let failure: FailureText?
  /// The verdict, where there was no failure.
  public let verdict: String?
  /// How many replays failed.
  public let failed: Int
  /// How many replays there were.
  public let tries: Int

  /// A failure in the words of a finding.
  public struct FailureText: Equatable, Sendable {
    /// Its kind.
    public let kind: Finding.Kind
    /// What the oracle, the runtime or the sanitizer says.
    public let reason: String
    /// The rules that it speaks of.
    public let rules: [String]
    /// The innermost frames in this project.
    public let frames: [String]
    /// What makes another failure the same.
    public let signature: String
  }

  /// Runs an input through a target's executable.
  public static func run(
    _ file: URL, of target: String, tries: Int, in checkout: Checkout
  ) throws(Obstacle) -> Reproduction {
    let replay = Replay(checkout: checkout)
    var failures: [Failure] = []
    var verdict: String?
    for _ in 0..<tries {
      let result = try replay.run([file], of: target, printsVerdicts: true)
      if let failure = result.failure {
        failures.append(failure)
      } else if result.exit != .status(0) {
        throw Obstacle(
          .broken, checkout.shown(checkout.executable(of: target)),
          "ended with \(result.exit) and said nothing of a failure")
      } else {
        verdict = result.log.verdicts[file.path]
      }
    }
    let text = failures.first.map {
      FailureText(
        kind: $0.kind, reason: $0.reason, rules: $0.rules, frames: $0.frames,
        signature: $0.signature)
    }
    return Reproduction(failure: text, verdict: verdict, failed: failures.count, tries: tries)
  }

  /// Makes a failing input smaller while it fails in the same way.
  ///
  /// - Returns: The smaller input; nil where the input does not fail.
  public static func minimize(
    _ input: Data, of target: String, seconds: Double, in checkout: Checkout
  ) throws(Obstacle) -> Data? {
    let file = FileManager.default.temporaryDirectory.appending(path: "psso-input-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try WholeFile.write(input, to: file)
    let replay = Replay(checkout: checkout)
    guard let failure = try replay.run([file], of: target).failure else { return nil }
    let minimizer = Minimizer(
      replay: replay, target: target, signature: failure.signature, seconds: seconds)
    return try minimizer.minimize(input, kind: failure.kind)
  }

  /// Builds the executable of a target.
  public static func build(_ target: String, in checkout: Checkout) throws(Obstacle) {
    try TargetBuild(checkout: checkout).build([target]) { false }
  }
}
