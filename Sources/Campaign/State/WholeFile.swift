import Foundation

/// Files that readers see whole or not at all.
///
/// A campaign rewrites reports while somebody has them open, and may be killed in the middle of it.
enum WholeFile {
  /// Replaces a file in one step, by way of a temporary file beside it; makes the folders above it.
  ///
  /// The temporary file is in the same folder because renaming works within a file system only.
  static func write(_ content: Data, to file: URL) throws(Obstacle) {
    let folder = file.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try content.write(to: draft, options: .withoutOverwriting)
    } catch {
      // What was begun is of no use to anybody; where nothing was, there is nothing to remove.
      try? FileManager.default.removeItem(at: draft)
      throw Obstacle(.broken, file.path, "can't be written: \(error.localizedDescription)")
    }
    guard rename(draft.path, file.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: draft)
      throw Obstacle(.broken, file.path, "can't be written: \(reason)")
    }
  }
}
