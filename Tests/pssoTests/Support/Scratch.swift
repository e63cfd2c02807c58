import Foundation
import PlatformSSOAssertion

/// A folder of one test, removed in the end.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "psso-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A path in the folder.
  func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  /// Writes a file.
  func file(_ name: String, _ octets: some Sequence<UInt8>) throws -> String {
    try Data(octets).write(to: folder.appending(path: name))
    return path(name)
  }

  /// Writes a file.
  func file(_ name: String, _ text: String) throws -> String {
    try file(name, text.utf8)
  }

  /// Writes a key of one of the library's vectors as a JWK.
  func key(_ vector: String = "embedded-assertion", _ member: String = "recipient") throws -> String
  {
    let value = try Sample.vector(vector, member)
    return try file("\(member).jwk", try JSONSerialization.data(withJSONObject: value))
  }

  /// Reads a file.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The file's permissions.
  func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes[.posixPermissions] as? Int) ?? 0
  }

  /// Whether the file exists.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }
}
