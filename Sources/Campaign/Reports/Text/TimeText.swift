import Foundation

/// Times and durations as reports write them, the same in every locale and time zone.
enum TimeText {
  /// A time in UTC as RFC 3339 writes it, to the second; nil outside the years that it can write.
  static func rfc3339(_ date: Date) -> String? {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard -62_135_596_800...253_402_300_799 ~= seconds else { return nil }
    return Date(timeIntervalSince1970: seconds).formatted(.iso8601)
  }

  /// A time in UTC, for people.
  static func utc(_ date: Date) -> String {
    rfc3339(date) ?? "unknown"
  }

  /// The day of a time, in UTC.
  static func day(_ date: Date) -> String {
    let text = utc(date)
    return String(text.split(separator: "T").first ?? text[...])
  }

  /// A duration in its two largest units.
  static func duration(_ seconds: Double) -> String {
    guard seconds >= 0, let whole = Int(exactly: seconds.rounded()) else { return "–" }
    if seconds < 10 { return "\(NumberText.short(seconds, 1)) s" }
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return pair(whole, 60, "min", "s") }
    let minutes = (whole + 30) / 60
    if minutes < 48 * 60 { return pair(minutes, 60, "h", "min") }
    return pair((minutes + 30) / 60, 24, "d", "h")
  }

  private static func pair(_ number: Int, _ size: Int, _ large: String, _ small: String) -> String {
    let (whole, rest) = number.quotientAndRemainder(dividingBy: size)
    return rest == 0 ? "\(whole) \(large)" : "\(whole) \(large) \(rest) \(small)"
  }
}
