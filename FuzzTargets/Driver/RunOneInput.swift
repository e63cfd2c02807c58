import FuzzTargets
import Glibc

/// Runs a target on one of libFuzzer's inputs.
///
/// Inlinable, so that each executable calls its target directly and pays nothing for the protocol.
///
/// - Returns: 0, with which libFuzzer keeps an input that reached something new, or -1 for one that
///   is out of scope, which it then does not keep.
@inlinable
public func runOneInput<Target: FuzzTarget>(
  of _: Target.Type, _ start: UnsafePointer<UInt8>?, _ count: Int
) -> CInt {
  executions?.pointee &+= 1
  if countedTarget.isEmpty { countedTarget = Target.name }
  do throws(OracleViolation) {
    // By way of a buffer, because an empty input may come as a null pointer.
    let verdict = try Target.run(UnsafeBufferPointer(start: start, count: count).span)
    counters[GateCounters.place(of: verdict)] &+= 1
    if printsVerdicts { printVerdict(verdict) }
    return verdict == .outOfScope ? -1 : 0
  } catch {
    die(of: error, in: Target.name)
  }
}

/// Ends the process as a crash, so that libFuzzer writes the input to disk.
@usableFromInline
func die(of violation: OracleViolation, in target: String) -> Never {
  var line = "ORACLE VIOLATION: \(target): \(violation)\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  abort()
}
