#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A time in a form that people read.
enum Timestamp {
  /// The time as RFC 3339 writes it, or nil outside the years that it can write.
  static func text(_ seconds: Int64) -> String? {
    guard 0...253_402_300_799 ~= seconds, var time = time_t(exactly: seconds) else { return nil }
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil else { return nil }
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = [parts.tm_mon + 1, parts.tm_mday].map(digits).joined(separator: "-")
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(digits).joined(separator: ":")
    return "\(parts.tm_year + 1900)-\(date)T\(clock)Z"
  }
}
