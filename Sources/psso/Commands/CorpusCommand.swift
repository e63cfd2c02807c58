/// `psso corpus`: the common name of what lists, merges, adopts and exports inputs.
enum CorpusCommand: Command {
  static let name = "corpus"
  static let abstract = "lists, merges, adopts and exports the inputs of the fuzz targets"
  static let synopses = ["corpus COMMAND [OPTION]... [ARGUMENT]..."]
  static let notes = [
    """
    Corpus/ is committed: seeds and fixed findings, each named by its verdict. What fuzzing adds is \
    in .fuzz/corpus/ and stays out of version control.
    """
  ]
  static let groups: [OptionGroup] = []
  static let examples: [String] = []
  static let exitStatus = HelpText.exitStatus(.accepted, .refused, .usage, .broken)
  static let family = CommandFamily.fuzzing
  static var subcommands: [any Command.Type] {
    [
      CorpusListCommand.self, CorpusMergeCommand.self, CorpusAdoptCommand.self,
      CorpusExportCommand.self,
    ]
  }

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    .usage
  }
}
