/// One run of a property: earlier inputs, random cases, shrinking, the verdict.
struct PropertyRun<Value> {
  private let property: Property<Value>
  private let settings: PropertySettings
  private let testName: String
  private let function: String

  init(
    _ property: Property<Value>, _ settings: PropertySettings, testName: String, function: String
  ) {
    self.property = property
    self.settings = settings
    self.testName = testName
    self.function = function
  }

  /// How many cases to run.
  private var cases: Int { max(1, Int((Double(settings.cases) * property.share).rounded(.up))) }

  func run() throws -> PropertyReport {
    if let path = settings.replay { return try replay(path) }
    guard let directory = settings.directory else { return try run(files: nil) }
    let files = try InputFiles(directory: directory, property: property.name)
    // Reached by errors as well, and by a trap not.
    defer { files.finish() }
    let report = try run(files: files)
    files.forget()
    return report
  }

  private func replay(_ path: String) throws -> PropertyReport {
    guard let octets = InputFiles.read(path) else { throw InputFileError(path: path) }
    var statistics = Statistics()
    var source = ChoiceSource(octets: octets)
    let outcome = property.run(&source)
    statistics.count(outcome)
    if outcome.falsification != nil {
      throw failure(source.trace, outcome, origin: "replayed from \(path)", kept: path)
    }
    return report(statistics, ["replayed from \(path)"])
  }

  private func run(files: InputFiles?) throws -> PropertyReport {
    var statistics = Statistics()
    var remarks: [String] = []
    let start = ContinuousClock.now
    for earlier in files?.earlier ?? [] {
      var source = ChoiceSource(octets: earlier.octets)
      if let outcome = try execute(&source, files), outcome.falsification != nil {
        throw try shrunk(source.trace, outcome, "the input that \(earlier.what)", files)
      }
      remarks.append("the input that \(earlier.what) holds now")
    }
    while statistics.cases < cases {
      if let seconds = settings.seconds, ContinuousClock.now - start > .seconds(seconds) {
        remarks.append("stopped after \(seconds.short) s, before all \(cases) cases")
        break
      }
      let number = statistics.cases + statistics.rejected + 1
      var source = ChoiceSource(
        random: RandomSource(seed: settings.seed, property: property.name, case: number),
        size: min(100, statistics.cases * 100 / cases + 1))
      guard let outcome = try execute(&source, files) else {
        statistics.countRejected()
        try checkHealth(statistics)
        continue
      }
      if outcome.falsification != nil {
        throw try shrunk(
          source.trace, outcome, "case \(number) of \(cases), seed \(settings.seed)", files)
      }
      statistics.count(outcome)
      try checkHealth(statistics)
    }
    return try judged(statistics, remarks)
  }

  /// Builds a value, puts its choices on disk, and runs the body.
  ///
  /// - Returns: nil where the generator rejects.
  private func execute(
    _ source: inout ChoiceSource, _ files: InputFiles?
  ) throws(InputFileError) -> Outcome? {
    var trial = Trial()
    guard let value = try? source.draw(property.generator) else { return nil }
    try files?.start(source.trace.octets)
    return property.run(value, &trial)
  }

  private func checkHealth(_ statistics: Statistics) throws(PropertyFailure) {
    guard statistics.rejected > 50 + 10 * statistics.cases else { return }
    throw PropertyFailure(
      .tooManyRejected, property.name,
      reason: "\(statistics.rejected) inputs were rejected and \(statistics.cases) were not: build"
        + " what the property is about instead of filtering for it (seed \(settings.seed))")
  }

  private func judged(
    _ statistics: Statistics, _ remarks: [String]
  ) throws(PropertyFailure) -> PropertyReport {
    guard statistics.missed.isEmpty else {
      throw PropertyFailure(
        .notCovered, property.name,
        reason: "\(statistics.shortfall) (\(statistics.cases) cases, seed \(settings.seed))")
    }
    return report(statistics, remarks)
  }

  private func report(_ statistics: Statistics, _ remarks: [String]) -> PropertyReport {
    PropertyReport(
      name: property.name, cases: statistics.cases, rejected: statistics.rejected,
      seed: settings.seed, classification: statistics.classification, remarks: remarks)
  }

  /// Shrinks a failing input, keeps it on disk, and reports it.
  private func shrunk(
    _ trace: Trace, _ outcome: Outcome, _ origin: String, _ files: InputFiles?
  ) throws -> PropertyFailure {
    guard let first = outcome.falsification else { preconditionFailure("nothing to shrink") }
    // Kept at once, for should a simpler input end the process.
    try files?.keep(trace.octets)
    let start = ContinuousClock.now
    var otherPlaces: Set<String> = []
    var shrinker = Shrinker(trace, limits: settings) { source in
      guard let found = try execute(&source, files)?.falsification else { return false }
      // A simpler input of another fault is not a simpler input of this one.
      if found.place != first.place { otherPlaces.insert(found.place) }
      return found.place == first.place
    }
    let isComplete = try shrinker.shrink()
    try files?.keep(shrinker.best.octets)
    var source = ChoiceSource(recorded: shrinker.best.indices)
    let last = try execute(&source, files)
    guard let last, last.falsification != nil else {
      // Either the body depends on more than its input, or the generator does.
      var failure = failure(trace, outcome, origin: origin, kept: files?.failure)
      failure.lines.append(("flaky", "the simplest input failed once and holds now"))
      return failure
    }
    var failure = failure(source.trace, last, origin: origin, kept: files?.failure)
    failure.shrinkRuns = shrinker.runs
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let size = "from \(trace.choices.count) to \(source.trace.choices.count) choices"
    let end = isComplete ? "" : "; the limit was reached before the end"
    failure.lines.append(("shrunk", "\(size) in \(shrinker.runs) runs, \(seconds.short) s\(end)"))
    if !otherPlaces.isEmpty {
      let places = otherPlaces.sorted().joined(separator: ", ")
      failure.lines.append(("also", "some inputs fail at \(places)"))
    }
    return failure
  }

  private func failure(
    _ trace: Trace, _ outcome: Outcome, origin: String, kept path: String?
  ) -> PropertyFailure {
    let found = outcome.falsification
    var failure = PropertyFailure(.falsified, property.name, reason: found?.description ?? "")
    failure.value = property.describe(octets: trace.octets) ?? ""
    failure.labels = outcome.labels
    failure.choices = trace.octets
    failure.lines = [("found at", found?.place ?? ""), ("origin", origin)]
    failure.lines.append(("choices", Description.hexadecimal(trace.octets)))
    if let path {
      failure.lines.append(("file", path))
      failure.lines.append(("again", "PROPERTY_REPLAY=\(path) swift test \(filter)"))
    }
    return failure
  }

  /// The arguments that pick the test out.
  private var filter: String {
    let module = testName.prefix { $0 != "/" }
    let name = function.prefix { $0 != "(" }
    return "--disable-xctest --filter '\(module)\\..*\(name)'"
  }
}
