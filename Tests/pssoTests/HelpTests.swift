import Testing

@testable import psso

/// The help names everything, and fits a terminal.
@Suite struct HelpTests {
  static let commands = ["inspect", "open", "seal", "keygen", "rules"]

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func helpOfTheToolNamesEachCommand(_ arguments: [String]) {
    let session = Session(arguments)
    #expect(session.status == 0)
    #expect(session.error.isEmpty)
    for command in Self.commands { #expect(session.output.contains("  \(command) ")) }
    for status in [0, 1, 2, 3, 4, 5, 130] {
      #expect(session.lines.contains { $0.hasPrefix("  \(status) ") })
    }
  }

  @Test func theHelpGroupsCommandsByWhatTheyHaveToDoWith() {
    let lines = Session(["--help"]).lines
    for family in CommandFamily.allCases {
      let members = Tool.commands.filter { $0.family == family }
      let title = lines.firstIndex(of: family.rawValue + ":")
      #expect((title == nil) == members.isEmpty)
      for (offset, command) in members.enumerated() {
        #expect(lines[(title ?? 0) + 1 + offset].hasPrefix("  \(command.name) "))
      }
    }
  }

  @Test(arguments: commands) func helpOfACommandNamesEachOption(_ name: String) throws {
    let session = Session([name, "--help"])
    #expect(session.status == 0)
    #expect(session.output == Session(["help", name]).output)
    #expect(session.output == Session([name, "-h"]).output)
    let command = try #require(Tool.commands.first { $0.name == name })
    for option in command.groups.flatMap(\.options) {
      #expect(session.output.contains("  \(option.usage)"))
    }
    for line in session.lines { #expect(line.count <= 100) }
  }

  @Test(arguments: commands) func optionsOfACommandHaveDistinctNames(_ name: String) throws {
    let command = try #require(Tool.commands.first { $0.name == name })
    let names = command.groups.flatMap(\.options).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func versionIsOneLine() {
    #expect(Session(["--version"]).lines == ["psso \(Tool.version)"])
  }
}
