import Foundation
import FuzzTargets

/// Replays inputs through a build with source coverage, and says what they reach of the library.
///
/// The tool itself is built with coverage, in a folder of its own, and judges the inputs: a process for
/// each target, so that each one's share is known.
public struct CoverageRun {
  /// The checkout that is built and whose inputs are replayed.
  public let checkout: Checkout
  /// Whether units of the grown corpora are replayed as well.
  public var replaysGrown = false
  /// Called with a line about what is going on.
  public var note: (String) -> Void = { _ in }

  /// What stands in a report's folder.
  public static let files = ["html", "lcov.info", "summary.json", "unreached.txt"]

  /// Measures in a checkout.
  public init(in checkout: Checkout) {
    self.checkout = checkout
  }

  private var scratch: URL { checkout.root.appending(path: ".build/coverage") }
  private var library: URL { checkout.root.appending(path: "Sources/PlatformSSOAssertion") }

  /// Builds, replays and reports.
  ///
  /// - Parameters:
  ///   - path: The folder for the report; an earlier report there is replaced.
  ///   - summarize: The texts of `summary.json` and `unreached.txt`.
  public func report(
    on targets: [any FuzzTarget.Type], to path: String,
    summarize: (CoverageSummary) -> (json: String, unreached: String)
  ) throws(Obstacle) -> CoverageSummary {
    let place = OutputPlace(path: path, isFile: false, isOwn: Self.files.contains)
    try place.check(replaces: true)
    let tools = try CoverageTools()
    let executable = try build(tools)
    let profiles = FileManager.default.temporaryDirectory.appending(path: "psso-cov-\(UUID())")
    try NewFile.makeFolder(profiles)
    defer { try? FileManager.default.removeItem(at: profiles) }
    let measure = CoverageMeasure(
      tools: tools, executable: executable, library: library, profiles: profiles)
    var shares: [CoverageSummary.Target] = []
    for target in targets { shares.append(try replay(target.name, executable, measure)) }
    note("reporting")
    let profile = try measure.merge(targets.map { $0.name }, into: "all")
    let summary = try measure.summary(profile, shares)
    let texts = summarize(summary)
    try place.fill { folder throws(Obstacle) in
      try measure.writeHTML(profile, to: folder.appending(path: "html"))
      let lcov = try measure.lcov(profile).replacing("SF:\(checkout.root.path)/", with: "SF:")
      for (name, text) in [
        ("lcov.info", lcov), ("summary.json", texts.json), ("unreached.txt", texts.unreached),
      ] {
        try WholeFile.write(Data(text.utf8), to: folder.appending(path: name))
      }
    }
    return summary
  }

  private func build(_ tools: CoverageTools) throws(Obstacle) -> URL {
    note("building with coverage in .build/coverage; minutes the first time, seconds later")
    let arguments = [
      "build", "--product", "psso", "--enable-code-coverage", "--package-path", checkout.root.path,
      "--scratch-path", scratch.path,
    ]
    let run = try ToolRun(tools.swift, arguments)
    guard run.status == 0 else {
      // SwiftPM writes the compiler's words to standard output.
      let lines = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isNewline)
      let error = lines.first { $0.contains("error:") }.map(String.init) ?? run.lastWords
      throw Obstacle(.broken, "swift build", "no build with coverage: \(error)")
    }
    let place = try ToolRun(tools.swift, arguments + ["--show-bin-path"])
    let folder = String(decoding: place.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(filePath: folder).appending(path: "psso")
  }

  private func replay(
    _ target: String, _ executable: URL, _ measure: CoverageMeasure
  ) throws(Obstacle) -> CoverageSummary.Target {
    var folders = [checkout.corpus(of: target)]
    if replaysGrown { folders.append(checkout.grownCorpus(of: target)) }
    var inputs: [URL] = []
    for folder in folders {
      inputs += try CorpusFolder.entries(of: folder).map { folder.appending(path: $0.name) }
    }
    note("\(target): \(inputs.count) inputs")
    let judge = Judge(
      executable: executable, environment: ["LLVM_PROFILE_FILE": measure.pattern(of: target)])
    let judgements = try judge.judge(inputs, of: target)
    let failures = zip(inputs, judgements).compactMap { input, judgement in
      judgement.failure.map { "\(checkout.shown(input)): \($0)" }
    }
    // A process that dies leaves no profile; those that it had run by then run once more.
    let living = zip(inputs, judgements).filter { $1.leavesProfile }.map(\.0)
    if living.count < inputs.count { _ = try judge.judge(living, of: target) }
    let lines = inputs.isEmpty ? .init() : try measure.lines(of: target)
    return CoverageSummary.Target(
      name: target, inputs: inputs.count, lines: lines, failures: failures)
  }
}

extension Judgement {
  /// Whether the process came to its end, at which it writes what it covered.
  fileprivate var leavesProfile: Bool {
    switch self {
    case .verdict, .violation: true
    case .death, .timeout: false
    }
  }
}
