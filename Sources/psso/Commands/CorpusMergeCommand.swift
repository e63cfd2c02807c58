import Campaign

/// `psso corpus merge`: brings units of other machines into the grown corpora.
enum CorpusMergeCommand: Command {
  static let name = "corpus merge"
  static let abstract = "brings units of other machines into .fuzz/corpus/"
  static let synopses = ["corpus merge [--target TARGET] [--prune] DIR-OR-ZIP..."]
  static let notes = [
    """
    An argument is a folder with a folder for each target, such as another checkout's .fuzz/corpus; \
    or a folder or a ZIP archive of one target's units, as OSS-Fuzz keeps them, which is named after \
    its target or goes with --target. Corpus/ is never written to.
    """,
    """
    --prune then keeps only those units that cover what no seed and no smaller unit covers. It needs \
    the target's executable (Scripts/build-fuzz-targets.sh). Interrupted, it leaves all as it was.
    """,
  ]
  static let target = Option("--target", "TARGET", "the target that all arguments are for")
  static let longest = Option(
    "--max-len", "OCTETS", "skip longer files (1048576, which is what libFuzzer reads)")
  static let prune = Option("--prune", "keep only units that add coverage")
  static let json = Option("--json", "print one JSON array")
  static let groups = [
    OptionGroup("Options", [target, longest, prune, json, CheckoutOptions.packagePath])
  ]
  static let examples = [
    "psso corpus merge ../other/.fuzz/corpus",
    "psso corpus merge --target JSONReader --prune ~/Downloads/public.zip",
  ]
  static let exitStatus = [
    Row("0", "done"), Row("1", "a target fails on a unit, which is kept"),
    Row("2", "wrong usage, a source that is of no use, or a campaign is running"),
    Row("3", "an executable is not built, or broken"),
  ]
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .usage("arguments", "name what to merge") }
    let checkout = try CheckoutOptions.checkout(arguments)
    var merge = CorpusMerge(into: checkout)
    if let count = try arguments.number(longest, in: 1...(1 << 30)) { merge.longest = count }
    let pruning = CorpusPruning(in: checkout)
    let (counts, pruned) = try Problem.catching { () throws(Obstacle) in
      let (paths, target) = (arguments.operands, arguments.text(target))
      if arguments.has(prune) { try pruning.check(merge.targets(of: paths, for: target)) }
      let counts = try merge.merge(paths, for: target)
      var pruned: [CorpusPruning.Result] = []
      for count in counts where arguments.has(prune) {
        console.note("psso: pruning \(count.target)")
        pruned.append(try pruning.prune(count.target))
      }
      return (counts, pruned)
    }
    if arguments.has(json) {
      console.show(JSONText.line(CorpusMergeReport.json(counts, pruned)))
    } else {
      console.show(CorpusMergeReport.lines(counts, pruned, console.style))
    }
    return pruned.allSatisfy(\.failing.isEmpty) ? .accepted : .refused
  }
}
