import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A folder or a file that a command makes: whole, or not at all.
struct OutputPlace {
  /// One file of it.
  struct File: Equatable {
    /// Its path in the folder; empty where the output is one file.
    let path: String
    let content: [UInt8]

    init(_ path: String, _ content: [UInt8]) {
      self.path = path
      self.content = content
    }
  }

  /// Where it is, as it was named.
  let path: String
  /// Whether it is one file, and no folder.
  let isFile: Bool
  /// Whether the command makes an entry of such a name at the folder's top.
  let isOwn: (String) -> Bool

  private var url: URL { URL(filePath: path).standardizedFileURL }

  /// Refuses a place where something is that may not be replaced.
  func check(replaces: Bool) throws(Obstacle) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue != isFile else {
      throw Obstacle(.usage, path, isFile ? "is a folder" : "is no folder")
    }
    guard !isFile else {
      guard replaces else { throw Obstacle(.refusal, path, "exists; --replace overwrites it") }
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    guard !names.isEmpty else { return }
    guard replaces else { throw Obstacle(.refusal, path, "is not empty; --replace replaces it") }
    // All that is there goes away, so it has to be of this command: a mistyped path may be a home.
    if let foreign = names.sorted().first(where: { !isOwn($0) }) {
      throw Obstacle(.refusal, path, "holds \(foreign), which this command did not make")
    }
  }

  /// Writes the file.
  func write(_ content: [UInt8]) throws(Obstacle) {
    try put(content, at: url)
  }

  /// Has a folder filled beside the place, and then puts it there in one step.
  func fill(_ work: (URL) throws(Obstacle) -> Void) throws(Obstacle) {
    let parent = url.deletingLastPathComponent()
    let draft = parent.appending(path: ".\(url.lastPathComponent).\(getpid())")
    try NewFile.makeFolder(draft)
    defer { try? FileManager.default.removeItem(at: draft) }
    try work(draft)
    // A rename takes the place of an empty folder, and of no other.
    guard rename(draft.path, url.path) != 0 else { return }
    try FolderSwap.exchange(url, with: draft)
  }

  /// Puts some files in the place.
  func write(_ files: [File]) throws(Obstacle) {
    try fill { folder throws(Obstacle) in
      for file in files { try put(file.content, at: folder.appending(path: file.path)) }
    }
  }

  /// Writes a file of the output; that it can't be is the fault of whoever named the place.
  private func put(_ content: [UInt8], at file: URL) throws(Obstacle) {
    do throws(Obstacle) {
      try WholeFile.write(Data(content), to: file)
    } catch {
      throw Obstacle(.usage, error.thing, error.why)
    }
  }
}
