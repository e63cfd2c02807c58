import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Builds the targets' executables, and refuses those that would fuzz blindly.
struct TargetBuild {
  /// The checkout that is built.
  let checkout: Checkout

  /// Builds targets.
  ///
  /// - Parameter wantsToStop: Asked all the time; a build that is stopped has failed.
  func build(_ targets: [String], wantsToStop: () -> Bool) throws(Obstacle) {
    let log = checkout.state.appending(path: "logs/build.log")
    try WholeFile.write(Data(), to: log)
    let process = try ChildProcess(
      checkout.root.appending(path: "Scripts/build-fuzz-targets.sh"), targets, in: checkout.root,
      log: log)
    while process.isRunning {
      if wantsToStop() { process.interrupt() }
      usleep(50_000)
    }
    guard process.exit != .status(0) else { return }
    let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let error = text.split(separator: "\n").first { $0.contains("error:") }
    throw Obstacle(
      .broken, "the fuzz targets",
      "\(error.map(String.init) ?? "not built"); see \(checkout.shown(log))")
  }
}
