import Foundation

#if canImport(Glibc)
  import Glibc
#endif

extension Campaign {
  /// Runs the targets in slices until the budget is spent or somebody stops it.
  func fuzz() throws(Obstacle) {
    var slots: [Slot?] = Array(repeating: nil, count: request.jobs)
    var lastReport = ContinuousClock.now
    while true {
      if observer.wantsToStop { isInterrupted = true }
      for index in slots.indices {
        if let slot = slots[index] {
          if slot.isOverdue { slot.process.kill() }
          guard !slot.process.isRunning else { continue }
          slots[index] = nil
          try finish(slot)
        }
        guard !isInterrupted else { continue }
        slots[index] = try start(in: index, beside: slots.compactMap { $0?.target })
      }
      let running = slots.compactMap { $0 }
      guard !running.isEmpty else { break }
      if isInterrupted { try stop(running) }
      if (ContinuousClock.now - lastReport).inSeconds > 0.5 {
        lastReport = .now
        report(
          "fuzzing", running: Set(running.map { targets[$0.target].name }), targets: live(running))
        try history.spend(spent, of: open.number)
      }
      usleep(20_000)
    }
  }

  /// Starts a run of the target whose turn it is; nil where there is nothing left to do.
  private func start(in place: Int, beside busy: [Int]) throws(Obstacle) -> Slot? {
    if request.stopsAtFinding, !findings.isEmpty { return nil }
    let idle = targets.indices.filter {
      !busy.contains($0) && !blocked.contains($0) && hasBudget(targets[$0])
    }
    guard let index = schedule.next(among: idle), let limit = limit(of: index) else { return nil }
    let target = targets[index].name
    let run = runNumbers[index]
    runNumbers[index] += 1
    let scratch = state.scratch.appending(path: "\(place)")
    let counter = SharedCounter(file: scratch.appendingPathExtension("executions"))
    let ledger = scratch.appendingPathExtension("ledger.json")
    for file in [counter.file, ledger] { try? FileManager.default.removeItem(at: file) }
    var arguments = options.fuzzing(seed: request.seed(of: target, run: run))
    arguments += [limit.option, "-artifact_prefix=\(state.artifacts(of: target).path)/"]
    let dictionary = checkout.dictionary(of: target)
    if FileManager.default.fileExists(atPath: dictionary.path) {
      arguments.append("-dict=\(dictionary.path)")
    }
    // libFuzzer writes only into the first of its folders.
    arguments += [checkout.grownCorpus(of: target).path, try seeds(of: target).path]
    let log = state.log(of: target)
    let environment = FuzzerOptions.environment.merging([
      "FUZZ_EXECUTIONS": counter.file.path, "FUZZ_LEDGER": ledger.path,
    ]) { $1 }
    let process = try ChildProcess(
      checkout.executable(of: target), arguments, environment: environment, in: checkout.root,
      log: log)
    return Slot(
      target: index, process: process, counter: counter, ledgerFile: ledger, logFile: log,
      limit: limit.seconds)
  }

  private func hasBudget(_ target: TargetSummary) -> Bool {
    switch request.budget {
    case .seconds(let seconds): seconds - spent >= 1
    case .secondsPerTarget(let seconds): seconds - target.seconds >= 1
    case .runs(let runs): target.executions < runs
    }
  }

  /// How long the next run of a target may take.
  private func limit(of index: Int) -> (option: String, seconds: Double?)? {
    let left: Double
    let all: Double
    switch request.budget {
    case .runs(let runs):
      let left = runs - min(runs, targets[index].executions)
      // libFuzzer counts in 32 bits.
      return left == 0 ? nil : ("-runs=\(min(left, 0x7FFF_FFFF))", nil)
    case .seconds(let seconds):
      left = seconds - spent
      all = seconds * Double(request.jobs)
    case .secondsPerTarget(let seconds):
      left = seconds - targets[index].seconds
      all = seconds * Double(targets.count)
    }
    // Six slices for each target at least, so that the schedule can learn; and not so short that
    // reading the corpus is most of it.
    let slice = max(min(all / Double(targets.count * 6), 60), loading[index] * 5, 1)
    var seconds = min(slice, left).rounded(.down)
    // A rest that no further slice could use belongs to this one.
    if left - seconds < 1 { seconds = left.rounded(.down) }
    return seconds < 1 ? nil : ("-max_total_time=\(Int(seconds))", seconds)
  }

