/// Why a report could not be written.
public struct ReportError: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// What the system says.
  public let reason: String

  /// What to print.
  public var description: String { "can't write \(path): \(reason)" }
}
