import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Files that are there whole or not at all.
enum WholeFile {
  /// Writes a file beside its place and renames it.
  static func write(_ content: Data, to file: URL) throws(Obstacle) {
    let folder = file.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(file.lastPathComponent).\(getpid())")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try content.write(to: draft)
    } catch {
      throw Obstacle(.broken, file.path, "can't be written: \(error.localizedDescription)")
    }
    guard rename(draft.path, file.path) == 0 else {
      unlink(draft.path)
      throw Obstacle(.broken, file.path, "can't be written")
    }
  }
}
