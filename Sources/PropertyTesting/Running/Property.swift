/// A law with the inputs that it is about: one body for every engine.
///
/// A test runs it on random choices and shrinks what fails, libFuzzer on octets of its own making,
/// and a replay on a file. The body must not depend on anything but its input.
public struct Property<Value>: Sendable {
  /// What holds, in a few words joined by hyphens; the name of its folder as well.
  public let name: String
  /// The inputs.
  public let generator: Generator<Value>
  /// What share of the configured number of cases is run, for bodies that cost more than others.
  public let share: Double
  /// How an input is shown to a person.
  let describe: @Sendable (Value) -> String
  private let body: @Sendable (Value, inout Trial) throws -> Void

  /// States a law.
  ///
  /// - Parameters:
  ///   - name: Letters, digits and hyphens.
  ///   - share: 1 for the configured number of cases, less for an expensive body.
  ///   - body: Throws where the law does not hold; `Rejection` where the law says nothing of the input.
  public init(
    _ name: String, _ generator: Generator<Value>, share: Double = 1,
    describe: @escaping @Sendable (Value) -> String = { Description.of($0) },
    body: @escaping @Sendable (Value, inout Trial) throws -> Void
  ) {
    self.name = name
    self.generator = generator
    self.share = share
    self.describe = describe
    self.body = body
  }

  /// Runs the body on what a source builds.
  func run(_ source: inout ChoiceSource, _ trial: Trial = Trial()) -> Outcome {
    var trial = trial
    do {
      let value = try source.draw(generator)
      return run(value, &trial)
    } catch {
      return Outcome(.rejected, trial)
    }
  }

  /// Runs the body on a value.
  func run(_ value: Value, _ trial: inout Trial) -> Outcome {
    do {
      try body(value, &trial)
      return Outcome(.holds, trial)
    } catch is Rejection {
      return Outcome(.rejected, trial)
    } catch let falsification as Falsification {
      return Outcome(.fails(falsification), trial)
    } catch {
      let kind = "thrown \(type(of: error))"
      return Outcome(.fails(Falsification("the body threw: \(error)", at: kind)), trial)
    }
  }
}

/// What one run of a property's body came to.
public struct Outcome: Sendable {
  /// Whether the property held.
  public enum Result: Equatable, Sendable {
    case holds
    /// The property says nothing of this input.
    case rejected
    case fails(Falsification)
  }

  /// Whether the property held.
  public let result: Result
  /// How the input was classified.
  public let labels: [String]
  let required: [String: Double]

  init(_ result: Result, _ trial: Trial) {
    self.result = result
    labels = trial.labels
    required = trial.required
  }

  var falsification: Falsification? {
    if case .fails(let falsification) = result { falsification } else { nil }
  }
}

extension Property {
  /// Runs the body on a choice sequence: what libFuzzer calls, and what a file in a corpus holds.
  ///
  /// - Parameter octets: Any octets at all; where they end, only the simplest is chosen.
  public func run(octets: Span<UInt8>) -> Outcome {
    var source = ChoiceSource(
      octets: unsafe octets.withUnsafeBufferPointer { unsafe Array($0) }, isTraced: false)
    return run(&source, Trial(isClassified: false))
  }

  /// The choice sequence of a random input.
  ///
  /// - Parameters:
  ///   - seed: As in a report.
  ///   - case: Counted from 1; the values grow up to `growth` cases.
  public func choices(seed: UInt64, case number: Int, growth: Int = 100) -> [UInt8] {
    var source = ChoiceSource(
      random: RandomSource(seed: seed, property: name, case: number),
      size: min(100, number * 100 / max(growth, 1)))
    _ = try? source.draw(generator)
    return source.trace.octets
  }

  /// The value that a choice sequence builds, as shown in a report; nil where it is rejected.
  public func describe(octets: [UInt8]) -> String? {
    generator.value(of: octets).map(describe)
  }
}

/// A property whatever its values are: what an engine needs that lists many.
public protocol RunnableProperty: Sendable {
  /// What holds, in a few words joined by hyphens.
  var name: String { get }

  /// Runs the body on a choice sequence.
  func run(octets: Span<UInt8>) -> Outcome

  /// The choice sequence of a random input.
  func choices(seed: UInt64, case number: Int, growth: Int) -> [UInt8]

  /// The value that a choice sequence builds as text, or nil where it is rejected.
  func describe(octets: [UInt8]) -> String?
}

extension Property: RunnableProperty {}
