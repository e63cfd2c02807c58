import Foundation

/// A file that readers see whole or not at all.
///
/// A campaign rewrites its reports while somebody has them open, and may be killed in the middle of
/// it.
enum AtomicFile {
  /// Replaces the file in one step, by way of a temporary file beside it.
  ///
  /// The temporary file is in the same folder because renaming works within a file system only.
  static func write(_ content: Data, to file: URL) throws(ReportError) {
    let name = ".\(file.lastPathComponent).\(UUID().uuidString)"
    let temporary = file.deletingLastPathComponent().appending(path: name)
    do {
      try content.write(to: temporary, options: .withoutOverwriting)
    } catch {
      // What was begun is of no use to anybody; where nothing was, there is nothing to remove.
      try? FileManager.default.removeItem(at: temporary)
      throw ReportError(path: file.path, reason: error.localizedDescription)
    }
    guard rename(temporary.path, file.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: temporary)
      throw ReportError(path: file.path, reason: reason)
    }
  }
}
