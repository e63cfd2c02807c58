/// What one target did in a campaign.
public struct TargetSummary: Codable, Equatable, Sendable {
  /// The target's name.
  public var name: String
  /// How many inputs it ran.
  public var executions: UInt64 = 0
  /// How long it ran, in seconds.
  public var seconds: Double = 0
  /// Edges that seeds and grown corpus covered when the campaign began; nil before its first run.
  public var coverageBefore: Int?
  /// Edges covered so far.
  public var coverage = 0
  /// libFuzzer's features so far: edges with counts of hits, and compared values.
  public var features = 0
  /// Committed seeds in `Corpus/`.
  public var seeds = 0
  /// Units in the grown corpus.
  public var corpus = 0
  /// Units that this campaign added, before pruning.
  public var newUnits = 0
  /// When something new was last seen, in seconds from the campaign's start.
  public var lastNew: Double?
  /// Distinct findings of this campaign.
  public var findings = 0
  /// Where its inputs ended.
  public var ledger = Ledger()
  /// How coverage and corpus grew.
  public var samples: [Sample] = []
  /// Gates of the ledger that got less than they must, a sentence each.
  public var belowFloors: [String] = []

  /// Starts with a target that has done nothing yet.
  public init(name: String) {
    self.name = name
  }

  /// Executions per second.
  public var rate: Double { seconds > 0 ? Double(executions) / seconds : 0 }

  /// One point of a target's history within a campaign.
  public struct Sample: Codable, Equatable, Sendable {
    /// Seconds from the campaign's start.
    public var seconds: Double
    /// Executions until then.
    public var executions: UInt64
    /// Edges covered.
    public var coverage: Int
    /// Units in the grown corpus.
    public var corpus: Int

    /// Makes a point of its parts.
    public init(seconds: Double, executions: UInt64, coverage: Int, corpus: Int) {
      self.seconds = seconds
      self.executions = executions
      self.coverage = coverage
      self.corpus = corpus
    }
  }
}

/// What became of one committed input.
public struct SeedResult: Codable, Equatable, Sendable {
  /// The target whose folder it is in.
  public var target: String
  /// Its file name, which states the verdict.
  public var file: String
  /// What the target says of it, such as `accept` or `reject.claims.audience-missing`; nil where it
  /// did not end.
  public var verdict: String?
  /// Why it fails; nil where the verdict is that of the name.
  public var failure: String?

  /// Makes a result of its parts.
  public init(target: String, file: String, verdict: String?, failure: String?) {
    self.target = target
    self.file = file
    self.verdict = verdict
    self.failure = failure
  }
}