  /// The folder with a target's seeds: without those that fail, which would end every run at once.
  private func seeds(of target: String) throws(Obstacle) -> URL {
    let folder = checkout.corpus(of: target)
    let failing = Set(baseline.filter { $0.target == target && $0.verdict == nil }.map(\.file))
    guard !failing.isEmpty else { return folder }
    let view = state.scratch.appending(path: "seeds-\(target)")
    do {
      try? FileManager.default.removeItem(at: view)
      try FileManager.default.createDirectory(at: view, withIntermediateDirectories: true)
      for file in StateFolder.files(in: folder) where !failing.contains(file.lastPathComponent) {
        try FileManager.default.createSymbolicLink(
          at: view.appending(path: file.lastPathComponent), withDestinationURL: file)
      }
    } catch {
      throw Obstacle(.broken, checkout.shown(view), "\(error.localizedDescription)")
    }
    return view
  }

  /// The summaries with what runs at present counted in.
  private func live(_ running: [Slot]) -> [TargetSummary] {
    var live = targets
    for slot in running {
      let index = slot.target
      live[index].executions += slot.counter.value
      live[index].seconds += slot.process.age
      guard let status = slot.status else { continue }
      live[index].coverage = max(live[index].coverage, status.coverage)
      live[index].features = max(live[index].features, status.features)
    }
    return live
  }

  /// Ends what runs: libFuzzer prints its statistics, and what does not end soon is killed.
  private func stop(_ running: [Slot]) throws(Obstacle) {
    for slot in running { slot.process.interrupt() }
    for slot in running { slot.process.wait(atMost: 5) }
  }

  /// Counts in what a run did, and judges the inputs that it failed on.
  private func finish(_ slot: Slot) throws(Obstacle) {
    let index = slot.target
    let output = (try? Data(contentsOf: slot.logFile)).map { String(decoding: $0, as: UTF8.self) }
    let log = FuzzerLog(output ?? "")
    loading[index] = slot.loading ?? loading[index]
    let seconds = slot.process.age
    let executions = log.executions ?? slot.counter.value
    let before = targets[index]
    var target = before
    target.executions += executions
    target.seconds += seconds
    if target.coverageBefore == nil, let initial = log.initial {
      target.coverageBefore = initial.coverage
      target.samples.append(
        TargetSummary.Sample(
          seconds: max(0, spent - seconds), executions: 0, coverage: initial.coverage,
          corpus: before.corpus))
    }
    if let status = log.last {
      target.coverage = max(target.coverage, status.coverage)
      target.features = max(target.features, status.features)
    }
    let units = StateFolder.files(in: checkout.grownCorpus(of: target.name)).count
    target.newUnits += max(0, units - target.corpus)
    if units > target.corpus { target.lastNew = spent }
    target.corpus = units
    if let ledger = slot.ledger { target.ledger.add(ledger) }
    target.samples.append(
      TargetSummary.Sample(
        seconds: spent, executions: target.executions, coverage: target.coverage, corpus: units))
    targets[index] = target
    let start = log.initial ?? log.last
    schedule.record(
      index,
      gain: Schedule.gain(
        edges: target.coverage - max(before.coverage, start?.coverage ?? 0),
        features: target.features - max(before.features, start?.features ?? 0)),
      seconds: seconds)
    try judgeArtifacts(of: slot, log, output)
    try history.record(targets[index], spent: spent, of: open.number)
  }

  private func judgeArtifacts(of slot: Slot, _ log: FuzzerLog, _ output: String?) throws(Obstacle) {
    let index = slot.target
    let name = targets[index].name
    let artifacts = StateFolder.files(in: state.artifacts(of: name))
    for artifact in artifacts {
      // The output is about the one that the run wrote last.
      let isTold =
        log.artifacts.last.map { URL(filePath: $0).lastPathComponent }
        == artifact.lastPathComponent
      try judge(artifact, of: index, output: isTold ? output : nil)
    }
    guard artifacts.isEmpty, !isInterrupted, slot.process.exit != .status(0) else { return }
    blocked.insert(index)
    problems.append(
      "\(name) ended with \(slot.process.exit) and wrote no input; see "
        + checkout.shown(slot.logFile))
  }
}
