import Foundation

/// What past campaigns did, and what the present one did so far.
///
/// It is written after every run of a target, so that a campaign that is killed goes on where it was.
final class History {
  private let database: Database

  /// Opens the history, or begins it.
  init(_ file: URL) throws(Obstacle) {
    database = try Database(file)
    // Readers do not wait for the writer, and a killed writer leaves the last transaction.
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    for table in Self.tables { try database.run(table) }
  }

  private static let tables = [
    """
    CREATE TABLE IF NOT EXISTS campaign (
      number INTEGER PRIMARY KEY, request TEXT NOT NULL, seed INTEGER NOT NULL,
      started REAL NOT NULL, spent REAL NOT NULL, resumptions INTEGER NOT NULL,
      outcome INTEGER, baseline TEXT)
    """,
    """
    CREATE TABLE IF NOT EXISTS target (
      campaign INTEGER NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL,
      PRIMARY KEY (campaign, name))
    """,
    """
    CREATE TABLE IF NOT EXISTS sighting (
      campaign INTEGER NOT NULL, finding TEXT NOT NULL, seconds REAL NOT NULL,
      occurrences INTEGER NOT NULL, PRIMARY KEY (campaign, finding))
    """,
  ]

  /// A campaign that has not ended.
  struct Open: Equatable {
    /// Its number.
    var number: Int
    /// When it began.
    var started: Date
    /// How long it ran, in seconds.
    var spent: Double
    /// How often it was continued.
    var resumptions: Int
  }

  /// A campaign that has not ended and was asked for in the same words; nil where there is none.
  func unfinished(_ request: String) throws(Obstacle) -> Open? {
    let rows = try database.run(
      """
      SELECT number, started, spent, resumptions, request FROM campaign
      WHERE outcome IS NULL ORDER BY number DESC LIMIT 1
      """)
    guard let row = rows.first, row[4].text == request, let number = row[0].integer,
      let started = row[1].real, let spent = row[2].real, let resumptions = row[3].integer
    else { return nil }
    return Open(
      number: Int(number), started: Date(timeIntervalSince1970: started), spent: spent,
      resumptions: Int(resumptions))
  }

  /// Begins a campaign; one that has not ended never will.
  func begin(_ request: String, seed: UInt32, at date: Date) throws(Obstacle) -> Open {
    try database.run(
      "UPDATE campaign SET outcome = ? WHERE outcome IS NULL",
      [.integer(Int64(Outcome.interrupted.rawValue))])
    try database.run(
      "INSERT INTO campaign (request, seed, started, spent, resumptions) VALUES (?, ?, ?, 0, 0)",
      [.text(request), .integer(Int64(seed)), .real(date.timeIntervalSince1970)])
    let rows = try database.run("SELECT max(number) FROM campaign")
    let number = rows.first?.first?.integer ?? 1
    return Open(number: Int(number), started: date, spent: 0, resumptions: 0)
  }

  /// Notes that a campaign is continued.
  func resume(_ campaign: Int) throws(Obstacle) {
    try database.run(
      "UPDATE campaign SET resumptions = resumptions + 1 WHERE number = ?",
      [.integer(Int64(campaign))])
  }

  /// Notes how long a campaign has run.
  func spend(_ seconds: Double, of campaign: Int) throws(Obstacle) {
    try database.run(
      "UPDATE campaign SET spent = ? WHERE number = ?",
      [.real(seconds), .integer(Int64(campaign))])
  }

  /// Notes what a target did so far, and how long the campaign has run.
  func record(_ target: TargetSummary, spent: Double, of campaign: Int) throws(Obstacle) {
    let state = try Self.encoded(target)
    try database.transaction { () throws(Obstacle) in
      try database.run(
        "INSERT OR REPLACE INTO target (campaign, name, state) VALUES (?, ?, ?)",
        [.integer(Int64(campaign)), .text(target.name), .text(state)])
      try spend(spent, of: campaign)
    }
  }

  /// Notes that a campaign met a finding.
  func sight(_ finding: String, after seconds: Double, in campaign: Int) throws(Obstacle) {
    try database.run(
      """
      INSERT INTO sighting (campaign, finding, seconds, occurrences) VALUES (?, ?, ?, 1)
      ON CONFLICT DO UPDATE SET occurrences = occurrences + 1
      """,
      [.integer(Int64(campaign)), .text(finding), .real(seconds)])
  }

