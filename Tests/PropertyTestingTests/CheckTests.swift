import Testing

@testable import PropertyTesting

/// What a property reports: of one that holds, and of one that does not.
@Suite struct CheckTests {
  private static let numbers = Generator<Int>.integers.array()

  private static let sumIsSmall = Property("sum-is-small", numbers) { numbers, trial in
    trial.label("empty", if: numbers.isEmpty)
    trial.label("long", if: numbers.count > 2)
    try trial.expect(numbers.reduce(0, &+) < 1000, "the sum is \(numbers.reduce(0, &+))")
  }

  private static let lengthIsLength = Property("length-is-length", numbers) { numbers, trial in
    trial.cover(10, "empty or short", numbers.count < 3)
    trial.label("long", if: numbers.count > 20)
    try trial.expectEqual(numbers.map { $0 }.count, numbers.count, "the length")
  }

  @Test func aFailureNamesTheSimplestValueAndHowToSeeItAgain() throws {
    let scratch = try ScratchFolder()
    let failure = try failure(of: Self.sumIsSmall, .quiet(seed: 5, directory: scratch.path))
    #expect(failure.kind == .falsified)
    #expect(failure.value == "[1000]")
    #expect(failure.reason == "the sum is 1000")
    #expect(failure.labels == [])
    #expect(failure.shrinkRuns > 0)
    let text = failure.description
    let path = "\(scratch.path)/sum-is-small/failure"
    for part in [
      "property sum-is-small does not hold", "value      [1000]", "seed 5",
      "found at   PropertyTestingTests/CheckTests.swift:",
      "PROPERTY_REPLAY=\(path) swift test --disable-xctest --filter 'PropertyTestingTests",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
    #expect(scratch.octets("sum-is-small/failure") == failure.choices)
    #expect(scratch.octets("sum-is-small/running") == nil)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func everySeedEndsAtTheSameValue(_ seed: UInt64) throws {
    #expect(try failure(of: Self.sumIsSmall, .quiet(seed: seed)).value == "[1000]")
  }

  @Test func oneLineTellsWhatHeld() throws {
    let lines = Lines()
    try check(Self.lengthIsLength, settings: .quiet(cases: 250, seed: 9, lines: lines))
    let line = try #require(lines.all.first)
    #expect(line.hasPrefix("property length-is-length: 250 cases, seed 9; "))
    #expect(line.contains("% empty or short") && line.contains("% long"))
    #expect(lines.all.count == 1)
  }

  @Test func theSameSeedGivesTheSameRun() throws {
    let reports = try (0..<3).map { _ in
      try check(Self.lengthIsLength, settings: .quiet(seed: 77))
    }
    #expect(Set(reports.map(\.description)).count == 1)
    #expect(try check(Self.lengthIsLength, settings: .quiet(seed: 78)) != reports[0])
    let failures = try (0..<3).map { _ in try failure(of: Self.sumIsSmall, .quiet(seed: 3)) }
    #expect(failures[0] == failures[1] && failures[1] == failures[2])
  }

  @Test func whatIsRequiredMustOccur() throws {
    let uncovered = Property("never-long", Generator<UInt8>.integers.array(count: 0...3)) {
      octets, trial in
      trial.cover(5, "long", octets.count > 3)
      trial.cover(5, "short", octets.count < 3)
    }
    let failure = try failure(of: uncovered)
    #expect(failure.kind == .notCovered)
    #expect(failure.reason.contains("'long' in 0 % of the cases, not the required 5 %"))
    #expect(!failure.reason.contains("'short'"))
    // So few cases show nothing.
    #expect(throws: Never.self) {
      try check(uncovered, settings: .quiet(cases: Statistics.leastCases - 1))
    }
  }

  @Test func tooMuchFilteringFails() throws {
    let impossible = Property("impossible", Generator<Int>.integers.filter { _ in false }) { _, _ in
    }
    #expect(try failure(of: impossible).kind == .tooManyRejected)
    let assumed = Property("assumed", Generator<UInt16>.integers) { number, trial in
      try trial.assume(number == 4711)
    }
    #expect(try failure(of: assumed).kind == .tooManyRejected)
    let sometimes = Property("sometimes", Generator<UInt8>.integers) { number, trial in
      try trial.assume(number % 2 == 0)
    }
    let report = try check(sometimes, settings: .quiet())
    #expect(report.cases == 300)
    #expect(100...600 ~= report.rejected)
  }

  @Test func anyThrownErrorIsAFailure() throws {
    struct Odd: Error {}
    let throwing = Property("throwing", Generator<Int>.integers) { number, _ in
      if number > 9 { throw Odd() }
    }
    let failure = try failure(of: throwing)
    #expect(failure.value == "10")
    #expect(failure.reason.contains("Odd"))
  }

  @Test func shrinkingKeepsToTheFaultItBeganWith() throws {
    // The simplest input of the one fault lies below those of the other.
    let two = Property("two-faults", Generator<UInt8>.integers) { number, trial in
      try trial.expect(number < 200, "large")
      try trial.expect(number < 70 || number > 100, "in between")
    }
    let kinds = try (1...20).map { try failure(of: two, .quiet(seed: $0)) }
    #expect(Set(kinds.map(\.value)) == ["200", "70"])
    for failure in kinds {
      #expect(failure.reason == (failure.value == "70" ? "in between" : "large"))
    }
  }

  @Test func aBodyThatDependsOnMoreThanItsInputIsCalledFlaky() throws {
    let counter = Lines()
    let flaky = Property("flaky", Generator<UInt8>.integers) { _, trial in
      counter.add("")
      try trial.expect(counter.all.count != 5, "the fifth run")
    }
    #expect(try failure(of: flaky).description.contains("flaky"))
  }
}
