import AssertionMutation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What the library costs beside the one scalar multiplication that it can't do without, and that a
// token over the limit costs nothing. Exit status: 0 all ceilings hold, 1 one does not, 2 usage,
// 3 something could not be measured.

/// Ends with one line on standard error.
func end(_ status: CInt, _ message: String) -> Never {
  var line = "Benchmarks: \(message)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(status)
}

func run(_ settings: Settings) -> Report {
  // Memory comes first: what the other measurements leave behind would hide a growth.
  let long = LongTokens()
  let growths = long.refusals.map { Growth(of: $0, ceiling: 1 << 20) }
  let multiplication = ScalarMultiplication(of: Sample.ephemeral, by: Sample.recipient)
  let comparisons = TokenOperations.comparisons(multiplication) + [long.comparison]
  return Report(
    rounds: settings.rounds, growths: growths,
    figures: comparisons.map { $0.figure(rounds: settings.rounds) })
}

do throws(UsageError) {
  let settings = try Settings(CommandLine.arguments.dropFirst())
  let report = run(settings)
  print(settings.isJSON ? report.json : report.table)
  exit(report.holds ? 0 : 1)
} catch {
  end(2, error.description)
}
