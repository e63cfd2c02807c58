import Foundation

/// The inputs in one folder: a file for each.
public enum CorpusFolder {
  /// One file.
  public struct Entry: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// How many octets it has.
    public let count: Int
  }

  /// The files of a folder in order of name; none where there is no such folder.
  ///
  /// What begins with a dot is a draft or a tool's own, and what is no file is no input.
  public static func entries(of folder: URL) throws(Obstacle) -> [Entry] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey, .fileSizeKey])
      var entries: [Entry] = []
      for file in files where !file.lastPathComponent.hasPrefix(".") {
        let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values.isRegularFile == true else { continue }
        entries.append(Entry(name: file.lastPathComponent, count: values.fileSize ?? 0))
      }
      return entries.sorted { $0.name < $1.name }
    } catch {
      throw Obstacle(.usage, folder.path, "can't be listed")
    }
  }

  /// Reads a file, or says why it is of no use.
  static func content(of file: URL) throws(Obstacle) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw Obstacle(.usage, file.path, "can't be read")
    }
  }
}
