/// The help of the tool and of its commands, made from what the parser knows.
enum HelpText {
  /// What `psso --help` prints.
  static func tool(_ commands: [any Command.Type]) -> [String] {
    var lines = [
      "Opens, makes and explains the encrypted embedded assertions of Platform SSO on macOS,",
      "and fuzzes their decoders.", "", "Usage:  psso COMMAND [OPTION]...",
    ]
    let column = commands.map { $0.name.count }.max() ?? 0
    for family in CommandFamily.allCases {
      let rows = commands.filter { $0.family == family }.map { Row($0.name, $0.abstract) }
      guard !rows.isEmpty else { continue }
      lines += ["", family.rawValue + ":"] + Layout.rows(rows, labelWidth: column)
    }
    return lines + ["", "Options:"]
      + Layout.rows([
        Row("--help, -h", "shows this, or a command's help; psso help COMMAND does the same"),
        Row("--version", "shows the version"),
      ]) + ["", "Exit status:"] + Layout.rows(toolExitStatus) + [
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
    if !command.subcommands.isEmpty {
      lines += ["", "Commands:"]
      lines += Layout.rows(command.subcommands.map { Row($0.name, $0.abstract) })
    }
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

  /// What the exit status means to the tool as a whole.
  private static let toolExitStatus =
    [
      Row("0", "accepted, nothing found, or done"),
      Row("1", "the token is refused, there is a finding, or the command refuses"),
    ] + exitStatus(.usage, .broken, .baselineFails, .budgetRanOut, .interrupted)

  /// What some statuses mean to a command that works on the fuzzing harness.
  static func exitStatus(_ statuses: ExitStatus...) -> [Row] {
    statuses.map { Row(String($0.rawValue), $0.harnessMeaning) }
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
