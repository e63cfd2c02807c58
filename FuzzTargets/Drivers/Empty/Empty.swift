import FuzzDriver
import FuzzTargets

/// A body that does nothing: the yardstick for executions per second.
enum EmptyTarget: FuzzTarget {
  static var name: String { "Empty" }

  static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict { .accept }
}

/// The entry point that libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  runOneInput(of: EmptyTarget.self, start, count)
}
