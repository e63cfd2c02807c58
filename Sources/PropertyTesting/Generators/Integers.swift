extension Generator where Value: FixedWidthInteger & Sendable {
  /// Integers of a range of at most 64 bits, biased to its ends, to powers of two and to small ones.
  ///
  /// - Parameter origin: The simplest value; 0, or what of the range is closest to it, if not given.
  public static func integers(
    in range: ClosedRange<Value>, origin: Value? = nil
  ) -> Generator {
    let closest = min(max(0, Int128(range.lowerBound)), Int128(range.upperBound))
    let origin = origin.map { Int128($0) } ?? closest
    let choices = ChoiceRange(
      below: UInt64(origin - Int128(range.lowerBound)),
      above: UInt64(Int128(range.upperBound) - origin))
    return Generator { source throws(Rejection) in
      Value(truncatingIfNeeded: origin + choices.offset(at: source.choose(choices)))
    }
  }

  /// All integers of the type.
  public static var integers: Generator { integers(in: .min ... .max) }
}

extension Generator<Bool> {
  /// False, which is simpler, or true.
  public static var bool: Generator { bool(percent: 50) }

  /// True with a probability in percent where choices are random.
  public static func bool(percent: Int) -> Generator {
    Generator { source throws(Rejection) in source.flag(percent: percent) }
  }
}
