import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Files that are there whole or not at all, whenever the process is killed.
enum AtomicFile {
  /// Writes a file that must not exist yet.
  ///
  /// - Returns: Whether it was written; false where a file of that name is there.
  static func create(_ content: Data, at file: URL) throws(Obstacle) -> Bool {
    let draft = try draft(of: content, for: file)
    defer { unlink(draft.path) }
    // A link is made whole or not at all, and never over another file, as a rename would be.
    guard link(draft.path, file.path) != 0 else { return true }
    guard errno == EEXIST else { throw failure(file) }
    return false
  }

  /// Writes a file in the place of what may be there.
  static func write(_ content: Data, to file: URL) throws(Obstacle) {
    let draft = try draft(of: content, for: file)
    guard rename(draft.path, file.path) == 0 else {
      let failure = failure(file)
      unlink(draft.path)
      throw failure
    }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ folder: URL) throws(Obstacle) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Obstacle(.usage, folder.path, "can't be made")
    }
  }

  /// Writes a content beside its place: a rename or a link needs the same file system.
  private static func draft(of content: Data, for file: URL) throws(Obstacle) -> URL {
    let name = ".\(file.lastPathComponent).\(getpid())"
    let draft = file.deletingLastPathComponent().appending(path: name)
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(file) }
    let isWritten = content.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        // The pointer is read for exactly the octets that are left.
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        guard count > 0 || (count < 0 && errno == EINTR) else { return false }
        done += max(0, count)
      }
      return true
    }
    let failure = failure(file)
    guard close(descriptor) == 0, isWritten else {
      unlink(draft.path)
      throw failure
    }
    return draft
  }

  private static func failure(_ file: URL) -> Obstacle {
    Obstacle(.usage, file.path, "can't be written: \(String(cString: strerror(errno)))")
  }
}
