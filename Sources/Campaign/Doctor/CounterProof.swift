import Foundation

/// Proves that each executable loads coverage counters and checks memory.
struct CounterProof {
  let checkout: Checkout
  let targets: [String]

  func run() throws(Obstacle) -> Proof {
    var counts: [Int] = []
    for target in targets {
      let executable = checkout.executable(of: target)
      guard FileManager.default.isExecutableFile(atPath: executable.path) else {
        return .fails(
          .counters, "\(checkout.shown(executable)) is not there",
          remedy: "Scripts/build-fuzz-targets.sh \(target)")
      }
      let result = try Replay(checkout: checkout).run([], of: target, arguments: ["-runs=0"])
      guard result.log.counters > 0 else {
        return .fails(
          .counters, "\(target) loads no coverage counters: libFuzzer would be blind",
          remedy: "see the flags in Scripts/build-fuzz-targets.sh and Package.swift")
      }
      guard holds("asan.module_ctor", executable) else {
        return .fails(
          .counters, "\(target) has no AddressSanitizer: memory errors would pass",
          remedy: "see the flags in Scripts/build-fuzz-targets.sh and Package.swift")
      }
      counts.append(result.log.counters)
    }
    let least = counts.min() ?? 0
    return .holds(
      .counters, "\(targets.count) targets, \(least) counters or more, AddressSanitizer")
  }

  private func holds(_ text: String, _ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return false }
    return data.range(of: Data(text.utf8)) != nil
  }
}
