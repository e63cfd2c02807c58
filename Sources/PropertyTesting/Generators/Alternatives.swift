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
      try source.span(.alternative) { source throws(Rejection) in
        try alternatives[source.place(among: weights)].build(&source)
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
      let outer = source.nodesLeft
      if outer == nil { source.nodesLeft = budget }
      defer { if outer == nil { source.nodesLeft = nil } }
      return try source.span(.node) { source throws(Rejection) in
        guard let left = source.nodesLeft, left > 0 else { return try base.build(&source) }
        source.nodesLeft = left - 1
        guard source.flag(percent: 60) else { return try base.build(&source) }
        return try grow(recursive(base, budget: budget, grow: grow)).build(&source)
      }
    }
  }
}

extension Generator where Value: Sendable {
  /// One of some values, the first being the simplest.
  ///
  /// - Precondition: There is at least one.
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "nothing to choose from")
    let range = ChoiceRange(above: UInt64(values.count - 1))
    return Generator { source throws(Rejection) in values[Int(source.choose(range))] }
  }
}
