/// One run of a property's body: where it says what it met and what does not hold.
public struct Trial: Sendable {
  /// The labels of this run's input.
  public private(set) var labels: [String] = []
  /// What a label's share of all cases must at least be, in percent.
  private(set) var required: [String: Double] = [:]
  private let isClassified: Bool

  /// - Parameter isClassified: Whether anybody asks for the labels. A fuzzer does not, and goes by
  ///   coverage.
  init(isClassified: Bool = true) {
    self.isClassified = isClassified
  }

  /// Classifies the input; the report says how often each label occurred.
  public mutating func label(
    _ text: @autoclosure () -> String, if condition: @autoclosure () -> Bool = true
  ) {
    guard isClassified, condition() else { return }
    let text = text()
    if !labels.contains(text) { labels.append(text) }
  }

  /// Classifies the input by a label that must occur in at least this share of the cases.
  ///
  /// A body states it on each run, whether or not the condition holds; a requirement that is stated
  /// only where it is met says nothing. The property fails where too few cases meet it: the generator
  /// has then stopped to reach what the property is about.
  public mutating func cover(
    _ percent: Double, _ text: String, _ condition: @autoclosure () -> Bool
  ) {
    guard isClassified else { return }
    required[text] = percent
    label(text, if: condition())
  }

  /// Leaves inputs out that the property says nothing of; too many of them fail the property.
  public func assume(_ condition: Bool) throws(Rejection) {
    guard condition else { throw Rejection() }
  }

  /// Fails the run unless a condition holds.
  ///
  /// - Parameter reason: What does not hold, in one sentence.
  public func expect(
    _ condition: Bool, _ reason: @autoclosure () -> String, file: StaticString = #fileID,
    line: Int = #line
  ) throws(Falsification) {
    guard condition else { throw Falsification(reason(), at: "\(file):\(line)") }
  }

  /// Fails the run unless two values are equal, and says which they are.
  public func expectEqual<Value: Equatable>(
    _ value: Value, _ expected: Value, _ what: @autoclosure () -> String,
    file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) {
    guard value != expected else { return }
    throw Falsification(
      "\(what()): \(Description.of(value)) where \(Description.of(expected)) is expected",
      at: "\(file):\(line)")
  }
}

/// A body's finding that the property does not hold for its input.
public struct Falsification: Error, Equatable, Sendable, CustomStringConvertible {
  /// What does not hold.
  public let description: String
  /// Where that was found: shrinking keeps to one place, so that it ends at the fault it began with.
  public let place: String

  /// States what does not hold.
  public init(_ description: String, at place: String) {
    self.description = description
    self.place = place
  }
}
