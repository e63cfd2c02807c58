/// Something whose time is taken.
struct Operation {
  /// What it is, as a table names it.
  let name: String
  /// Runs it once and says whether it came to the expected result, so that a failure, which is
  /// cheap, is never taken for speed.
  let body: () -> Bool

  /// Runs it `count` times, or ends the process where it fails.
  ///
  /// - Returns: Nanoseconds for one time.
  @inline(never)
  func time(_ count: Int) -> Double {
    var isExpected = true
    let duration = ContinuousClock().measure {
      for _ in 0..<count where !body() { isExpected = false }
    }
    guard isExpected else { end(3, "\(name): not the expected result") }
    return duration / .nanoseconds(1) / Double(count)
  }

  /// How many times make a quarter of a millisecond: long beside the clock, and short beside a slice
  /// of the processor, so that most turns on a busy machine pass without losing it.
  func calibrated() -> Int {
    var count = 1
    // The least of several: one that lost the processor would end the search too early.
    while (0..<8).reduce(.infinity, { least, _ in min(least, time(count)) }) * Double(count)
      < 250_000
    {
      count *= 2
    }
    return count
  }
}
