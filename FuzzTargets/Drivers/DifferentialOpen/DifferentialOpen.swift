import CLibFuzzer
import FuzzDriver
import FuzzTargets

/// The entry point that libFuzzer calls with every input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  runOneInput(of: DifferentialOpenTarget.self, start, count)
}

/// The entry point by which libFuzzer mutates inputs.
///
/// Seven calls in eight re-seal a token: behind the tag, ours and cjose differ by what they read, and not
/// by whose bit was flipped. The eighth is libFuzzer's, which alone makes segments and trailing bits
/// that no encoder writes. So is what its own characters show to be no token, as three inputs in four:
/// it is not tried to open first.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  guard seed % 8 != 1, isCompact(UnsafeBufferPointer(start: data, count: count)) else {
    return LLVMFuzzerMutate(data, count, most)
  }
  return reseal(data, count, most, seed: seed, tokensOnly: true)
}

/// Whether a text is five segments of the characters of base64url.
private func isCompact(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var dots = 0
  for octet in text {
    switch Unicode.Scalar(octet) {
    case "A"..."Z", "a"..."z", "0"..."9", "-", "_": break
    case ".": dots += 1
    default: return false
    }
  }
  return dots == 4
}

/// The entry point by which libFuzzer makes one input of two.
///
/// The claims of one token under the header of another are nothing new here, since neither opener reads
/// claims, and what does not open can't be crossed at all: the input just run would run once more. So
/// most calls leave the turn to the mutator, and every fourth goes on with the other input: libFuzzer
/// mutates an input some five times over, and one that a change of its text has broken stays so.
///
/// Both shares were measured on the edges and features that 30,000 runs reach, and on their time. More of
/// the second accepts more inputs, each at the price of many others.
@c(LLVMFuzzerCustomCrossOver)
public func cross(
  _ one: UnsafePointer<UInt8>?, _ oneCount: Int, _ other: UnsafePointer<UInt8>?, _ otherCount: Int,
  _ output: UnsafeMutablePointer<UInt8>?, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  // With 0, libFuzzer asks the mutator instead.
  guard seed % 4 == 0, let other, let output, otherCount <= most else { return 0 }
  // libFuzzer owns `otherCount` octets at `other` and `most` at `output`, which don't overlap.
  output.update(from: other, count: otherCount)
  return reseal(output, otherCount, most, seed: seed, tokensOnly: true)
}
