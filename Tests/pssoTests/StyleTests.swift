import Testing

@testable import psso

/// Colours appear where they are wanted.
@Suite struct StyleTests {
  private func isColored(
    _ arguments: [String], isTerminal: Bool, _ environment: [String: String]
  ) throws -> Bool {
    let session = Session(
      arguments, input: try Sample.token(), isTerminal: isTerminal, environment: environment)
    return session.output.contains("\u{1B}[")
  }

  @Test(arguments: [["inspect"], ["rules"]]) func aTerminalGetsColours(_ arguments: [String]) throws
  {
    #expect(try isColored(arguments, isTerminal: true, ["TERM": "xterm"]))
    #expect(try isColored(arguments, isTerminal: true, ["TERM": "xterm", "NO_COLOR": ""]))
  }

  @Test(arguments: [
    (false, ["TERM": "xterm"]), (true, ["TERM": "xterm", "NO_COLOR": "1"]),
    (true, ["TERM": "dumb"]), (true, [:]),
  ])
  func nothingElseDoes(_ isTerminal: Bool, _ environment: [String: String]) throws {
    for arguments in [["inspect"], ["rules"], ["open", "--key", "none"], ["--help"]] {
      #expect(!(try isColored(arguments, isTerminal: isTerminal, environment)))
    }
  }

  @Test(arguments: [["inspect", "--json"], ["rules", "--json"], ["rules", "--markdown"]])
  func outputForProgramsNeverHasColours(_ arguments: [String]) throws {
    #expect(!(try isColored(arguments, isTerminal: true, ["TERM": "xterm"])))
  }

  @Test func columnsIgnoreColours() throws {
    let plain = Session(["inspect"], input: try Sample.token()).output
    let colored = Session(["inspect"], input: try Sample.token(), isTerminal: true).output
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_685_732_130, "2023-06-02T18:55:30Z"),
      (951_868_799, "2000-02-29T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (253_402_300_800, nil), (-1, nil), (Int64.max, nil), (Int64.min, nil),
    ] as [(Int64, String?)])
  func timesAreShownInUTC(_ seconds: Int64, _ text: String?) {
    #expect(Timestamp.text(seconds) == text)
  }

  @Test func longTextsAreWrapped() {
    #expect(Layout.wrap("", to: 4) == [""])
    #expect(Layout.wrap("abcd", to: 4) == ["abcd"])
    #expect(Layout.wrap("abcde", to: 4) == ["abcd", "e"])
    #expect(Layout.wrap("ab cd ef", to: 4) == ["ab", "cd", "ef"])
  }
}
