import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What campaigns keep: `.fuzz/` in the checkout.
///
/// A process that is killed leaves no half-written file that counts. libFuzzer names a file by the SHA-1
/// of its content, so that a file of another name than its content's was not written to the end;
/// everything else is written beside its place and renamed, or is a transaction of SQLite's.
struct StateFolder {
  /// The checkout that it belongs to.
  let checkout: Checkout

  /// The findings, each in a folder of its kind, target and id.
  var findings: URL { checkout.state.appending(path: "findings") }

  /// The history of all campaigns.
  var history: URL { checkout.state.appending(path: "history.sqlite") }

  /// Failing inputs as libFuzzer wrote them, until they are judged.
  func artifacts(of target: String) -> URL {
    checkout.state.appending(path: "artifacts/\(target)")
  }

  /// The output of a target's last run.
  func log(of target: String) -> URL { checkout.state.appending(path: "logs/\(target).log") }

  /// Counters and ledgers of what runs now.
  var scratch: URL { checkout.state.appending(path: "run") }

  /// Makes the folders for some targets.
  func prepare(for targets: [String]) throws(Obstacle) {
    let folders =
      [findings, scratch, checkout.state.appending(path: "logs")]
      + targets.flatMap { [checkout.grownCorpus(of: $0), artifacts(of: $0)] }
    for folder in folders {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw Obstacle(
          .broken, checkout.shown(folder), "can't be made: \(error.localizedDescription)")
      }
    }
  }

  /// Removes what a process that was killed left half-written.
  ///
  /// - Returns: The files that were removed, from the checkout's root.
  func removeTornFiles(of targets: [String]) -> [String] {
    var torn: [String] = []
    for target in targets {
      for folder in [checkout.grownCorpus(of: target), artifacts(of: target)] {
        for file in Self.files(in: folder) where !Self.isWhole(file) {
          torn.append(checkout.shown(file))
          try? FileManager.default.removeItem(at: file)
        }
      }
    }
    return torn
  }

  /// Whether a file's name ends in the SHA-1 of its content.
  static func isWhole(_ file: URL) -> Bool {
    guard let content = try? Data(contentsOf: file) else { return false }
    return file.lastPathComponent.hasSuffix(Digest.sha1(content))
  }

  /// The files of a folder in the order of their names; none where there is no such folder.
  static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }
}
