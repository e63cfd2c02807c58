extension Span<UInt8> {
  /// Whether two runs of octets are equal, one by one.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}

extension [UInt8] {
  /// Copies octets into an array.
  init(copyOf octets: Span<UInt8>) {
    self.init(capacity: octets.count) { output in
      for index in octets.indices { output.append(octets[index]) }
    }
  }
}