  /// Notes what became of the committed inputs.
  func record(baseline: [SeedResult], of campaign: Int) throws(Obstacle) {
    try database.run(
      "UPDATE campaign SET baseline = ? WHERE number = ?",
      [.text(try Self.encoded(baseline)), .integer(Int64(campaign))])
  }

  /// Notes that a campaign has ended.
  func end(_ campaign: Int, _ outcome: Outcome, spent: Double) throws(Obstacle) {
    try database.run(
      "UPDATE campaign SET outcome = ?, spent = ? WHERE number = ?",
      [.integer(Int64(outcome.rawValue)), .real(spent), .integer(Int64(campaign))])
  }
}

extension History {
  /// How a finding was met by one campaign.
  struct Sighting: Equatable {
    /// The finding's id.
    var finding: String
    /// When it was first met, in seconds from the campaign's start.
    var seconds: Double
    /// How often.
    var occurrences: Int
  }

  /// The findings that a campaign met, in the order in which it met them.
  func sightings(in campaign: Int) throws(Obstacle) -> [Sighting] {
    let rows = try database.run(
      "SELECT finding, seconds, occurrences FROM sighting WHERE campaign = ? ORDER BY seconds, finding",
      [.integer(Int64(campaign))])
    return rows.compactMap { row in
      guard let finding = row[0].text, let seconds = row[1].real, let count = row[2].integer
      else { return nil }
      return Sighting(finding: finding, seconds: seconds, occurrences: Int(count))
    }
  }

  /// The first campaign that met a finding, and when that campaign began.
  func first(_ finding: String) throws(Obstacle) -> (campaign: Int, date: Date)? {
    let rows = try database.run(
      """
      SELECT number, started FROM sighting JOIN campaign ON number = campaign
      WHERE finding = ? ORDER BY number LIMIT 1
      """, [.text(finding)])
    guard let row = rows.first, let number = row[0].integer, let started = row[1].real else {
      return nil
    }
    return (Int(number), Date(timeIntervalSince1970: started))
  }

  /// What the targets of a campaign did so far.
  func targets(of campaign: Int) throws(Obstacle) -> [TargetSummary] {
    let rows = try database.run(
      "SELECT state FROM target WHERE campaign = ? ORDER BY name", [.integer(Int64(campaign))])
    return rows.compactMap { $0[0].text.flatMap { Self.decoded(TargetSummary.self, $0) } }
  }

  /// What became of the committed inputs; nil where a campaign has not come that far.
  func baseline(of campaign: Int) throws(Obstacle) -> [SeedResult]? {
    let rows = try database.run(
      "SELECT baseline FROM campaign WHERE number = ?", [.integer(Int64(campaign))])
    return rows.first?.first?.text.flatMap { Self.decoded([SeedResult].self, $0) }
  }

  /// The campaigns before one, oldest first, and no more than the last hundred.
  func before(_ campaign: Int) throws(Obstacle) -> [PastCampaign] {
    let rows = try database.run(
      """
      SELECT number, started, spent,
        (SELECT count(*) FROM sighting WHERE sighting.campaign = number)
      FROM campaign WHERE number < ? ORDER BY number DESC LIMIT 100
      """, [.integer(Int64(campaign))])
    var past: [PastCampaign] = []
    for row in rows.reversed() {
      guard let number = row[0].integer, let started = row[1].real, let spent = row[2].real,
        let findings = row[3].integer
      else { continue }
      let targets = try targets(of: Int(number))
      past.append(
        PastCampaign(
          number: Int(number), started: Date(timeIntervalSince1970: started), seconds: spent,
          executions: targets.reduce(0) { $0 + $1.executions },
          coverage: targets.reduce(0) { $0 + $1.coverage },
          corpus: targets.reduce(0) { $0 + $1.corpus }, findings: Int(findings)))
    }
    return past
  }

  private static func encoded(_ value: some Encodable) throws(Obstacle) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw Obstacle(.broken, "history", "\(error)")
    }
  }

  private static func decoded<Value: Decodable>(_: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
