import FuzzDriver
import FuzzTargets

/// The entry point that libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  runOneInput(of: TwoMultiplicationsTarget.self, start, count)
}
