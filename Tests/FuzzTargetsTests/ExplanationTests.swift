import FuzzTargets
import PropertyTesting
import Testing

/// What a person is told of an input.
@Suite struct ExplanationTests {
  private func files(of target: any FuzzTarget.Type) -> [CorpusFile] {
    CorpusFile.all.filter { $0.target == target.name }
  }

  @Test func everyLawSaysWhatItsChoicesMean() throws {
    let laws = allFuzzTargets.filter { $0 is any PropertyTarget.Type }
    #expect(!laws.isEmpty)
    for law in laws {
      for file in files(of: law).prefix(5) {
        let lines = explanation(of: file.octets, for: law).lines
        #expect(!lines.isEmpty, "\(file)")
        #expect(lines != [Description.hexadecimal(file.octets)], "\(file) is told by its octets")
        #expect(lines != ["choices that the law says nothing of"], "\(file)")
      }
    }
  }

  @Test func whatLeadsToATokenShowsIt() {
    for file in files(of: ResealedAssertionTarget.self) {
      #expect(
        explanation(of: file.octets, for: ResealedAssertionTarget.self).token != nil, "\(file)")
    }
    for target: any FuzzTarget.Type in [OpenAssertionTarget.self, DifferentialOpenTarget.self] {
      for file in files(of: target) {
        #expect(explanation(of: file.octets, for: target).token == file.octets, "\(file)")
      }
    }
  }
}
