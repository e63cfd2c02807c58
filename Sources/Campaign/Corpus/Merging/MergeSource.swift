import Foundation

/// Where units come from: a folder of them, or a ZIP archive as OSS-Fuzz keeps corpora.
public struct MergeSource: Equatable, Sendable {
  /// The folder or the archive.
  let place: URL
  /// The target that the units are for.
  let target: String

  /// One file that may be a unit.
  enum Candidate {
    case unit(Data)
    case skipped(MergeCount.Reason)
  }

  /// Finds the sources that a path stands for.
  ///
  /// - Parameter target: The target that all of it is for; nil to go by names.
  static func all(at path: String, for target: String?) throws(Obstacle) -> [MergeSource] {
    let place = URL(filePath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw Obstacle(.usage, path, "no such file or folder")
    }
    if let target { return [MergeSource(place: place, target: target)] }
    if isFolder.boolValue {
      let inner = TargetSelection.names.map { place.appending(path: $0) }.filter {
        FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
      if !inner.isEmpty {
        return inner.map { MergeSource(place: $0, target: $0.lastPathComponent) }
      }
    }
    guard let named = named(place.lastPathComponent) else {
      throw Obstacle(
        .usage, path, "neither named after a target nor a folder of such folders; name a --target")
    }
    return [MergeSource(place: place, target: named)]
  }

  /// The target that a file is named after, such as `JSONReader_seed_corpus.zip`.
  private static func named(_ file: String) -> String? {
    let stem = file.prefix { $0 != "." && $0 != "_" && $0 != "-" }
    return TargetSelection.names.first { $0 == stem }
  }

  /// Calls a function with each file.
  func forEach(
    longest: Int, _ body: (Candidate) throws(Obstacle) -> Void
  ) throws(Obstacle) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return try forEachInArchive(longest: longest, body) }
    for entry in try CorpusFolder.entries(of: place) {
      if let reason = MergeCount.Reason(ofLength: entry.count, longest: longest) {
        try body(.skipped(reason))
      } else if let content = try? Data(contentsOf: place.appending(path: entry.name)) {
        try body(.unit(content))
      } else {
        try body(.skipped(.unreadable))
      }
    }
  }

  private func forEachInArchive(
    longest: Int, _ body: (Candidate) throws(Obstacle) -> Void
  ) throws(Obstacle) {
    guard let archive = ZipReader([UInt8](try CorpusFolder.content(of: place))) else {
      throw Obstacle(.usage, place.path, "neither a folder nor a ZIP archive")
    }
    for entry in archive.entries where !entry.isNoInput {
      if let reason = MergeCount.Reason(ofLength: entry.count, longest: longest) {
        try body(.skipped(reason))
      } else if let content = archive.content(of: entry, atMost: longest) {
        try body(.unit(Data(content)))
      } else {
        try body(.skipped(.unreadable))
      }
    }
  }
}
