extension Generator {
  /// A value of one of several generators, the first being the simplest.
  ///
  /// - Precondition: There is at least one.
  public static func oneOf(_ generators: Generator...) -> Generator {
    weighted(generators.map { (1, $0) })
  }

  /// A value of one of several generators, each as often as its weight says.
  ///
  /// Weights shape random choices; a fuzzer's octets choose each alike.
  ///
  /// - Precondition: There is at least one, and no weight is negative.
  public static func weighted(_ generators: [(weight: Int, generator: Generator)]) -> Generator {
    precondition(!generators.isEmpty, "nothing to choose from")
    let weights = generators.map(\.weight)
    let alternatives = generators.map(\.generator)
    return Generator { source throws(Rejection) in
      try source.alternative(weights) { source, place throws(Rejection) in
        try alternatives[place].build(&source)
      }
    }
  }

  /// Values that contain values of their own kind, such as trees.
  ///
  /// - Parameters:
  ///   - base: The values without such parts, which are simpler.
  ///   - budget: How many values the outermost one may consist of.
  ///   - grow: Makes the generator of values with parts from that of the parts.
  public static func recursive(
    _ base: Generator, budget: Int = 24,
    grow: @escaping @Sendable (Generator) -> Generator
  ) -> Generator {
    Generator { source throws(Rejection) in
      try source.recursion(budget: budget) { source throws(Rejection) in
        try source.node(base.build) { source throws(Rejection) in
          try grow(recursive(base, budget: budget, grow: grow)).build(&source)
        }
      }
    }
  }
}

extension ChoiceSource {
  /// Draws a value in one of several ways, as `Generator.weighted(_:)` does.
  ///
  /// - Parameter draw: Draws in the way at a place among the weights.
  public mutating func alternative<Value, Failure>(
    _ weights: [Int], _ draw: (inout ChoiceSource, Int) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try span(.alternative) { source throws(Failure) in
      try draw(&source, source.place(among: weights))
    }
  }

  /// Draws a value that has parts of its own kind, the outermost one with a budget for all.
  mutating func recursion<Value>(
    budget: Int, _ build: (inout ChoiceSource) throws(Rejection) -> Value
  ) throws(Rejection) -> Value {
    let outer = nodesLeft
    if outer == nil { nodesLeft = budget }
    defer { if outer == nil { nodesLeft = nil } }
    return try build(&self)
  }

  /// Draws one node of such a value: a leaf, which is simpler, or one with parts.
  mutating func node<Value>(
    _ leaf: (inout ChoiceSource) throws(Rejection) -> Value,
    parts: (inout ChoiceSource) throws(Rejection) -> Value
  ) throws(Rejection) -> Value {
    try span(.node) { source throws(Rejection) in
      guard let left = source.nodesLeft, left > 0 else { return try leaf(&source) }
      source.nodesLeft = left - 1
      return source.flag(percent: 60) ? try parts(&source) : try leaf(&source)
    }
  }
}

extension Generator where Value: Sendable {
  /// One of some values, the first being the simplest.
  ///
  /// - Precondition: There is at least one.
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "nothing to choose from")
    return Generator { source throws(Rejection) in source.one(of: values) }
  }
}

extension ChoiceSource {
  /// Chooses one of some values, as `Generator.element(of:)` does.
  ///
  /// - Precondition: There is at least one.
  public mutating func one<Value>(of values: [Value]) -> Value {
    precondition(!values.isEmpty, "nothing to choose from")
    return values[Int(choose(ChoiceRange(above: UInt64(values.count - 1))))]
  }
}
