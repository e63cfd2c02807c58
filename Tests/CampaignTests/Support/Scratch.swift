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

  /// Writes a program for the shell below.
  func script(_ path: String, _ text: String) throws -> URL {
    let url = try file(path, "#!/bin/sh\n" + text + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return url
  }

  /// The names of the files below, drafts among them.
  func names(_ path: String) -> [String] {
    let folder = root.appending(path: path).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// A file's text.
  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// An empty checkout, with what it is told by.
  func checkout() throws -> URL {
    try file("checkout/Package.swift", "")
    _ = try folder("checkout/Corpus")
    return root.appending(path: "checkout")
  }
}
