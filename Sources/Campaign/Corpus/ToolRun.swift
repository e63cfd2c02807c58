import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// One run of another program, to its end.
public struct ToolRun {
  /// Its exit status, or 128 and the signal that ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: Data
  /// What it wrote to standard error.
  public let errors: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - environment: Variables beside those of this process.
  ///   - folder: Where it runs; the working directory where it is nil.
  ///   - seconds: When it is ended where it has not ended by itself; nil to wait for it.
  public init(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    in folder: URL? = nil, atMost seconds: Double? = nil
  ) throws(Obstacle) {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "psso-run-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    // Files, because a pipe that nobody empties would stop the program.
    let (out, err) = (scratch.appending(path: "output"), scratch.appending(path: "errors"))
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
      for file in [out, err] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: out)
      process.standardError = try FileHandle(forWritingTo: err)
      try process.run()
      let end = seconds.map { ContinuousClock.now + .seconds($0) }
      while let end, process.isRunning {
        if ContinuousClock.now > end { kill(process.processIdentifier, SIGKILL) }
        usleep(2_000)
      }
      process.waitUntilExit()
      output = try Data(contentsOf: out)
      errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    } catch {
      throw Obstacle(.broken, executable.path, "can't be run: \(error.localizedDescription)")
    }
    let status = process.terminationStatus
    self.status = process.terminationReason == .exit ? status : 128 + status
  }

  /// Finds a program in the folders of `PATH`.
  static func find(_ name: String) throws(Obstacle) -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in folders.split(separator: ":") {
      let url = URL(filePath: String(folder)).appending(path: name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw Obstacle(.broken, name, "not on PATH")
  }

  /// The last lines that it wrote to standard error, in one.
  var lastWords: String {
    errors.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " | ")
  }
}
