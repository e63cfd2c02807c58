import FuzzTargets
import Glibc

/// The counts of the verdicts so far; libFuzzer runs inputs on one thread, and so this needs no lock.
@usableFromInline
nonisolated(unsafe) var counters = [UInt64](repeating: 0, count: GateCounters.count)

/// The target whose verdicts are counted, known with the first of them.
@usableFromInline
nonisolated(unsafe) var countedTarget = ""

/// Prints the ledger when libFuzzer ends, and writes it to the file that `FUZZ_LEDGER` names.
///
/// A finding ends the process in another way: its ledger would tell of a run cut short.
func printLedgerAtExit() {
  atexit {
    guard !countedTarget.isEmpty else { return }
    let ledger = GateLedger(target: countedTarget, counters: counters)
    var text = ledger.text
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    guard let path = getenv("FUZZ_LEDGER") else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    let json = ledger.json
    _ = write(file, json, json.count)
    close(file)
  }
}
