/// The help of the tool and of its commands, made from what the parser knows.
enum HelpText {
  /// What `psso --help` prints.
  static func tool(_ commands: [any Command.Type]) -> [String] {
    let rows = commands.map { Row($0.name, $0.abstract) }
    return [
      "Opens, makes and explains the encrypted embedded assertions of Platform SSO on macOS.", "",
      "Usage:  psso COMMAND [OPTION]...", "", "Commands:",
    ] + Layout.rows(rows + [Row("help", "shows this, or a command's help: psso help COMMAND")]) + [
      "", "Options:",
    ]
      + Layout.rows([
        Row("--help, -h", "shows this, or a command's help: psso COMMAND --help"),
        Row("--version", "shows the version"),
      ]) + ["", "Exit status:"] + Layout.rows(exitStatus) + [
        "", "Colours appear on a terminal only, and not where NO_COLOR is set.",
      ]
  }

  /// What `psso COMMAND --help` prints.
  static func command(_ command: any Command.Type) -> [String] {
    var lines = Layout.wrap(command.abstract.capitalizedFirst + ".", to: Layout.width)
    lines.append("")
    for (index, synopsis) in command.synopses.enumerated() {
      let label = index == 0 ? "Usage:" : ""
      lines += Layout.beside(label, 6, "psso " + synopsis, width: Layout.width)
    }
    for note in command.notes { lines += [""] + Layout.wrap(note, to: Layout.width) }
    for group in command.groups {
      lines += ["", group.title + ":"]
      lines += Layout.rows(group.options.map { Row($0.usage, $0.help) }, labelWidth: 26)
    }
    if !command.examples.isEmpty {
      lines += ["", "Examples:"] + command.examples.map { "  " + $0 }
    }
    return lines + ["", "Exit status:"] + Layout.rows(command.exitStatus)
  }

  /// What the exit status means, unless a command says otherwise.
  static let exitStatus = [
    Row("0", "accepted, or done"), Row("1", "the token is refused"),
    Row("2", "wrong usage, or a file that is of no use"),
  ]
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
