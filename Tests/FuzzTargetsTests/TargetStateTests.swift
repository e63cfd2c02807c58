import FuzzTargets
import PlatformSSOAssertion
import Testing

/// A target says the same of an input whatever it ran before, and however often.
@Suite struct TargetStateTests {
  /// A part of each target's corpus, for each input is run many times.
  private static func files(of target: any FuzzTarget.Type) -> [CorpusFile] {
    let files = CorpusFile.all.filter { $0.target == target.name }.sorted { $0.name < $1.name }
    let step = max(1, files.count / 60)
    return files.indices.filter { $0 % step == 0 }.map { files[$0] }
  }

  @Test(arguments: allFuzzTargets.map { $0.name })
  func theOrderOfInputsDoesNotMatter(_ name: String) throws {
    let target = try #require(allFuzzTargets.first { $0.name == name })
    let files = Self.files(of: target)
    let forwards = try files.map { try target.run($0.octets.span) }
    let backwards = try files.reversed().map { try target.run($0.octets.span) }
    #expect(forwards == backwards.reversed())
  }

  @Test(arguments: allFuzzTargets.map { $0.name })
  func replayIsDeterministic(_ name: String) throws {
    let target = try #require(allFuzzTargets.first { $0.name == name })
    for file in Self.files(of: target).prefix(12) {
      let verdicts = try (0..<20).map { _ in try target.run(file.octets.span) }
      #expect(verdicts.allSatisfy { $0 == verdicts[0] })
    }
  }
}
