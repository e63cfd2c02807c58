import Foundation

/// Runs inputs from files through a target's executable.
struct Replay {
  /// The checkout whose executables run.
  let checkout: Checkout
  /// The limits on an input.
  var options = FuzzerOptions()

  /// What one process said of some files.
  struct Result {
    /// Its whole output.
    let text: String
    /// What it says.
    let log: FuzzerLog
    /// What it says of a failure; nil where all inputs kept to what must hold.
    let failure: Failure?
    /// How it ended.
    let exit: ChildProcess.Exit
  }

  /// Runs files until one fails.
  ///
  /// - Parameters:
  ///   - printsVerdicts: Whether the verdict on each file is wanted.
  ///   - arguments: More of libFuzzer's options.
  func run(
    _ files: [URL], of target: String, printsVerdicts: Bool = false, arguments: [String] = []
  ) throws(Obstacle) -> Result {
    let log = FileManager.default.temporaryDirectory.appending(path: "psso-replay-\(UUID())")
    defer { try? FileManager.default.removeItem(at: log) }
    var environment = FuzzerOptions.environment
    if printsVerdicts { environment["FUZZ_VERDICTS"] = "1" }
    let process = try ChildProcess(
      checkout.executable(of: target),
      options.limits + arguments + files.map(\.path), environment: environment,
      in: checkout.root, log: log)
    // libFuzzer watches over each input; this is for a process that can't even do that.
    process.wait(atMost: Double(options.timeout) * Double(max(1, files.count)) + 60)
    let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let failure = Failure(text, of: target, in: checkout.root)
    return Result(text: text, log: FuzzerLog(text), failure: failure, exit: process.exit)
  }
}
