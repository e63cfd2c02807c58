import Foundation

/// The tools of the Swift toolchain in use that measure coverage.
///
/// Only the `llvm-cov` of the compiler that instrumented a program is sure to read its profiles.
struct CoverageTools {
  /// The driver.
  let swift: URL
  /// What merges profiles.
  let profdata: URL
  /// What tells covered from uncovered lines.
  let cov: URL
  /// What makes mangled names readable.
  let demangle: URL

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// Finds them where the `swift` on PATH says that its own files are: it may be a proxy elsewhere.
  init() throws(Obstacle) {
    swift = try ToolRun.find("swift")
    let run = try ToolRun(swift, ["-print-target-info"])
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: run.output) else {
      throw Obstacle(.broken, swift.path, "does not say where its toolchain is")
    }
    let tools = URL(filePath: info.paths.runtimeResourcePath).appending(path: "../../bin")
      .standardizedFileURL
    profdata = try Self.tool("llvm-profdata", in: tools)
    cov = try Self.tool("llvm-cov", in: tools)
    demangle = try Self.tool("swift-demangle", in: tools)
  }

  /// Runs a tool that must succeed, and gives what it wrote to standard output.
  static func run(_ tool: URL, _ arguments: [String]) throws(Obstacle) -> Data {
    let run = try ToolRun(tool, arguments)
    guard run.status == 0 else {
      throw Obstacle(
        .broken, tool.lastPathComponent, "ended with status \(run.status): \(run.lastWords)")
    }
    return run.output
  }

  /// Names as sources have them: without types, and a closure by the function that it is in.
  func names(of symbols: [String]) throws(Obstacle) -> [String] {
    let run = try Self.run(demangle, ["--compact", "--simplified"] + symbols)
    let lines = String(decoding: run, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard lines.count == symbols.count else { return symbols }
    return lines.map { FunctionName.of(String($0)) }
  }

  private static func tool(_ name: String, in folder: URL) throws(Obstacle) -> URL {
    let url = folder.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw Obstacle(.broken, url.path, "the toolchain in use has no \(name)")
    }
    return url
  }
}
