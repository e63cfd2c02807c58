import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Files that are made whole or not at all, and never over another.
enum NewFile {
  /// Writes a file that must not exist yet.
  ///
  /// - Returns: Whether it was written; false where a file of that name is there.
  static func create(_ content: Data, at file: URL) throws(Obstacle) -> Bool {
    let draft = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
    defer { unlink(draft.path) }
    do {
      try content.write(to: draft, options: .withoutOverwriting)
    } catch {
      throw Obstacle(.usage, file.path, "can't be written: \(error.localizedDescription)")
    }
    // A link is made whole or not at all, and takes no other file's place as a rename would.
    guard link(draft.path, file.path) != 0 else { return true }
    guard errno == EEXIST else {
      let reason = String(cString: strerror(errno))
      throw Obstacle(.usage, file.path, "can't be written: \(reason)")
    }
    return false
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ folder: URL) throws(Obstacle) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Obstacle(.usage, folder.path, "can't be made: \(error.localizedDescription)")
    }
  }
}
