extension Generator {
  /// Arrays of this generator's values.
  ///
  /// A choice before each element says that there is one more, so that leaving out an element is
  /// leaving out its choices.
  public func array(count: ClosedRange<Int> = 0...Int.max) -> Generator<[Value]> {
    Generator<[Value]> { source throws(Rejection) in
      var elements: [Value] = []
      try source.repeated(count) { source throws(Rejection) in
        elements.append(try build(&source))
      }
      return elements
    }
  }

  /// Arrays of one length.
  public func array(count: Int) -> Generator<[Value]> {
    array(count: count...count)
  }

  /// nil, which is simpler, or a value.
  public var optional: Generator<Value?> {
    Generator<Value?> { source throws(Rejection) in
      try source.span(.alternative) { source throws(Rejection) in
        source.flag() ? try build(&source) : nil
      }
    }
  }
}

extension Generator<[UInt8]> {
  /// Octet strings of any content.
  public static func octets(count: ClosedRange<Int> = 0...Int.max) -> Generator {
    Generator { source throws(Rejection) in source.octets(count: count) }
  }

  /// Octet strings of one length.
  public static func octets(count: Int) -> Generator {
    octets(count: count...count)
  }
}

extension ChoiceSource {
  /// Draws an octet string, as `Generator.octets(count:)` does.
  public mutating func octets(count: ClosedRange<Int> = 0...Int.max) -> [UInt8] {
    var octets: [UInt8] = []
    repeated(count) { source in octets.append(source.integer(in: 0...UInt8.max)) }
    return octets
  }
}

extension ChoiceSource {
  /// Draws the parts of an array one by one, as `Generator.array(count:)` does.
  ///
  /// - Parameter part: Draws one part, and keeps it.
  public mutating func repeated<Failure>(
    _ count: ClosedRange<Int>, _ part: (inout ChoiceSource) throws(Failure) -> Void
  ) throws(Failure) {
    let planned = planCount(in: count)
    try span(.array) { source throws(Failure) in
      var drawn = 0
      while drawn < count.upperBound {
        let start = source.trace.choices.count
        let isOptional = drawn >= count.lowerBound
        if isOptional {
          guard source.continues(drawn, of: planned) else { break }
        }
        try part(&source)
        source.note(isOptional ? .element : .member, from: start)
        drawn += 1
      }
    }
  }

  /// Plans the length of a random array: mostly short, growing with the size, at times an end.
  fileprivate mutating func planCount(in count: ClosedRange<Int>) -> Int {
    guard isRandom else { return 0 }
    let room = min(count.upperBound - count.lowerBound, 4 + size)
    switch plan(upTo: 9) {
    case 0: return count.lowerBound + (plan(upTo: min(room, 2)) ?? 0)
    case 1: return count.lowerBound + room
    case 2, 3, 4: return count.lowerBound + (plan(upTo: room) ?? 0)
    default: return count.lowerBound + (plan(upTo: min(room, 8)) ?? 0)
    }
  }

  /// Chooses whether an array has one more element.
  fileprivate mutating func continues(_ count: Int, of planned: Int) -> Bool {
    flag(percent: count < planned ? 100 : 0)
  }
}
