import Glibc

/// The choice files of one property: the input that is running, and the one that failed last.
///
/// What runs is on disk before its body starts, so that a trap loses nothing: whoever starts next
/// finds the file. A failing input stays until it holds.
///
/// The C library is given paths that Swift ends with a NUL, and arrays with their counts; it keeps
/// neither.
final class InputFiles {
  private let folder: String
  private let descriptor: CInt

  /// The input that is running, or that ended its process.
  var running: String { "\(folder)/running" }
  /// The input that failed last, as far as it was shrunk.
  var failure: String { "\(folder)/failure" }

  /// The inputs with which to begin, each with what it did.
  let earlier: [EarlierInput]

  /// Opens a property's folder, and makes it where there is none.
  init(directory: String, property name: String) throws(InputFileError) {
    folder = "\(directory)/\(name)"
    let (running, failure) = ("\(folder)/running", "\(folder)/failure")
    try Self.makeFolders(of: folder)
    // A process that ended within a body left its input; that of a live one is as good as any.
    earlier =
      [(running, "ended its process"), (failure, "failed last time")]
      .compactMap { path, what in
        Self.read(path).map { EarlierInput(octets: $0, what: what) }
      }
    descriptor = unsafe open(running, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw InputFileError(path: running) }
  }

  deinit {
    close(descriptor)
  }

  /// Puts an input on disk before it runs.
  func start(_ octets: [UInt8]) throws(InputFileError) {
    guard unsafe pwrite(descriptor, octets, octets.count, 0) == octets.count,
      ftruncate(descriptor, octets.count) == 0
    else { throw InputFileError(path: running) }
  }

  /// Removes the input that was running, when all are done.
  func finish() {
    unsafe unlink(running)
    unsafe rmdir(folder)
  }

  /// Keeps a failing input, whole or not at all.
  func keep(_ octets: [UInt8]) throws(InputFileError) {
    let draft = "\(failure).new"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw InputFileError(path: draft) }
    let isWhole = unsafe write(file, octets, octets.count) == octets.count
    guard close(file) == 0, isWhole, unsafe rename(draft, failure) == 0 else {
      throw InputFileError(path: failure)
    }
  }

  /// Forgets the failing input, since it holds now.
  func forget() {
    unsafe unlink(failure)
  }

  /// Reads a whole file; nil where it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var octets: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? octets : nil }
      octets += buffer[..<count]
    }
  }

  private static func makeFolders(of path: String) throws(InputFileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made == "/" ? "" : "/") + part
      guard unsafe mkdir(made, 0o755) == 0 || errno == EEXIST else {
        throw InputFileError(path: made)
      }
    }
  }
}

/// An input of an earlier run, and what it did there.
struct EarlierInput: Sendable {
  let octets: [UInt8]
  let what: String
}

/// A choice file or its folder that can't be read or written.
public struct InputFileError: Error, Equatable, Sendable, CustomStringConvertible {
  let path: String
  let reason: String

  /// Notes the path and the C library's last error.
  init(path: String) {
    self.path = path
    reason = unsafe String(cString: strerror(errno))
  }

  /// One sentence.
  public var description: String { "\(path): \(reason)" }
}
