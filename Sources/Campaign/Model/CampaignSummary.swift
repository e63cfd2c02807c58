import Foundation

/// What a campaign did, as far as it got: all that its reports are made from.
public struct CampaignSummary: Codable, Equatable, Sendable {
  /// The campaign's number in the history, from 1.
  public var number: Int
  /// The seed that all runs' seeds are derived from.
  public var seed: UInt32
  /// When it began.
  public var started: Date
  /// How long it ran, in seconds, over all its sessions.
  public var seconds: Double
  /// How long it was to run.
  public var budget: Budget
  /// How many targets ran at a time.
  public var jobs: Int
  /// What it ends with.
  public var outcome: Outcome
  /// Whether it was interrupted before its budget was spent.
  public var isInterrupted: Bool
  /// How often it was continued after an interruption.
  public var resumptions: Int
  /// What each target did, in the order in which a token meets them.
  public var targets: [TargetSummary]
  /// The findings that this campaign saw, each once.
  public var findings: [Finding]
  /// What is wrong with the harness itself, a sentence each.
  public var problems: [String]
  /// What became of each committed input before fuzzing.
  public var baseline: [SeedResult]
  /// The campaigns before this one, oldest first.
  public var earlier: [PastCampaign]

  /// Makes a summary of its parts.
  public init(
    number: Int, seed: UInt32, started: Date, seconds: Double, budget: Budget, jobs: Int,
    outcome: Outcome, isInterrupted: Bool, resumptions: Int, targets: [TargetSummary],
    findings: [Finding], problems: [String], baseline: [SeedResult], earlier: [PastCampaign]
  ) {
    self.number = number
    self.seed = seed
    self.started = started
    self.seconds = seconds
    self.budget = budget
    self.jobs = jobs
    self.outcome = outcome
    self.isInterrupted = isInterrupted
    self.resumptions = resumptions
    self.targets = targets
    self.findings = findings
    self.problems = problems
    self.baseline = baseline
    self.earlier = earlier
  }
}

/// One campaign of the past, for trends.
public struct PastCampaign: Codable, Equatable, Sendable {
  /// Its number in the history.
  public var number: Int
  /// When it began.
  public var started: Date
  /// How long it ran, in seconds.
  public var seconds: Double
  /// Executions of all its targets.
  public var executions: UInt64
  /// Edges covered at its end, summed over its targets.
  public var coverage: Int
  /// Units in the grown corpora at its end.
  public var corpus: Int
  /// How many distinct findings it saw.
  public var findings: Int

  /// Makes an entry of its parts.
  public init(
    number: Int, started: Date, seconds: Double, executions: UInt64, coverage: Int, corpus: Int,
    findings: Int
  ) {
    self.number = number
    self.started = started
    self.seconds = seconds
    self.executions = executions
    self.coverage = coverage
    self.corpus = corpus
    self.findings = findings
  }
}
