import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Keeps a campaign and what replaces its grown corpora apart.
///
/// The system gives the lock back when the process ends, of whatever.
final class CorpusLock {
  private let descriptor: CInt

  /// Takes the lock of a checkout.
  init(of checkout: Checkout) throws(Obstacle) {
    try AtomicFile.makeFolder(checkout.state)
    let file = checkout.state.appending(path: "lock")
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Obstacle(.broken, file.path, "can't be opened") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw Obstacle(.usage, checkout.state.path, "in use by a campaign or another merge")
    }
  }

  deinit { close(descriptor) }
}
