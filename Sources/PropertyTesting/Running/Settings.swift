import Glibc

/// How properties are run; from the environment unless a caller sets it.
public struct PropertySettings: Sendable {
  /// How many cases each property is run on.
  public var cases = 300
  /// What the random choices start from; the same seed gives the same run.
  public var seed: UInt64 = 1
  /// After how many seconds a property stops with fewer cases, or nil for all of them.
  public var seconds: Double?
  /// How many seconds shrinking may take.
  public var shrinkSeconds = 20.0
  /// How often the body may run while shrinking.
  public var shrinkRuns = 20_000
  /// The folder for inputs that failed or are running, or nil to write nothing.
  public var directory: String? = ".properties"
  /// A choice file to run instead of random cases.
  public var replay: String?
  /// Where a line goes that says what was run; standard output by default.
  public var report: @Sendable (String) -> Void = { print($0) }

  /// The defaults.
  public init() {}

  /// The defaults, with what the environment sets.
  ///
  /// `PROPERTY_CASES`, `PROPERTY_SEED` (a number, or `random`), `PROPERTY_SECONDS`,
  /// `PROPERTY_SHRINK_SECONDS`, `PROPERTY_DIRECTORY`, `PROPERTY_REPLAY`.
  ///
  /// - Throws: Where a variable has a value that can't be meant.
  public static func fromEnvironment(
    _ variable: (String) -> String? = { unsafe getenv($0).map { unsafe String(cString: $0) } }
  ) throws(SettingsError) -> PropertySettings {
    var settings = PropertySettings()
    if let cases = try number("PROPERTY_CASES", variable, in: 1...1e9) {
      settings.cases = Int(cases)
    }
    settings.seconds = try number("PROPERTY_SECONDS", variable, in: 0.001...1e6)
    if let seconds = try number("PROPERTY_SHRINK_SECONDS", variable, in: 0...1e6) {
      settings.shrinkSeconds = seconds
    }
    if let text = variable("PROPERTY_SEED"), !text.isEmpty {
      guard let seed = text == "random" ? UInt64.random(in: 0...9_999_999_999) : UInt64(text) else {
        throw SettingsError(variable: "PROPERTY_SEED", value: text, wanted: "a number, or random")
      }
      settings.seed = seed
    }
    if let directory = variable("PROPERTY_DIRECTORY"), !directory.isEmpty {
      settings.directory = directory
    }
    settings.replay = variable("PROPERTY_REPLAY").flatMap { $0.isEmpty ? nil : $0 }
    return settings
  }

  private static func number(
    _ name: String, _ variable: (String) -> String?, in range: ClosedRange<Double>
  ) throws(SettingsError) -> Double? {
    guard let text = variable(name), !text.isEmpty else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw SettingsError(
        variable: name, value: text, wanted: "a number from \(range.lowerBound) on")
    }
    return number
  }
}

/// A variable of the environment with a value that can't be meant.
public struct SettingsError: Error, Equatable, Sendable, CustomStringConvertible {
  let variable: String
  let value: String
  let wanted: String

  /// One sentence.
  public var description: String { "\(variable) is '\(value)', not \(wanted)" }
}
