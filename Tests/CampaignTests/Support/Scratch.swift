import Foundation

/// A folder of one test, removed in the end.
final class Scratch {
  /// The folder, with its symbolic links resolved.
  let root: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "campaign-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    root = folder.resolvingSymlinksInPath().standardizedFileURL
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// A folder below, made if need be.
  func folder(_ path: String) throws -> URL {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Writes a file below, and the folders above it.
  @discardableResult
  func file(_ path: String, _ content: some Sequence<UInt8>) throws -> URL {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: url)
    return url
  }

  /// Writes a text below.
  @discardableResult
  func file(_ path: String, _ text: String) throws -> URL {
    try file(path, text.utf8)
  }

  /// An empty checkout, with what it is told by.
  func checkout() throws -> URL {
    try file("checkout/Package.swift", "")
    _ = try folder("checkout/Corpus")
    return root.appending(path: "checkout")
  }
}
