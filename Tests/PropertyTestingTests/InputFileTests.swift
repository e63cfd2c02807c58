import Testing

@testable import PropertyTesting

/// Choice files: what failed runs first, what held is forgotten, what runs is on disk.
@Suite struct InputFileTests {
  private static func below(_ limit: UInt32, _ name: String = "below") -> Property<UInt32> {
    Property(name, Generator<UInt32>.integers) { number, trial in
      try trial.expect(number < limit, "\(number) is not below \(limit)")
    }
  }

  @Test func whatFailedLastTimeRunsFirst() throws {
    let scratch = try ScratchFolder()
    _ = try failure(of: Self.below(1000), .quiet(directory: scratch.path))
    #expect(scratch.octets("below/failure") == [0, 0, 0x03, 0xE8])
    // One random case alone would hardly find it again.
    let settings = PropertySettings.quiet(cases: 1, seed: 4, directory: scratch.path)
    let again = try failure(of: Self.below(1000), settings)
    #expect(again.value == "1000")
    #expect(again.description.contains("the input that failed last time"))
    // Mended: it holds, and is forgotten.
    let lines = Lines()
    let mended = PropertySettings.quiet(cases: 1, directory: scratch.path, lines: lines)
    try check(Self.below(.max), settings: mended)
    #expect(lines.all[0].contains("the input that failed last time holds now"))
    #expect(scratch.entries == [])
  }

  @Test func whatEndedItsProcessRunsFirst() throws {
    let scratch = try ScratchFolder()
    try scratch.write([0, 0, 0x30, 0x39], to: "below/running")
    let settings = PropertySettings.quiet(cases: 1, seed: 4, directory: scratch.path)
    let failure = try failure(of: Self.below(12_345), settings)
    #expect(failure.value == "12345")
    #expect(failure.description.contains("the input that ended its process"))
  }

  @Test func theInputIsOnDiskBeforeItsBodyRuns() throws {
    let scratch = try ScratchFolder()
    let lines = Lines()
    let property = Property("seen", Generator<UInt16>.integers(in: 1...UInt16.max)) { value, _ in
      let octets = scratch.octets("seen/running") ?? []
      var source = ChoiceSource(octets: octets)
      let seen = try source.draw(Generator<UInt16>.integers(in: 1...UInt16.max))
      lines.add("\(seen == value)")
    }
    try check(property, settings: .quiet(directory: scratch.path))
    #expect(Set(lines.all) == ["true"] && lines.all.count == 300)
    #expect(scratch.entries == [])
  }

  @Test func aFileIsReplayedAlone() throws {
    let scratch = try ScratchFolder()
    try scratch.write([0, 0, 0, 7], to: "seven")
    var settings = PropertySettings.quiet()
    settings.replay = "\(scratch.path)/seven"
    let report = try check(Self.below(8), settings: settings)
    #expect(report.cases == 1)
    #expect(report.description.contains("replayed from \(scratch.path)/seven"))
    let failure = try failure(of: Self.below(7), settings)
    #expect(failure.value == "7")
    settings.replay = "\(scratch.path)/eight"
    #expect(throws: InputFileError.self) { try check(Self.below(7), settings: settings) }
  }

  @Test func aFolderThatCanNotBeIsAnError() throws {
    let scratch = try ScratchFolder()
    try scratch.write([], to: "file")
    #expect(throws: InputFileError.self) {
      try check(Self.below(.max), settings: .quiet(directory: "\(scratch.path)/file"))
    }
  }

  @Test func aTrapLeavesItsInputBehind() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      let trapping = Property("trapping", Generator<UInt32>.integers) { number, _ in
        precondition(number < 70_000)
      }
      try check(trapping, settings: .quiet(directory: path))
    }
    let left = try #require(scratch.octets("trapping/running"))
    var source = ChoiceSource(octets: left)
    #expect(try source.draw(Generator<UInt32>.integers) >= 70_000)
    // The next run begins with it.
    let next = PropertySettings.quiet(cases: 1, directory: path)
    let failure = try failure(of: Self.below(70_000, "trapping"), next)
    #expect(failure.value == "70000")
    #expect(failure.description.contains("the input that ended its process"))
  }
}
