import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Keeps two campaigns from working in the same folder.
///
/// The system gives the lock back when the process ends, of whatever.
final class StateLock {
  private let descriptor: CInt

  /// Takes the lock.
  init(_ folder: URL) throws(Obstacle) {
    let path = folder.appending(path: "lock").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Obstacle(.broken, path, "can't be opened") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw Obstacle(.usage, folder.path, "another campaign is running in this checkout")
    }
  }

  deinit { close(descriptor) }
}
