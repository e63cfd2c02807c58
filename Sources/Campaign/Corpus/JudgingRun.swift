import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// One process that judges inputs until it is done, or one of them ends it.
struct JudgingRun {
  /// How the process ended.
  enum End {
    case exit(Int32)
    case death(String)
    case timeout
  }

  private let process = Process()
  private let output = Pipe()
  private let folder: URL
  private var buffer: [UInt8] = []
  private var isTooLate = false

  /// Starts the process.
  init(_ files: ArraySlice<URL>, of target: String, by judge: Judge) throws(Obstacle) {
    folder = FileManager.default.temporaryDirectory.appending(path: "psso-judge-\(UUID())")
    let list = folder.appending(path: "inputs")
    let errors = folder.appending(path: "errors")
    process.executableURL = judge.executable
    process.arguments = [Judge.command, target]
    // The same order of sets in every process; and no minute of backtrace for an expected trap.
    let own = ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(own) { $1 }.merging(judge.environment) { $1 }
    process.standardOutput = output
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data(files.flatMap { Array($0.path.utf8) + [0] }).write(to: list)
      try Data().write(to: errors)
      process.standardInput = try FileHandle(forReadingFrom: list)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      // With this end open as well, the end of the process would not be the end of its output.
      try output.fileHandleForWriting.close()
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw Obstacle(.broken, judge.executable.path, "can't be run to judge inputs")
    }
  }

  /// The next line of output; nil where there is none any more, or none in time.
  mutating func nextLine(within seconds: Double) -> String? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      let left = deadline - ContinuousClock.now
      let milliseconds = (left / .milliseconds(1)).rounded(.up)
      var request = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Int32(min(max(0, milliseconds), 1e9)))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        isTooLate = true
        return nil
      }
      guard read() else { return nil }
    }
  }

  /// Ends the process where it has not ended, and says how it did.
  func finish() -> End {
    if isTooLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let errors = (try? Data(contentsOf: folder.appending(path: "errors"))) ?? Data()
    try? FileManager.default.removeItem(at: folder)
    if isTooLate { return .timeout }
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else { return .exit(status) }
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.first { $0.contains("Fatal error") }.map { ": \($0)" } ?? ""
    return .death("ended by \(String(cString: strsignal(status)))\(words)")
  }

  /// Reads what there is; false at the end.
  private mutating func read() -> Bool {
    var block = [UInt8](repeating: 0, count: 4096)
    // At most as many octets as the block has.
    let count = Glibc.read(output.fileHandleForReading.fileDescriptor, &block, block.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    buffer += block.prefix(count)
    return true
  }
}
