import Foundation

/// One run of a target's executable within a campaign.
final class Slot {
  /// Which of the campaign's targets runs.
  let target: Int
  /// The process.
  let process: ChildProcess
  /// How many inputs it has run.
  let counter: SharedCounter
  /// Where it writes its gate ledger at the end.
  let ledgerFile: URL
  /// Its output.
  let logFile: URL
  /// How long it may run, in seconds; nil where it ends after a number of inputs.
  let limit: Double?
  /// How long it took to read seeds and grown corpus, in seconds; nil until that is known.
  private(set) var loading: Double?

  /// Takes note of a process that was just started.
  init(
    target: Int, process: ChildProcess, counter: SharedCounter, ledgerFile: URL, logFile: URL,
    limit: Double?
  ) {
    self.target = target
    self.process = process
    self.counter = counter
    self.ledgerFile = ledgerFile
    self.logFile = logFile
    self.limit = limit
  }

  /// The last state that the output tells of.
  var status: FuzzerLog.Status? {
    guard let file = try? FileHandle(forReadingFrom: logFile) else { return nil }
    defer { try? file.close() }
    // The last lines are enough.
    let end = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: end > 4_096 ? end - 4_096 : 0)
    guard let data = try? file.readToEnd() else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let status = text.split(whereSeparator: \.isNewline).last { $0.hasPrefix("#") }
      .flatMap(FuzzerLog.status)
    if status != nil, loading == nil, text.contains("INITED") || end > 4_096 {
      loading = process.age
    }
    return status
  }

  /// The ledger of the run; nil where it did not end by itself.
  var ledger: Ledger? {
    guard let data = try? Data(contentsOf: ledgerFile) else { return nil }
    return try? JSONDecoder().decode(Ledger.self, from: data)
  }

  /// Whether it runs so much longer than it may that it can't be trusted to end.
  var isOverdue: Bool {
    guard let limit else { return false }
    return process.age > limit + 60
  }
}
