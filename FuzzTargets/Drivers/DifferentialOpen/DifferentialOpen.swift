import FuzzDriver
import FuzzTargets

/// The entry point that libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  runOneInput(of: DifferentialOpenTarget.self, start, count)
}

/// The entry point by which libFuzzer mutates inputs.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  reseal(data, count, most, seed: seed, tokensOnly: true)
}

/// The entry point by which libFuzzer makes one input of two.
@c(LLVMFuzzerCustomCrossOver)
public func cross(
  _ one: UnsafePointer<UInt8>?, _ oneCount: Int, _ other: UnsafePointer<UInt8>?, _ otherCount: Int,
  _ output: UnsafeMutablePointer<UInt8>?, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  resealCrossed(one, oneCount, other, otherCount, output, most, seed: seed)
}
