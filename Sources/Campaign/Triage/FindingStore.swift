import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The findings on disk: `findings/<kind>/<target>-<id>/` with the input, the output that tells of the
/// failure, and `finding.json`.
struct FindingStore {
  /// The folder of all findings.
  let root: URL

  /// The folder of a finding.
  func folder(_ finding: Finding) -> URL {
    root.appending(path: "\(finding.kind.rawValue)/\(finding.target)-\(finding.id)")
  }

  /// The finding of an id; nil where there is none.
  func finding(_ id: String) -> Finding? {
    all.first { $0.id == id }
  }

  /// All findings, in the order of kinds, targets and ids.
  var all: [Finding] {
    Finding.Kind.allCases.flatMap { kind in
      StateFolder.files(in: root.appending(path: kind.rawValue)).compactMap { folder in
        let file = folder.appending(path: "finding.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? Self.decoder.decode(Finding.self, from: data)
      }
    }
  }

  /// Keeps a new finding: its folder appears whole.
  func keep(_ finding: Finding, input: Data, original: Data, log: String) throws(Obstacle) {
    let place = folder(finding)
    let draft = place.deletingLastPathComponent().appending(path: ".\(finding.id).\(getpid())")
    try WholeFile.write(input, to: draft.appending(path: "input"))
    try WholeFile.write(original, to: draft.appending(path: "original"))
    try WholeFile.write(Data(log.utf8), to: draft.appending(path: "log"))
    try write(finding, to: draft)
    guard rename(draft.path, place.path) == 0 else {
      try? FileManager.default.removeItem(at: draft)
      throw Obstacle(.broken, place.path, "can't be written")
    }
  }

  /// Writes what is known of a finding that is kept already.
  func update(_ finding: Finding) throws(Obstacle) {
    try write(finding, to: folder(finding))
  }

  private func write(_ finding: Finding, to folder: URL) throws(Obstacle) {
    let data: Data
    do {
      data = try Self.encoder.encode(finding)
    } catch {
      throw Obstacle(.broken, folder.path, "\(error)")
    }
    try WholeFile.write(data, to: folder.appending(path: "finding.json"))
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}
