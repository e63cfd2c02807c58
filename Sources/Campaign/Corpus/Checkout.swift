import Foundation

/// A checkout of this repository: where the seeds are, and what fuzzing keeps.
public struct Checkout: Equatable, Sendable {
  /// The folder that holds `Package.swift` and `Corpus/`.
  public let root: URL
  /// What fuzzing keeps and nobody commits.
  public let state: URL

  /// Finds the checkout that holds a folder or a file, going upward from it.
  ///
  /// - Parameters:
  ///   - path: Any path inside the checkout; relative to the working directory.
  ///   - state: Another folder for what fuzzing keeps than `.fuzz/` at the root.
  public init(containing path: String, state: String? = nil) throws(Obstacle) {
    // Upward from where it really is: `..` of a symbolic link is another folder.
    let start = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
    guard FileManager.default.fileExists(atPath: start.path) else {
      throw Obstacle(.usage, path, "no such file or folder")
    }
    var folder = start
    while !Self.isRoot(folder) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else {
        throw Obstacle(
          .usage, path, "not inside a checkout: no folder above has Package.swift and Corpus/")
      }
      folder = parent
    }
    root = folder
    self.state =
      state.map { URL(filePath: $0).standardizedFileURL } ?? folder.appending(path: ".fuzz")
  }

  /// The committed inputs of all targets, and their dictionaries.
  public var corpus: URL { root.appending(path: "Corpus") }

  /// The committed inputs of a target.
  public func corpus(of target: String) -> URL { corpus.appending(path: target) }

  /// The dictionary of a target, where it has one.
  public func dictionary(of target: String) -> URL { corpus.appending(path: "\(target).dict") }

  /// The units that fuzzing added, a folder for each target.
  public var grownCorpus: URL { state.appending(path: "corpus") }

  /// The units that fuzzing added to a target.
  public func grownCorpus(of target: String) -> URL { grownCorpus.appending(path: target) }

  /// The libFuzzer executable of a target, whether it is built or not.
  public func executable(of target: String) -> URL {
    root.appending(path: "FuzzTargets/.build/release/\(target)")
  }

  /// What the gate ledgers must show at least.
  public var ledgerFloors: URL { root.appending(path: "FuzzTargets/ledger-floors.txt") }

  /// A path from the root where it is below it, and the whole path otherwise.
  public func shown(_ url: URL) -> String {
    let path = url.standardizedFileURL.path
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private static func isRoot(_ folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    return manager.fileExists(atPath: folder.appending(path: "Package.swift").path)
      && manager.fileExists(atPath: folder.appending(path: "Corpus").path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
