import Foundation

/// Makes a failing input smaller while it fails in the same way.
///
/// libFuzzer goes first, because a target's own mutator may know how to change one layer and mend those
/// below. Then octets are left out and lowered in a fixed order, so that the end does not depend on luck.
struct Minimizer {
  /// Runs the candidates.
  let replay: Replay
  /// The target.
  let target: String
  /// What makes the failure the same.
  let signature: String
  /// How long it may take, in seconds.
  let seconds: Double

  /// Minimizes an input.
  ///
  /// - Returns: The smaller input, or the input itself where nothing smaller fails in the same way.
  func minimize(_ input: Data, kind: Finding.Kind) throws(Obstacle) -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "psso-minimize-\(UUID())")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Obstacle(.broken, folder.path, "can't be made: \(error.localizedDescription)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let deadline = ContinuousClock.now + .seconds(seconds)
    // Each try of a hang costs its whole time, which libFuzzer's random tries would use up.
    let isSlow = kind == .timeout || kind == .outOfMemory
    let start = isSlow ? input : try minimizedByLibFuzzer(input, in: folder)
    return try reduced(start, in: folder, until: deadline)
  }

  private func minimizedByLibFuzzer(_ input: Data, in folder: URL) throws(Obstacle) -> Data {
    let (source, result) = (folder.appending(path: "input"), folder.appending(path: "result"))
    try WholeFile.write(input, to: source)
    _ = try replay.run(
      [source], of: target,
      arguments: [
        "-minimize_crash=1", "-max_total_time=\(max(1, Int(seconds / 2)))", "-seed=1",
        "-exact_artifact_path=\(result.path)", "-print_funcs=0",
      ])
    // It takes any failure for the same; this one must be.
    guard let smaller = try? Data(contentsOf: result), smaller.count < input.count,
      try fails([smaller], in: folder) == 0
    else { return input }
    return smaller
  }

  /// Leaves out ever shorter parts, then lowers octets, until neither helps or the time is over.
  private func reduced(
    _ input: Data, in folder: URL, until deadline: ContinuousClock.Instant
  ) throws(Obstacle) -> Data {
    var best = [UInt8](input)
    var length = max(1, best.count / 2)
    while length >= 1, !best.isEmpty {
      let hasChanged = try improve(&best, in: folder, until: deadline) { octets in
        stride(from: 0, to: octets.count, by: length).map { start in
          Array(octets[..<start] + octets[min(octets.count, start + length)...])
        }
      }
      guard ContinuousClock.now < deadline else { return Data(best) }
      if !hasChanged { length = length == 1 ? 0 : length / 2 }
    }
    // A zero says that an octet does not matter; for text, a letter does.
    for plain in [UInt8(0), UInt8(ascii: "0")] {
      _ = try improve(&best, in: folder, until: deadline) { octets in
        octets.indices.filter { octets[$0] > plain }.map { index in
          var candidate = octets
          candidate[index] = plain
          return candidate
        }
      }
    }
    return Data(best)
  }

  /// Takes the first of the candidates that fails, until none does.
  private func improve(
    _ best: inout [UInt8], in folder: URL, until deadline: ContinuousClock.Instant,
    candidates: ([UInt8]) -> [[UInt8]]
  ) throws(Obstacle) -> Bool {
    var hasChanged = false
    var first = 0
    while ContinuousClock.now < deadline {
      let all = candidates(best)
      // What stood before the last change is tried again only in the next round.
      let open = all.dropFirst(first).filter { !$0.isEmpty }
      guard !open.isEmpty, let index = try fails(open.map { Data($0) }, in: folder) else { break }
      best = open[open.index(open.startIndex, offsetBy: index)]
      first += index
      hasChanged = true
    }
    return hasChanged
  }

  /// The first of some inputs that fails with the signature; many that do not fail cost one process.
  private func fails(_ inputs: [Data], in folder: URL) throws(Obstacle) -> Int? {
    var next = 0
    while next < inputs.count {
      let files = (next..<min(inputs.count, next + 64)).map {
        folder.appending(path: "candidate-\($0)")
      }
      for (file, input) in zip(files, inputs[next...]) { try WholeFile.write(input, to: file) }
      let result = try replay.run(files, of: target)
      guard let failure = result.failure else {
        next += files.count
        continue
      }
      // A leak or an exit is told after the last file only: those are tried one by one.
      let place = result.log.running.flatMap { path in files.firstIndex { $0.path == path } }
      guard let place else {
        guard files.count > 1 else { return failure.signature == signature ? next : nil }
        return try failsOneByOne(Array(inputs[next...]), in: folder).map { next + $0 }
      }
      if failure.signature == signature { return next + place }
      next += place + 1
    }
    return nil
  }

  private func failsOneByOne(_ inputs: [Data], in folder: URL) throws(Obstacle) -> Int? {
    for (index, input) in inputs.enumerated() where try fails([input], in: folder) == 0 {
      return index
    }
    return nil
  }
}
