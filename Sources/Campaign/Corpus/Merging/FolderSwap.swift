import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Puts a folder in the place of another without a moment at which content of either is lost.
enum FolderSwap {
  /// Exchanges a folder with its draft, which then holds the old content.
  ///
  /// Where the file system can't exchange, the old folder is set aside first; `recover` puts it back
  /// if the process ends before the draft is in its place.
  static func exchange(_ folder: URL, with draft: URL) throws(Obstacle) {
    guard !exchangeAtOnce(folder.path, draft.path) else { return }
    let aside = Self.aside(folder)
    guard rename(folder.path, aside.path) == 0 else { throw failure(folder) }
    guard rename(draft.path, folder.path) == 0 else {
      let failure = failure(folder)
      rename(aside.path, folder.path)
      throw failure
    }
    guard rename(aside.path, draft.path) == 0 else { throw failure(folder) }
  }

  /// Puts back what an exchange set aside before its process ended.
  static func recover(_ folder: URL) throws(Obstacle) {
    let aside = Self.aside(folder)
    let manager = FileManager.default
    guard manager.fileExists(atPath: aside.path) else { return }
    if manager.fileExists(atPath: folder.path) {
      // The draft got into its place, and the old content is of no use any more.
      try? manager.removeItem(at: aside)
    } else if rename(aside.path, folder.path) != 0 {
      throw failure(folder)
    }
  }

  /// Where the old folder is between the two renames.
  static func aside(_ folder: URL) -> URL {
    folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).aside")
  }

  /// Exchanges both in one step; false where the system or its file system does not know how to.
  private static func exchangeAtOnce(_ one: String, _ other: String) -> Bool {
    typealias Rename =
      @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    // Linux has it; Glibc's module leaves it out, because only _GNU_SOURCE declares it.
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    let renameat2 = unsafeBitCast(symbol, to: Rename.self)
    let exchange: CUnsignedInt = 2
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, exchange) == 0
  }

  private static func failure(_ folder: URL) -> Obstacle {
    Obstacle(.usage, folder.path, "can't be replaced: \(String(cString: strerror(errno)))")
  }
}
