import Testing

@testable import PropertyTesting

/// The environment's variables, and what can't be meant by them.
@Suite struct SettingsTests {
  private func settings(_ variables: [String: String]) throws -> PropertySettings {
    try PropertySettings.fromEnvironment { variables[$0] }
  }

  @Test func nothingSetIsTheDefault() throws {
    let settings = try settings([:])
    #expect(settings.cases == 300 && settings.seed == 1 && settings.seconds == nil)
    #expect(settings.directory == ".properties" && settings.replay == nil)
    #expect(try self.settings(["PROPERTY_SEED": "", "PROPERTY_REPLAY": ""]).replay == nil)
  }

  @Test func eachVariableCounts() throws {
    let settings = try settings([
      "PROPERTY_CASES": "20000", "PROPERTY_SEED": "18446744073709551615",
      "PROPERTY_SECONDS": "2.5", "PROPERTY_SHRINK_SECONDS": "0", "PROPERTY_DIRECTORY": "/x",
      "PROPERTY_REPLAY": "/y",
    ])
    #expect(settings.cases == 20_000 && settings.seed == .max && settings.seconds == 2.5)
    #expect(settings.shrinkSeconds == 0 && settings.directory == "/x" && settings.replay == "/y")
  }

  @Test func aRandomSeedIsAnotherEachTime() throws {
    let seeds = try (0..<4).map { _ in try settings(["PROPERTY_SEED": "random"]).seed }
    #expect(Set(seeds).count > 1)
  }

  @Test(arguments: [
    ("PROPERTY_CASES", "0"), ("PROPERTY_CASES", "many"), ("PROPERTY_CASES", "-1"),
    ("PROPERTY_SEED", "-1"), ("PROPERTY_SEED", "0x10"), ("PROPERTY_SECONDS", "0"),
    ("PROPERTY_SECONDS", "nan"), ("PROPERTY_SHRINK_SECONDS", "-1"), ("PROPERTY_CASES", "1e99"),
  ])
  func nonsenseIsAnError(_ variable: String, _ value: String) throws {
    let error = #expect(throws: SettingsError.self) { try settings([variable: value]) }
    #expect(error?.description.hasPrefix("\(variable) is '\(value)', not ") == true)
  }

  @Test func timeCanEndAProperty() throws {
    var settings = PropertySettings.quiet(cases: 1_000_000_000)
    settings.seconds = 0.05
    let report = try check(
      "endless", Generator<Int>.integers, settings: settings
    ) { _, _ in }
    #expect(report.cases < 1_000_000_000)
    #expect(report.description.contains("stopped after 0.05 s, before all 1000000000 cases"))
  }

  @Test func shrinkingCanBeCutShort() throws {
    var settings = PropertySettings.quiet()
    settings.shrinkRuns = 3
    let property = Property("cut", Generator<Int>.integers.array()) { numbers, trial in
      try trial.expect(numbers.reduce(0, &+) < 1000, "large")
    }
    let failure = try failure(of: property, settings)
    #expect(failure.shrinkRuns == 3)
    #expect(failure.description.contains("the limit was reached before the end"))
  }

  @Test func percentagesAreShort() {
    let shown = [0, 5, 12.5, 0.05, 99.999, 33.333, 7.1].map(\.short)
    #expect(shown == ["0", "5", "12.5", "0.05", "100", "33.33", "7.1"])
  }
}
