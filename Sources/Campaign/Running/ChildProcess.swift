import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A program that runs beside this one, with its output in a file.
///
/// Its standard input is a pipe that nobody writes to. The system closes it when this process ends, of
/// whatever: a target that watches it then ends too.
final class ChildProcess {
  private let process = Process()
  private let lifeline = Pipe()
  /// When it was started.
  let started = ContinuousClock.now

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program's file.
  ///   - environment: Variables beside those of this process.
  ///   - folder: Where it runs.
  ///   - log: The file that gets its standard output and standard error; it is emptied first.
  init(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:], in folder: URL,
    log: URL
  ) throws(Obstacle) {
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = lifeline
    do {
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      process.standardOutput = output
      process.standardError = output
      try Self.withSignalsUnblocked { try process.run() }
      try output.close()
    } catch {
      throw Obstacle(.broken, executable.path, "can't be run: \(error.localizedDescription)")
    }
  }

  /// A process inherits its parent's blocked signals; one that is to end when asked must not.
  private static func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Whether it has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// How long it has been running, in seconds.
  var age: Double { (ContinuousClock.now - started).inSeconds }

  /// How it ended; meaningful only when it is not running.
  var exit: Exit {
    process.terminationReason == .exit
      ? .status(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// How a program ends.
  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Asks it to end, which libFuzzer does after its statistics.
  ///
  /// Not by SIGINT, which a process inherits as ignored where this one was started in the background.
  func interrupt() { process.terminate() }

  /// Ends it at once.
  func kill() {
    guard process.isRunning else { return }
    _ = Glibc.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits until it ends, and ends it where that takes longer than allowed.
  ///
  /// - Returns: Whether it ended by itself.
  @discardableResult
  func wait(atMost seconds: Double) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var isInTime = true
    while process.isRunning {
      if isInTime, ContinuousClock.now > deadline {
        isInTime = false
        kill()
      }
      usleep(2_000)
    }
    return isInTime
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
