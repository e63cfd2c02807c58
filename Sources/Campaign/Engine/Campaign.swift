import Foundation

/// A campaign: fuzzes the targets for a budget, gives time to those that make progress, and keeps
/// corpora, findings and history in `.fuzz/`.
///
/// One thread does everything; the targets are processes of their own.
public final class Campaign {
  let checkout: Checkout
  let request: CampaignRequest
  let observer: any CampaignObserver
  let explain: (_ target: String, _ file: URL) -> [String]

  let state: StateFolder
  let store: FindingStore
  let options: FuzzerOptions
  let replay: Replay

  var history: History
  var open = History.Open(
    number: 0, started: Date(timeIntervalSince1970: 0), spent: 0, resumptions: 0)
  var targets: [TargetSummary]
  var schedule: Schedule
  var problems: [String] = []
  var baseline: [SeedResult] = []
  /// Targets that can't run any more, with the sentence that says why among the problems.
  var blocked: Set<Int> = []
  var runNumbers: [Int]
  var loading: [Double]
  var findings: [String: Finding] = [:]
  var isInterrupted = false
  private var begun = ContinuousClock.now
  private var frozen: Double?

  /// Prepares a campaign.
  ///
  /// - Parameters:
  ///   - explain: Says what an input of a target means, in lines.
  public init(
    _ request: CampaignRequest, in checkout: Checkout, observer: any CampaignObserver,
    explain: @escaping (_ target: String, _ file: URL) -> [String]
  ) throws(Obstacle) {
    self.checkout = checkout
    self.request = request
    self.observer = observer
    self.explain = explain
    state = StateFolder(checkout: checkout)
    store = FindingStore(root: state.findings)
    options = FuzzerOptions(
      timeout: request.timeout, memory: request.memory, maximumLength: request.maximumLength)
    replay = Replay(checkout: checkout, options: options)
    targets = request.targets.map { TargetSummary(name: $0) }
    schedule = Schedule(request.sharesEqually ? .equal : .adaptive, targets: request.targets.count)
    runNumbers = Array(repeating: 0, count: request.targets.count)
    loading = Array(repeating: 0, count: request.targets.count)
    try state.prepare(for: request.targets)
    history = try History(state.history)
  }

  /// How long the campaign has fuzzed, in seconds, over all its sessions; building, replaying and
  /// pruning take none of the budget.
  var spent: Double { frozen ?? open.spent + (ContinuousClock.now - begun).inSeconds }

  /// Runs the campaign to its end, or until somebody stops it.
  ///
  /// - Returns: What it did; it is in the history then.
  public func run() throws(Obstacle) -> CampaignSummary {
    let lock = try StateLock(checkout.state)
    defer { withExtendedLifetime(lock) {} }
    try checkSeeds()
    if request.builds { try build() }
    try begin()
    try recover()
    try runBaseline()
    begun = .now
    if !observer.wantsToStop { try fuzz() }
    frozen = spent
    if request.prunes, !observer.wantsToStop, !isInterrupted { try prune() }
    return try finish()
  }

  private func checkSeeds() throws(Obstacle) {
    for target in targets where StateFolder.files(in: checkout.corpus(of: target.name)).isEmpty {
      throw Obstacle(.broken, checkout.shown(checkout.corpus(of: target.name)), "no seeds")
    }
  }

  private func build() throws(Obstacle) {
    observer.note("Building the fuzz targets")
    try TargetBuild(checkout: checkout).build(request.targets) { observer.wantsToStop }
  }

  private func begin() throws(Obstacle) {
    if !request.startsAfresh, let earlier = try history.unfinished(request.identity) {
      open = earlier
      try history.resume(open.number)
      open.resumptions += 1
      for summary in try history.targets(of: open.number) {
        guard let index = targets.firstIndex(where: { $0.name == summary.name }) else { continue }
        targets[index] = summary
        // Each run leaves one sample, and the first another from before it.
        runNumbers[index] = max(0, summary.samples.count - 1)
        remember(summary, as: index)
      }
      for sighting in try history.sightings(in: open.number) {
        if let finding = store.finding(sighting.finding) { findings[finding.id] = finding }
      }
      baseline = try history.baseline(of: open.number) ?? []
      observer.note(
        "Continuing campaign \(open.number), which was interrupted after \(Int(open.spent)) s")
    } else {
      open = try history.begin(request.identity, seed: request.seed, at: Date())
    }
    begun = .now
  }

  /// Lets the schedule know what a target's runs brought before an interruption.
  private func remember(_ summary: TargetSummary, as index: Int) {
    var coverage = summary.coverageBefore ?? 0
    // How long each run took is not kept; they are of about the same length.
    let seconds = summary.seconds / Double(max(1, summary.samples.count - 1))
    for sample in summary.samples.dropFirst() {
      let gain = Schedule.gain(edges: sample.coverage - coverage, features: 0)
      schedule.record(index, gain: gain, seconds: seconds)
      coverage = sample.coverage
    }
  }

  /// Takes up what a campaign that was killed had not put away.
  private func recover() throws(Obstacle) {
    for target in request.targets { try FolderSwap.recover(checkout.grownCorpus(of: target)) }
    for file in state.removeTornFiles(of: request.targets) {
      observer.note("Removed \(file), which was not written to its end")
    }
    for (index, target) in targets.enumerated() {
      targets[index].seeds = StateFolder.files(in: checkout.corpus(of: target.name)).count
      targets[index].corpus = StateFolder.files(in: checkout.grownCorpus(of: target.name)).count
      for artifact in StateFolder.files(in: state.artifacts(of: target.name)) {
        observer.note("Judging \(checkout.shown(artifact)), which an interrupted campaign left")
        try judge(artifact, of: index, output: nil)
      }
    }
  }

  private func runBaseline() throws(Obstacle) {
    // A continued campaign has it, unless it was interrupted before.
    let done = Set(baseline.map(\.target))
    let runner = Baseline(replay: replay, checkout: checkout)
    for (index, target) in targets.enumerated() where !done.contains(target.name) {
      guard !observer.wantsToStop else { return }
      report("replaying the seeds of", running: [target.name])
      let results = try runner.run(target.name)
      baseline += results
      for result in results where result.verdict == nil {
        let file = checkout.corpus(of: target.name).appending(path: result.file)
        try judge(seed: file, of: index)
      }
      for result in results {
        guard let failure = result.failure else { continue }
        observer.note("Corpus/\(target.name)/\(result.file): \(failure)")
      }
    }
    try history.record(baseline: baseline, of: open.number)
  }

  /// Tells the observer where the campaign is.
  func report(_ phase: String, running: Set<String>, targets: [TargetSummary]? = nil) {
    var left: Double?
    switch request.budget {
    case .seconds(let seconds): left = max(0, seconds - spent)
    case .secondsPerTarget(let seconds):
      let all = seconds * Double(request.targets.count)
      let rest = max(0, all - self.targets.reduce(0) { $0 + $1.seconds })
      left = rest / Double(min(request.jobs, request.targets.count))
    case .runs: left = nil
    }
    observer.progress(
      CampaignProgress(
        phase: phase, seconds: spent, secondsLeft: left, targets: targets ?? self.targets,
        running: running))
  }
}
