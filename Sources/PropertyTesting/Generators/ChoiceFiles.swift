extension Generator {
  /// The value that a choice sequence builds; nil where it is rejected.
  ///
  /// - Parameters:
  ///   - choices: Any octets at all; where they end, only the simplest is chosen.
  ///   - isTold: Whether the value is to have the texts that it has for people.
  public func value(of choices: [UInt8], isTold: Bool = false) -> Value? {
    var source = ChoiceSource(octets: choices, isTraced: isTold)
    return try? source.draw(self)
  }

  /// A random value; nil where it is rejected.
  ///
  /// - Parameter seed: The same gives the same.
  public func value(seed: UInt64) -> Value? {
    var source = ChoiceSource(random: RandomSource(seed: seed), size: 50, isTraced: false)
    return try? source.draw(self)
  }

  /// The choice sequence of a random value, and the value, where the generator rejects nothing.
  ///
  /// - Parameter seed: The same gives the same.
  public func random(seed: UInt64) -> (choices: [UInt8], value: Value)? {
    var source = ChoiceSource(random: RandomSource(seed: seed), size: 50)
    guard let value = try? source.draw(self) else { return nil }
    return (source.trace.octets, value)
  }
}

/// Choice sequences that no generator made.
public enum ChoiceFile {
  /// Octets of any value, up to 64 of them: where they end, only the simplest is chosen.
  ///
  /// They choose all places alike, which a generator's own random choices do not.
  ///
  /// - Parameter seed: The same gives the same.
  public static func octets(seed: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed)
    let count = Int(random.upTo(64))
    var octets: [UInt8] = []
    octets.reserveCapacity(count)
    for _ in 0..<count { octets.append(UInt8(truncatingIfNeeded: random.next())) }
    return octets
  }
}
