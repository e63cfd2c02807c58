import Campaign

/// `psso corpus export`: writes the committed inputs for another tool.
enum CorpusExportCommand: Command {
  static let name = "corpus export"
  static let abstract = "writes the committed inputs in the form that another tool reads"
  static let synopses = [
    "corpus export --format FORMAT [--target TARGET]... --output PATH [--replace]"
  ]
  static let notes = [
    """
    oss-fuzz: a TARGET_seed_corpus.zip for each target, the same octets each time, and TARGET.dict. \
    go: testdata/fuzz/FuzzTARGET/NAME, for a package of Go's. folder: TARGET/NAME. wycheproof: one \
    JSON file of whole tokens with the published key, the expectations and the rules.
    """,
    """
    The output appears whole or not at all. --replace replaces an earlier export, and nothing that \
    no export made.
    """,
  ]
  static let format = Option(
    "--format", "FORMAT", ExportFormat.allCases.map(\.rawValue).joined(separator: ", "))
  static let target = Option(
    "--target", "TARGET", isRepeatable: true, "only this target; repeat it for several")
  static let output = Option("--output", "PATH", "the folder, or wycheproof's file, to make")
  static let replace = Option("--replace", "replace an earlier export")
  static let json = Option("--json", "print one JSON object")
  static let groups = [
    OptionGroup("Options", [format, target, output, replace, json, CheckoutOptions.packagePath])
  ]
  static let examples = [
    "psso corpus export --format oss-fuzz --output out",
    "psso corpus export --format wycheproof --output platform_sso_test.json",
  ]
  static let exitStatus = [
    Row("0", "done"), Row("1", "refused: something is there already"),
    Row("2", "wrong usage, or the output can't be written"),
    Row("3", "a target has no committed input"),
  ]
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    _ = try arguments.required(format)
    guard let format = try arguments.choice(format, of: ExportFormat.allCases) else {
      throw .usage(format.name, "missing")
    }
    let path = try arguments.required(output)
    let checkout = try CheckoutOptions.checkout(arguments)
    let result = try Problem.catching { () throws(Obstacle) in
      let names = arguments.texts(target)
      let targets = try TargetSelection.targets(
        named: names.isEmpty ? format.targets : names)
      return try CorpusExport(from: checkout, version: Tool.version).export(
        targets, as: format, to: path, replaces: arguments.has(replace))
    }
    if arguments.has(json) {
      console.show(JSONText.line(CorpusExportReport.json(result)))
    } else {
      console.show(CorpusExportReport.lines(result, path))
    }
    return .accepted
  }
}
