/// Whoever watches a campaign.
public protocol CampaignObserver: AnyObject {
  /// Something happened that is worth a line.
  func note(_ line: String)
  /// Where the campaign is; called twice a second.
  func progress(_ progress: CampaignProgress)
  /// A finding was met that this campaign had not met before.
  func found(_ finding: Finding)
  /// Whether somebody asks the campaign to stop; asked all the time.
  var wantsToStop: Bool { get }
}

/// Where a campaign is.
public struct CampaignProgress: Equatable, Sendable {
  /// What it does at present, such as `fuzzing`.
  public var phase: String
  /// How long it has run, in seconds.
  public var seconds: Double
  /// How long it still has; nil where its budget is no time.
  public var secondsLeft: Double?
  /// The targets so far, with what runs at present counted in.
  public var targets: [TargetSummary]
  /// The names of those that run at present.
  public var running: Set<String>

  /// Describes a moment.
  public init(
    phase: String, seconds: Double, secondsLeft: Double?, targets: [TargetSummary],
    running: Set<String>
  ) {
    self.phase = phase
    self.seconds = seconds
    self.secondsLeft = secondsLeft
    self.targets = targets
    self.running = running
  }
}
