import Testing

@testable import Campaign

/// What is read from libFuzzer's output.
@Suite struct FuzzerLogTests {
  @Test func aRunIsReadFromItsStatusLines() {
    let log = FuzzerLog(
      """
      INFO: Loaded 1 modules   (6353 inline 8-bit counters): 6353 [0x55bc, 0x56b1),
      #2\tINITED cov: 100 ft: 200 corp: 10/5Kb exec/s: 0 rss: 50Mb
      #70\tNEW    cov: 101 ft: 205 corp: 11/5Kb lim: 128 exec/s: 0 rss: 50Mb L: 9/90 MS: 1 CopyPart-
      #4096\tpulse  cov: 120 ft: 260 corp: 17/6Kb lim: 128 exec/s: 2048 rss: 51Mb
      stat::number_of_executed_units: 5000
      stat::average_exec_per_sec:     2500
      stat::new_units_added:          7
      """)
    #expect(log.counters == 6353)
    #expect(
      log.initial == FuzzerLog.Status(executions: 2, coverage: 100, features: 200, corpus: 10))
    #expect(
      log.last == FuzzerLog.Status(executions: 4096, coverage: 120, features: 260, corpus: 17))
    #expect(log.executions == 5000)
    #expect(log.newUnits == 7)
    #expect(log.artifacts.isEmpty)
  }

  @Test func aReplayIsReadFileByFile() {
    let log = FuzzerLog(
      """
      Running: /c/accept.one
      VERDICT accept
      Executed /c/accept.one in 0 ms
      Running: /c/reject.two
      VERDICT accept
      VERDICT reject.claims.aud-missing
      Executed /c/reject.two in 1 ms
      Running: /c/three
      ==7== ERROR: libFuzzer: deadly signal
      """)
    #expect(
      log.verdicts == ["/c/accept.one": "accept", "/c/reject.two": "reject.claims.aud-missing"])
    #expect(log.running == "/c/three")
  }

  @Test func theWrittenInputIsNamed() {
    let log = FuzzerLog("artifact_prefix='/a/'; Test unit written to /a/crash-12ab\n")
    #expect(log.artifacts == ["/a/crash-12ab"])
  }

  @Test(arguments: ["", "#", "#12 NEW cov: 1", "#x\tNEW cov: 1 ft: 2 corp: 3/4b", "NEW cov: 1"])
  func whatIsNoStatusIsNone(_ line: String) {
    #expect(FuzzerLog.status(line[...]) == nil)
  }
}
