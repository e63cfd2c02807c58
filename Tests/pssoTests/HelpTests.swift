import Testing

@testable import psso

/// The help names everything, and fits a terminal.
@Suite struct HelpTests {
  static let commands = [
    "inspect", "open", "seal", "keygen", "rules", "targets", "corpus", "coverage",
  ]
  static let subcommands = ["corpus list", "corpus merge", "corpus adopt", "corpus export"]

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
      let members = Tool.commands.filter { $0.family == family && !$0.isInternal }
      let title = lines.firstIndex(of: family.rawValue + ":")
      #expect((title == nil) == members.isEmpty)
      for (offset, command) in members.enumerated() {
        #expect(lines[(title ?? 0) + 1 + offset].hasPrefix("  \(command.name) "))
      }
    }
  }

  @Test(arguments: commands + subcommands)
  func helpOfACommandNamesEachOption(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let session = Session(words + ["--help"])
    #expect(session.status == 0)
    #expect(session.output == Session(["help"] + words).output)
    #expect(session.output == Session(words + ["-h"]).output)
    let command = try Self.command(name)
    for option in command.groups.flatMap(\.options) {
      #expect(session.output.contains("  \(option.usage)"))
    }
    for line in session.lines { #expect(line.count <= 100) }
  }

  @Test(arguments: commands + subcommands)
  func optionsOfACommandHaveDistinctNames(_ name: String) throws {
    let command = try Self.command(name)
    let names = command.groups.flatMap(\.options).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func helpOfACommonNameListsItsCommands() {
    let session = Session(["corpus", "--help"])
    for name in Self.subcommands { #expect(session.output.contains("  \(name) ")) }
  }

  @Test func whatOnlyTheToolCallsIsNotListed() {
    #expect(!Session(["--help"]).output.contains("judge-inputs"))
  }

  private static func command(_ name: String) throws -> any Command.Type {
    let all = Tool.commands + Tool.commands.flatMap { $0.subcommands }
    return try #require(all.first { $0.name == name })
  }

  @Test func versionIsOneLine() {
    #expect(Session(["--version"]).lines == ["psso \(Tool.version)"])
  }
}
