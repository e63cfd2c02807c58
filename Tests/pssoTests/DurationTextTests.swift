import Testing

@testable import psso

/// Lengths of time on a command line.
@Suite struct DurationTextTests {
  @Test(arguments: [
    ("30s", 30), ("20m", 1_200), ("8h", 28_800), ("1h30m", 5_400), ("1h1s", 3_601), ("90m", 5_400),
    ("2h3m4s", 7_384), ("0h5s", 5),
  ])
  func aTimeIsRead(_ text: String, _ seconds: Int) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "30", "s", "30 s", "-30s", "1.5h", "30S", "5s3m", "1m1m", "1h30", "0s", "0h0m",
    "99999999999999999999s", "9223372036854775807h", "10000001s", "\u{0663}s",
  ])
  func whatIsNoTimeIsNone(_ text: String) {
    #expect(DurationText.seconds(text) == nil)
  }

  @Test(arguments: [
    (0.0, "0 s"), (59.4, "59 s"), (59.6, "1 min 0 s"), (3_599, "59 min 59 s"), (3_600, "1 h 0 min"),
  ])
  func aTimeIsShown(_ seconds: Double, _ text: String) {
    #expect(DurationText.text(seconds) == text)
  }
}
