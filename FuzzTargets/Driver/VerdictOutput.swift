import FuzzTargets
import Glibc

/// Whether each input's verdict is printed, which `FUZZ_VERDICTS` asks for: to replay files, not to fuzz.
///
/// It is read once, before the first input; libFuzzer runs inputs on one thread.
@usableFromInline
nonisolated(unsafe) var printsVerdicts = false

/// Looks whether verdicts are asked for.
func readVerdictOutput() {
  printsVerdicts = getenv("FUZZ_VERDICTS") != nil
}

/// Prints the verdict on one input, beside libFuzzer's own lines about it.
@usableFromInline
func printVerdict(_ verdict: Verdict) {
  var line = "VERDICT \(verdict.name)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
