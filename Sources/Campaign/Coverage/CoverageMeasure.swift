import Foundation

/// Profiles of a program, and what they say of the library.
struct CoverageMeasure {
  let tools: CoverageTools
  /// The program with coverage.
  let executable: URL
  /// The library's sources, the only ones that are looked at.
  let library: URL
  /// The folder with the profiles.
  let profiles: URL

  /// Where processes of a target write their profiles: a file for each process.
  func pattern(of target: String) -> String {
    profiles.appending(path: "\(target).%p.profraw").path
  }

  /// Merges the profiles of some targets.
  func merge(_ targets: [String], into name: String) throws(Obstacle) -> URL {
    let files = try CorpusFolder.entries(of: profiles).map(\.name).filter { file in
      file.hasSuffix(".profraw") && targets.contains(String(file.prefix { $0 != "." }))
    }
    guard !files.isEmpty else {
      throw Obstacle(.broken, "coverage", "the build with coverage wrote no profile")
    }
    let merged = profiles.appending(path: "\(name).profdata")
    let paths = files.map { profiles.appending(path: $0).path }
    _ = try CoverageTools.run(tools.profdata, ["merge", "-sparse", "-o", merged.path] + paths)
    return merged
  }

  /// How many of the library's lines a target reaches.
  func lines(of target: String) throws(Obstacle) -> CoverageSummary.Share {
    let profile = try merge([target], into: target)
    let program = try CoverageExport.program(
      try cov(["export", "-summary-only"], profile))
    return CoverageSummary.Share(program.totals.lines)
  }

  /// What a profile says of each file.
  func summary(
    _ profile: URL, _ targets: [CoverageSummary.Target]
  ) throws(Obstacle) -> CoverageSummary {
    let program = try CoverageExport.program(try cov(["export"], profile))
    let functions = (program.functions ?? []).filter {
      $0.filenames.first?.hasPrefix(library.path + "/") == true
    }
    let symbols = Array(Set(functions.map(\.name))).sorted()
    let readable = try tools.names(of: symbols.map { String($0.split(separator: ":").last ?? "") })
    let names = Dictionary(zip(symbols, readable)) { one, _ in one }
    let unreached = UnreachedLines.lines(lcov: try lcov(profile))
    let files = program.files.map { file in
      let name = String(file.filename.dropFirst(library.path.count + 1))
      return CoverageSummary.File(
        name: name, part: ConstructPart(ofFile: name), lines: .init(file.summary.lines),
        regions: .init(file.summary.regions),
        unreached: UnreachedLines.functions(
          unreached[file.filename] ?? [],
          in: functions.filter { $0.filenames.first == file.filename }, names: names))
    }
    let order = ConstructPart.allCases
    return CoverageSummary(
      targets: targets,
      files: files.sorted { one, other in
        let places = [one, other].map { order.firstIndex(of: $0.part) ?? order.count }
        return (places[0], one.name) < (places[1], other.name)
      })
  }

  /// The lines' counts in lcov's format.
  func lcov(_ profile: URL) throws(Obstacle) -> String {
    String(decoding: try cov(["export", "-format=lcov"], profile), as: UTF8.self)
  }

  /// Writes the sources with their counts as pages.
  func writeHTML(_ profile: URL, to folder: URL) throws(Obstacle) {
    _ = try cov(
      [
        "show", "-format=html", "-output-dir=\(folder.path)", "-Xdemangler=\(tools.demangle.path)",
        "-Xdemangler=--simplified",
      ], profile)
  }

  private func cov(_ command: [String], _ profile: URL) throws(Obstacle) -> Data {
    try CoverageTools.run(
      tools.cov,
      command + [executable.path, "-instr-profile=\(profile.path)", library.path])
  }
}

extension CoverageSummary.Share {
  fileprivate init(_ share: CoverageExport.Share) {
    self.init(covered: share.covered, count: share.count)
  }
}
