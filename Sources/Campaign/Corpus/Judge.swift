import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Runs inputs through a target in a process of their own, since one that is not fixed may trap, hang
/// or exhaust memory.
public struct Judge: Sendable {
  /// The tool, which runs itself; `/proc/self/exe` is the one that is running.
  public var executable: URL
  /// How long an input may take.
  public var secondsPerInput: Double
  /// Variables of the process beside those of this one.
  public var environment: [String: String] = [:]

  /// The word that makes the tool a `JudgingChild`, with the target's name behind it.
  public static let command = "judge-inputs"
  static let violationMark = "violation: "

  /// Judges by a tool.
  public init(
    executable: URL = URL(filePath: "/proc/self/exe"), secondsPerInput: Double = 10,
    environment: [String: String] = [:]
  ) {
    // A process can't be started by a link that means itself.
    self.executable = executable.resolvingSymlinksInPath()
    self.secondsPerInput = secondsPerInput
    self.environment = environment
  }

  /// Runs files, each whatever became of those before it.
  ///
  /// - Parameter progress: Called after each input with how many are judged.
  public func judge(
    _ files: [URL], of target: String, progress: (Int) -> Void = { _ in }
  ) throws(Obstacle) -> [Judgement] {
    var judgements: [Judgement] = []
    while judgements.count < files.count {
      let before = judgements.count
      var run = try JudgingRun(files[before...], of: target, by: self)
      while let line = run.nextLine(within: secondsPerInput) {
        judgements.append(Self.judgement(by: line))
        progress(judgements.count)
      }
      let end = run.finish()
      guard judgements.count < files.count else { break }
      switch end {
      case .timeout: judgements.append(.timeout(seconds: secondsPerInput))
      case .death(let reason): judgements.append(.death(reason))
      case .exit(let status):
        throw Obstacle(
          .broken, executable.path, "ended with status \(status) instead of judging inputs")
      }
      progress(judgements.count)
    }
    return judgements
  }

  private static func judgement(by line: String) -> Judgement {
    line.hasPrefix(violationMark)
      ? .violation(String(line.dropFirst(violationMark.count))) : .verdict(line)
  }
}
