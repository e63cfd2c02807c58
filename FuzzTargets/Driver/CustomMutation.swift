import CLibFuzzer

/// Serves libFuzzer's custom mutator with a function on octet strings.
///
/// - Parameters:
///   - data: The input, in a buffer of `most` octets.
///   - mutate: Makes another input of one, with libFuzzer's own mutation at hand.
/// - Returns: The new number of octets.
public func mutateInPlace(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int,
  _ mutate: ([UInt8]) -> [UInt8]
) -> Int {
  guard let data else { return 0 }
  // libFuzzer owns `most` octets at `data`, of which the first `count` are the input.
  let mutated = mutate(Array(UnsafeBufferPointer(start: data, count: count)))
  // What does not fit is of no use cut off: a token without its end. The old input is kept then.
  guard mutated.count <= most else { return count }
  for (index, octet) in mutated.enumerated() { data[index] = octet }
  return mutated.count
}

/// Serves libFuzzer's custom crossover with a function on octet strings.
///
/// - Parameter output: A buffer of `most` octets.
/// - Returns: The number of octets written.
public func crossOver(
  _ one: UnsafePointer<UInt8>?, _ oneCount: Int, _ other: UnsafePointer<UInt8>?, _ otherCount: Int,
  _ output: UnsafeMutablePointer<UInt8>?, _ most: Int,
  _ cross: ([UInt8], [UInt8]) -> [UInt8]
) -> Int {
  guard let output else { return 0 }
  // libFuzzer owns all three buffers during the call; the inputs are read for their counts only.
  let crossed = cross(
    Array(UnsafeBufferPointer(start: one, count: oneCount)),
    Array(UnsafeBufferPointer(start: other, count: otherCount)))
  guard crossed.count <= most else { return 0 }
  for (index, octet) in crossed.enumerated() { output[index] = octet }
  return crossed.count
}

/// libFuzzer's own mutation of an octet string, which may grow by half and a little more.
public func libFuzzerMutation(_ octets: [UInt8]) -> [UInt8] {
  let most = octets.count + octets.count / 2 + 16
  var buffer = octets + [UInt8](repeating: 0, count: most - octets.count)
  // The buffer holds `most` octets, and libFuzzer writes no more within the call.
  let count = buffer.withUnsafeMutableBufferPointer {
    LLVMFuzzerMutate($0.baseAddress, octets.count, most)
  }
  return Array(buffer[..<min(count, most)])
}
