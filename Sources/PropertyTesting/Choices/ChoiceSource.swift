/// Where a generator gets its choices from, and where they are written down.
///
/// Three sources serve one generator: random numbers, recorded choices while shrinking, and the
/// octets of a file or of a fuzzer. Where recorded choices or octets end, all that follow are 0, the
/// simplest: each octet string builds a value, and so does each prefix of it.
public struct ChoiceSource: Sendable {
  private enum Origin { case random, recorded, octets }

  /// More choices than any sensible value takes; behind them, only the simplest is chosen.
  static let longest = 1 << 16

  private let origin: Origin
  private var random = RandomSource(seed: 0)
  private let recorded: [UInt64]
  private let octets: [UInt8]
  /// How many recorded choices or octets are used up.
  private var position = 0
  /// How many choices were made.
  private var count = 0
  private var depth = 0
  private let isTraced: Bool
  /// How large the random values may grow, from 0 to 100.
  let size: Int
  /// What was chosen, and how it belongs together; empty where nothing is written down.
  private(set) var trace = Trace()
  /// How many more nodes the recursive value that is being built may have, or nil outside of one.
  var nodesLeft: Int?

  /// Draws random choices.
  ///
  /// - Parameter isTraced: Whether the choices are written down.
  init(random: RandomSource, size: Int, isTraced: Bool = true) {
    origin = .random
    self.random = random
    self.isTraced = isTraced
    (recorded, octets) = ([], [])
    self.size = size
  }

  /// Repeats recorded choices, each cut to its range.
  init(recorded: [UInt64]) {
    origin = .recorded
    self.recorded = recorded
    (octets, isTraced, size) = ([], true, 100)
  }

  /// Reads the choices from octets, as many for each as its range takes.
  ///
  /// - Parameter isTraced: Whether the choices are written down. A fuzzer has its octets already, and
  ///   writing down would cost it as much as choosing.
  init(octets: [UInt8], isTraced: Bool = true) {
    origin = .octets
    self.octets = octets
    self.isTraced = isTraced
    (recorded, size) = ([], 100)
  }

  /// Whether the choices are random, so that a distribution can be planned.
  var isRandom: Bool { origin == .random }

  /// Chooses an index of a range, 0 being the simplest.
  public mutating func choose(_ range: ChoiceRange) -> UInt64 {
    choose(range) { $0.index(in: range) }
  }

  /// Chooses between no (simpler) and yes, at random with a probability in percent.
  public mutating func flag(percent: Int = 50) -> Bool {
    choose(ChoiceRange(above: 1)) { $0.chance(UInt64(percent), of: 100) ? 1 : 0 } == 1
  }

  /// Chooses a place among weights, the first being the simplest.
  ///
  /// The weights shape random choices only.
  public mutating func place(among weights: [Int]) -> Int {
    let range = ChoiceRange(above: UInt64(max(weights.count, 1) - 1))
    let index = choose(range) { random in
      let total = UInt64(weights.reduce(0, +))
      var rest = random.upTo(max(total, 1) - 1)
      for (place, weight) in weights.enumerated() {
        if rest < weight { return UInt64(place) }
        rest -= UInt64(weight)
      }
      return 0
    }
    return Int(index)
  }

  /// Chooses a place below a count, each alike, the first being the simplest.
  ///
  /// - Precondition: There is a place.
  public mutating func place(below count: Int) -> Int {
    precondition(count > 0, "nothing to choose from")
    let last = UInt64(count - 1)
    return Int(choose(ChoiceRange(above: last)) { $0.upTo(last) })
  }

  /// Builds a value by another generator.
  public mutating func draw<Value>(
    _ generator: Generator<Value>
  ) throws(Rejection) -> Value {
    try generator.build(&self)
  }

  /// A text for people about what is being built; empty where choices are not written down, since
  /// nobody reads it there, and to write it would cost as much as to build.
  public func told(_ text: @autoclosure () -> String) -> String {
    isTraced ? text() : ""
  }

  /// A random number for planning that is not itself a choice; nil where choices are not random.
  mutating func plan(upTo last: Int) -> Int? {
    isRandom ? Int(random.upTo(UInt64(last))) : nil
  }

  private mutating func choose(
    _ range: ChoiceRange, _ draw: (inout RandomSource) -> UInt64
  ) -> UInt64 {
    // A single possibility is no choice: it takes neither an octet nor a place in the trace.
    guard range.last > 0 else { return 0 }
    let index = next(range, draw)
    count += 1
    if isTraced { trace.choices.append(Choice(range: range, index: index)) }
    return index
  }

  private mutating func next(
    _ range: ChoiceRange, _ draw: (inout RandomSource) -> UInt64
  ) -> UInt64 {
    guard count < Self.longest else { return 0 }
    switch origin {
    case .random:
      return draw(&random)
    case .recorded:
      guard position < recorded.count else { return 0 }
      position += 1
      return min(recorded[position - 1], range.last)
    case .octets:
      var index: UInt64 = 0
      for _ in 0..<range.octetCount {
        index = index << 8 | (position < octets.count ? UInt64(octets[position]) : 0)
        position = min(position + 1, octets.count)
      }
      return index.capped(to: range.last)
    }
  }
}

extension ChoiceSource {
  /// Notes that the choices which `build` makes belong together.
  mutating func span<Value, Failure>(
    _ kind: SpanKind, _ build: (inout ChoiceSource) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let start = trace.choices.count
    depth += 1
    defer {
      depth -= 1
      note(kind, from: start)
    }
    return try build(&self)
  }

  /// Notes a span from `start` to here, where it holds any choice.
  mutating func note(_ kind: SpanKind, from start: Int) {
    guard start < trace.choices.count else { return }
    trace.spans.append(
      ChoiceSpan(kind: kind, depth: depth, choices: start..<trace.choices.count))
  }
}

/// A generator's or a body's word that an input is not one of those that it is about.
public struct Rejection: Error, Sendable {
  /// Leaves the input out.
  public init() {}
}
