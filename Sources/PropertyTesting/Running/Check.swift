/// Runs a property, and throws a report of the simplest input for which it does not hold.
///
/// Inside a test: a thrown report is the test's failure. First comes the input that failed or ended
/// its process last time, then the random cases. One line is printed where all hold.
///
/// - Parameters:
///   - property: The law.
///   - settings: From the environment unless given.
///   - file: For the line that reproduces a failure, like `function`.
/// - Throws: `PropertyFailure`, `SettingsError`, or `InputFileError`.
@discardableResult
public func check<Value>(
  _ property: Property<Value>, settings: PropertySettings? = nil, file: StaticString = #fileID,
  function: StaticString = #function
) throws -> PropertyReport {
  let settings = try settings ?? PropertySettings.fromEnvironment()
  let run = PropertyRun(property, settings, testName: "\(file)", function: "\(function)")
  let report = try run.run()
  settings.report(report.description)
  return report
}

/// Runs a law that needs no other engine, stated in place.
@discardableResult
public func check<Value>(
  _ name: String, _ generator: Generator<Value>, share: Double = 1,
  settings: PropertySettings? = nil, file: StaticString = #fileID,
  function: StaticString = #function,
  body: @escaping @Sendable (Value, inout Trial) throws -> Void
) throws -> PropertyReport {
  try check(
    Property(name, generator, share: share, body: body), settings: settings, file: file,
    function: function)
}
