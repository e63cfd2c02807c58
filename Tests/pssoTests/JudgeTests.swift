import Testing

@testable import psso

/// What the tool runs itself as.
@Suite struct JudgeTests {
  @Test func thereIsALineForEachFile() throws {
    let scratch = try Scratch()
    let paths = [try scratch.file("a", "[1]"), try scratch.file("b", "-")]
    let session = Session(
      ["judge-inputs", "JSONReader"], input: paths.map { $0 + "\0" }.joined())
    #expect(session.status == 0)
    #expect(session.lines == ["accept", "reject.claims.json-number"])
  }

  @Test func withoutFilesThereIsNone() {
    let session = Session(["judge-inputs", "JSONReader"])
    #expect(session.status == 0)
    #expect(session.output.isEmpty)
  }

  @Test func aFileThatCanNotBeReadEndsIt() {
    let session = Session(["judge-inputs", "JSONReader"], input: "/nonexistent\0")
    #expect(session.status == 2)
  }

  @Test(arguments: [["judge-inputs"], ["judge-inputs", "JSONReader", "Claims"]])
  func itTakesOneTarget(_ arguments: [String]) {
    #expect(Session(arguments).status == 2)
  }
}
