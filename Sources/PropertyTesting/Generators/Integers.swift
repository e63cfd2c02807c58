extension Generator where Value: FixedWidthInteger & Sendable {
  /// Integers of a range of at most 64 bits, biased to its ends, to powers of two and to small ones.
  ///
  /// - Parameter origin: The simplest value; 0, or what of the range is closest to it, if not given.
  public static func integers(
    in range: ClosedRange<Value>, origin: Value? = nil
  ) -> Generator {
    let range = IntegerRange(range, origin: origin)
    return Generator { source throws(Rejection) in source.integer(in: range) }
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

/// A range of integers as one choice.
struct IntegerRange<Value: FixedWidthInteger & Sendable>: Sendable {
  fileprivate let origin: Int128
  fileprivate let choices: ChoiceRange

  /// - Parameter origin: The simplest value; 0, or what of the range is closest to it, if not given.
  init(_ range: ClosedRange<Value>, origin: Value?) {
    let closest = min(max(0, Int128(range.lowerBound)), Int128(range.upperBound))
    self.origin = origin.map { Int128($0) } ?? closest
    choices = ChoiceRange(
      below: UInt64(self.origin - Int128(range.lowerBound)),
      above: UInt64(Int128(range.upperBound) - self.origin))
  }
}

extension ChoiceSource {
  /// Chooses an integer of a range of at most 64 bits, as `Generator.integers(in:origin:)` does.
  public mutating func integer<Value: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Value>, origin: Value? = nil
  ) -> Value {
    integer(in: IntegerRange(range, origin: origin))
  }

  fileprivate mutating func integer<Value>(in range: IntegerRange<Value>) -> Value {
    Value(truncatingIfNeeded: range.origin + range.choices.offset(at: choose(range.choices)))
  }
}
