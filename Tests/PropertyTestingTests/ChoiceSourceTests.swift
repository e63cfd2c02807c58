import Testing

@testable import PropertyTesting

/// One generator, three sources: random numbers, recorded choices, octets.
@Suite struct ChoiceSourceTests {
  /// All kinds of choices in one value.
  private static let everything = zip(
    Generator<Int>.integers.array(count: 0...9), .jsonTexts(),
    Generator<UInt16>.integers(in: 7...700).optional, .strings(count: 0...6),
    Generator<Bool>.bool.filter { $0 })

  private func describe(_ source: inout ChoiceSource) -> String? {
    (try? source.draw(Self.everything)).map { "\($0)" }
  }

  @Test(arguments: 1...60)
  func recordedChoicesAndOctetsBuildTheSameValue(_ seed: UInt64) {
    var random = ChoiceSource(random: RandomSource(seed: seed), size: 60)
    let value = describe(&random)
    var recorded = ChoiceSource(recorded: random.trace.indices)
    var octets = ChoiceSource(octets: random.trace.octets)
    #expect(describe(&recorded) == value)
    #expect(describe(&octets) == value)
    #expect(recorded.trace.choices == random.trace.choices)
    #expect(octets.trace.choices == random.trace.choices)
    #expect(octets.trace.spans == random.trace.spans)
    #expect(octets.trace.octets == random.trace.octets)
  }

  @Test(arguments: 1...60)
  func anyOctetsBuildAValueAndSoDoesEachPrefix(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let octets = (0..<100).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let generator = zip(Generator<Int>.integers.array(), .json())
    for count in octets.indices {
      var source = ChoiceSource(octets: Array(octets[..<count]))
      _ = try source.draw(generator)
      // What was read is a canonical file of the same value.
      var again = ChoiceSource(octets: source.trace.octets)
      _ = try again.draw(generator)
      #expect(again.trace.choices == source.trace.choices)
    }
  }

  @Test func noOctetsBuildTheSimplestValue() throws {
    var source = ChoiceSource(octets: [])
    let value = try source.draw(
      zip(Generator<Int>.integers.array(), .json(), .strings(), Generator<Int>.integers.optional))
    #expect("\(value)" == "([], PropertyTesting.JSONText.Tree.null, \"\", nil)")
    var bounded = ChoiceSource(octets: [])
    let integers = try bounded.draw(
      zip(
        Generator<Int8>.integers, Generator<Int>.integers(in: 5...9), .integers(in: -9 ... -5),
        .integers(in: 0...9, origin: 4)))
    #expect(integers == (0, 5, -5, 4))
  }

  @Test func aSinglePossibilityIsNoChoice() throws {
    var source = ChoiceSource(octets: [9, 9])
    let value = try source.draw(
      zip(Generator<Int>.integers(in: 3...3), .element(of: ["a"]), .octets(count: 1)))
    #expect(value == (3, "a", [9]))
    #expect(source.trace.choices.count == 1)
  }

  @Test func aGeneratorThatNeverEndsIsEnded() throws {
    let endless = Generator<UInt8>.integers(in: 1...255).array()
    var source = ChoiceSource(octets: [UInt8](repeating: 1, count: 1 << 18))
    let value = try source.draw(endless)
    #expect(value.count <= ChoiceSource.longest)
  }
}
