import Foundation

/// The reports of a campaign: a page for people, and what CI systems and scripts read.
public enum CampaignReports {
  /// The names of the files that `write` makes.
  public static var fileNames: [String] { makers.map(\.name) }

  /// Writes all reports to a folder, which it creates where it is missing.
  ///
  /// Each file is replaced in one step. The same summary gives the same octets.
  public static func write(_ summary: CampaignSummary, to folder: URL) throws(Obstacle) {
    for (name, content) in makers {
      let file = folder.appending(path: name)
      let data: Data
      do {
        data = try content(summary)
      } catch {
        throw Obstacle(.broken, file.path, "can't be made: \(error)")
      }
      try WholeFile.write(data, to: file)
    }
  }

  /// The summary as `summary.json` holds it.
  public static func json(_ summary: CampaignSummary) throws(Obstacle) -> String {
    do {
      return String(decoding: try ReportJSON.data(SummaryDocument(summary: summary)), as: UTF8.self)
    } catch {
      throw Obstacle(.broken, "summary", "\(error)")
    }
  }

  // The page comes last: who sees it finds the files that it links to.
  private static let makers: [(name: String, content: @Sendable (CampaignSummary) throws -> Data)] =
    [
      ("summary.json", { try ReportJSON.data(SummaryDocument(summary: $0)) }),
      ("findings.sarif", { try ReportJSON.data(SARIFReport(summary: $0).log) }),
      ("junit.xml", { Data(JUnitReport(summary: $0).document.utf8) }),
      ("summary.md", { Data(MarkdownSummary(summary: $0).document.utf8) }),
      ("index.html", { Data(HTMLPage(summary: $0).document.utf8) }),
    ]
}
