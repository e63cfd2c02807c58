import CLibFuzzer
import FuzzTargets

/// Serves libFuzzer's custom mutator with `ResealingMutator`.
///
/// - Parameters:
///   - data: The input, in a buffer of `most` octets.
///   - tokensOnly: For a target that reads nothing but tokens.
/// - Returns: The new number of octets.
public func reseal(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, seed: CUnsignedInt,
  tokensOnly: Bool = false
) -> Int {
  guard let data else { return 0 }
  let mutator = ResealingMutator(octets: libFuzzerMutation, tokensOnly: tokensOnly)
  // libFuzzer owns `most` octets at `data`, of which the first `count` are the input.
  let input = Array(UnsafeBufferPointer(start: data, count: count))
  // What does not fit is of no use cut off: a token without its end. The old input is kept then.
  return write(mutator.mutate(input, seed: seed), to: data, most) ?? count
}

/// Serves libFuzzer's custom crossover with `ResealingMutator`.
///
/// - Parameter output: A buffer of `most` octets.
/// - Returns: The number of octets written, or 0, with which libFuzzer mutates in another way instead of
///   running one of the two once more.
public func resealCrossed(
  _ one: UnsafePointer<UInt8>?, _ oneCount: Int, _ other: UnsafePointer<UInt8>?, _ otherCount: Int,
  _ output: UnsafeMutablePointer<UInt8>?, _ most: Int, seed: CUnsignedInt
) -> Int {
  guard let output else { return 0 }
  // libFuzzer owns all three buffers during the call; the inputs are read for their counts only.
  let crossed = ResealingMutator.cross(
    Array(UnsafeBufferPointer(start: one, count: oneCount)),
    Array(UnsafeBufferPointer(start: other, count: otherCount)), seed: seed)
  return crossed.flatMap { write($0, to: output, most) } ?? 0
}

/// Writes an input into one of libFuzzer's buffers; nil, with nothing written, where it does not fit.
private func write(_ input: [UInt8], to buffer: UnsafeMutablePointer<UInt8>, _ most: Int) -> Int? {
  guard input.count <= most else { return nil }
  for (index, octet) in input.enumerated() { buffer[index] = octet }
  return input.count
}

/// libFuzzer's own mutation of an octet string, which may grow by half and a little more.
private func libFuzzerMutation(_ octets: [UInt8]) -> [UInt8] {
  let most = octets.count + octets.count / 2 + 16
  var buffer = octets + [UInt8](repeating: 0, count: most - octets.count)
  // The buffer holds `most` octets, and libFuzzer writes no more within the call.
  let count = buffer.withUnsafeMutableBufferPointer {
    LLVMFuzzerMutate($0.baseAddress, octets.count, most)
  }
  return Array(buffer[..<min(count, most)])
}
