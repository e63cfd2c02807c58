import Foundation
import Synchronization
import Testing

@testable import PropertyTesting

/// A folder of its own for one test's choice files, removed with it.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What a file in the folder holds, or nil where there is none.
  func octets(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) }
  }

  func write(_ octets: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(octets).write(to: url)
  }

  /// The names of all files and folders below.
  var entries: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? []
  }
}

/// Collects the lines that properties print.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension PropertySettings {
  /// Settings that write nothing, for properties of the tests themselves.
  static func quiet(
    cases: Int = 300, seed: UInt64 = 1, directory: String? = nil, lines: Lines? = nil
  ) -> PropertySettings {
    var settings = PropertySettings()
    settings.cases = cases
    settings.seed = seed
    settings.directory = directory
    settings.report = { line in lines?.add(line) }
    // Only the number of runs is to end shrinking, however slow the machine is.
    settings.shrinkSeconds = 1000
    return settings
  }
}

/// The report of a property that has to fail.
func failure<Value>(
  of property: Property<Value>, _ settings: PropertySettings = .quiet()
) throws -> PropertyFailure {
  do {
    let report = try check(property, settings: settings)
    throw Unexpected(description: "it holds: \(report.description)")
  } catch let failure as PropertyFailure {
    return failure
  }
}

struct Unexpected: Error, CustomStringConvertible {
  let description: String
}
