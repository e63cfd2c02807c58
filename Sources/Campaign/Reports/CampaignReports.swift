import Foundation

/// What a campaign leaves for people and machines to read.
public enum CampaignReports {
  /// Writes the reports into a folder.
  public static func write(_ summary: CampaignSummary, to folder: URL) throws {
    try WholeFile.write(JSONEncoder().encode(summary), to: folder.appending(path: "summary.json"))
  }
}
