import Campaign

/// Shows a campaign at work: a table that is drawn again and again on a terminal, lines elsewhere.
final class FuzzMonitor: CampaignObserver {
  private let output: any OctetDestination
  private let table: FuzzTable
  private let redraws: Bool
  private var drawn = 0
  private var lastLine = -Double.infinity

  /// Seconds between two lines.
  private static let pause = 10.0

  /// Shows on an output; on one that is no terminal, or a dumb one, in lines.
  init(_ output: any OctetDestination, _ style: Style, redraws: Bool) {
    self.output = output
    self.redraws = redraws
    table = FuzzTable(style: style)
  }

  var wantsToStop: Bool { StopRequest.isMade }

  func note(_ line: String) {
    clear()
    write([line])
  }

  func progress(_ progress: CampaignProgress) {
    guard redraws else {
      guard progress.seconds - lastLine >= Self.pause else { return }
      lastLine = progress.seconds
      write([table.line(progress)])
      return
    }
    clear()
    let lines = table.lines(progress)
    write(lines)
    drawn = lines.count
  }

  func found(_ finding: Finding) {
    note(table.style.bad("FINDING") + " in \(finding.target): \(Printable.text(finding.reason))")
  }

  /// Takes back the table that was drawn last.
  func clear() {
    guard drawn > 0 else { return }
    output.write("\u{1B}[\(drawn)A\u{1B}[J".utf8.span)
    drawn = 0
  }

  private func write(_ lines: [String]) {
    let text = lines.map { $0 + "\n" }.joined()
    output.write(text.utf8.span)
  }
}
