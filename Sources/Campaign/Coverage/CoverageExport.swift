import Foundation

/// What `llvm-cov export` says, as far as it is of use here.
struct CoverageExport: Decodable {
  /// One program's coverage.
  struct Program: Decodable {
    let files: [File]
    let functions: [Function]?
    let totals: Summary
  }

  /// One source file.
  struct File: Decodable {
    let filename: String
    let summary: Summary
  }

  /// Shares of a file, or of all.
  struct Summary: Decodable {
    let lines: Share
    let regions: Share
  }

  /// How many there are, and how many of them were reached.
  struct Share: Decodable {
    let count: Int
    let covered: Int
  }

  /// One function, a closure or an initial value.
  struct Function: Decodable {
    let name: String
    let count: UInt64
    let filenames: [String]
    /// First line and column, last line and column, count, file, expanded file, kind.
    let regions: [[UInt64]]
  }

  let data: [Program]

  /// Reads the tool's output.
  static func program(_ output: Data) throws(Obstacle) -> Program {
    guard let export = try? JSONDecoder().decode(CoverageExport.self, from: output),
      let program = export.data.first
    else { throw Obstacle(.broken, "llvm-cov", "writes another JSON than is known here") }
    return program
  }
}
