/// A recipe that builds a value from choices.
///
/// It draws all that is random from its `ChoiceSource`, and so every value has a choice sequence: a
/// file that builds it again, from which shrinking derives simpler ones without knowing the type.
public struct Generator<Value>: Sendable {
  let build: @Sendable (inout ChoiceSource) throws(Rejection) -> Value

  /// Makes a generator of a function that draws what it needs.
  public init(_ build: @escaping @Sendable (inout ChoiceSource) throws(Rejection) -> Value) {
    self.build = build
  }

  /// Transforms the values.
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Generator<Result> {
    Generator<Result> { source throws(Rejection) in transform(try build(&source)) }
  }

  /// Goes on with a generator that depends on the value.
  public func flatMap<Result>(
    _ next: @escaping @Sendable (Value) -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result> { source throws(Rejection) in
      try next(try build(&source)).build(&source)
    }
  }

  /// Keeps the values for which a condition holds.
  ///
  /// After eight attempts in vain the whole input is rejected. A property whose inputs are rejected
  /// too often fails its health check, since it would then test little and say nothing of it.
  public func filter(_ isWanted: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator { source throws(Rejection) in
      for _ in 0..<8 {
        let start = source.trace.choices.count
        let value = try build(&source)
        if isWanted(value) { return value }
        source.note(.refused, from: start)
      }
      throw Rejection()
    }
  }
}

extension Generator where Value: Sendable {
  /// Always the same value, without a choice.
  public static func always(_ value: Value) -> Generator {
    Generator { _ throws(Rejection) in value }
  }
}

/// Builds several values one after the other.
public func zip<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  Generator<(repeat each Value)> { source throws(Rejection) in
    (repeat try (each generators).build(&source))
  }
}
