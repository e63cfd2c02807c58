/// What somebody asks a campaign to do.
public struct CampaignRequest: Equatable, Sendable {
  /// The targets' names, in the order of the list.
  public var targets: [String]
  /// How long to fuzz.
  public var budget: Budget
  /// How many targets run at a time.
  public var jobs: Int
  /// The seed that the runs' seeds are derived from.
  public var seed: UInt32
  /// The longest input that mutation makes, in octets.
  public var maximumLength = FuzzerOptions().maximumLength
  /// Whether every target gets the same time.
  public var sharesEqually = false
  /// Whether an unfinished campaign is left alone that could be continued.
  public var startsAfresh = false
  /// Whether to prune the grown corpora at the end.
  public var prunes = true
  /// Whether to build the targets first.
  public var builds = true
  /// How long a finding is minimized, in seconds.
  public var minimizationSeconds = 20
  /// Whether the first finding ends the campaign.
  public var stopsAtFinding = false
  /// Seconds after which an input counts as a hang.
  public var timeout = FuzzerOptions().timeout
  /// Mebibytes above which a process counts as out of memory.
  public var memory = FuzzerOptions().memory

  /// Asks for all that must be said.
  public init(targets: [String], budget: Budget, jobs: Int, seed: UInt32) {
    self.targets = targets
    self.budget = budget
    self.jobs = jobs
    self.seed = seed
  }

  /// What an interrupted campaign must have been asked for to be continued by this request.
  var identity: String {
    let budget =
      switch budget {
      case .seconds(let seconds): "\(seconds) s"
      case .secondsPerTarget(let seconds): "\(seconds) s each"
      case .runs(let runs): "\(runs) runs each"
      }
    return "\(targets.joined(separator: " ")); \(budget); seed \(seed); length \(maximumLength)"
      + (sharesEqually ? "; equal shares" : "")
  }

  /// The seed of a target's run: the same request gives the same seeds, and no two runs one.
  func seed(of target: String, run number: Int) -> UInt32 {
    // FNV-1a; libFuzzer takes 0 for a random seed.
    var hash: UInt32 = 2_166_136_261
    for octet in "\(seed)/\(target)/\(number)".utf8 { hash = (hash ^ UInt32(octet)) &* 16_777_619 }
    return max(1, hash & 0x7FFF_FFFF)
  }
}
