import Foundation

/// Proves that no list leaves a target out: one that is missing is not fuzzed there, and nothing else
/// would tell.
struct ListProof {
  let checkout: Checkout
  let targets: [String]

  func run() -> Proof {
    let drivers = Set(names(in: "FuzzTargets/Drivers"))
    if let missing = targets.first(where: { !drivers.contains($0) }) {
      return fails("FuzzTargets/Drivers has no \(missing)", "add a driver of a few lines")
    }
    let manifest = text("FuzzTargets/Package.swift")
    if let missing = targets.first(where: { !manifest.contains("\"\($0)\"") }) {
      return fails("FuzzTargets/Package.swift lacks \(missing)", "add it to the names")
    }
    guard let listed = listedForEngines() else {
      return fails("Scripts/list-fuzz-targets.sh can't be run", "run it by hand")
    }
    guard Set(listed) == Set(targets) else {
      let difference = Set(listed).symmetricDifference(targets).sorted().joined(separator: ", ")
      return fails(
        "Scripts/list-fuzz-targets.sh and the list of targets differ in \(difference)",
        "name each in FuzzTargetList.swift, and give it a driver")
    }
    // The builds for the engines ask the script; a list of their own would go stale.
    let build = "oss-fuzz/build.sh"
    guard text(build).contains("list-fuzz-targets.sh") else {
      return fails("\(build) does not ask Scripts/list-fuzz-targets.sh", "let it ask the script")
    }
    let wrapper = ".clusterfuzzlite/build.sh"
    guard text(wrapper).contains("oss-fuzz/build.sh") else {
      return fails("\(wrapper) does not call \(build)", "let it call the other")
    }
    for (workflow, command) in [("nightly-fuzz.yml", "make nightly"), ("ci.yml", ".ci/run")] {
      let text = text(".github/workflows/\(workflow)")
      guard text.contains(command) else {
        return fails("\(workflow) does not run \(command), which names every target", "let it")
      }
      // A run of some targets leaves the others out, every night.
      guard !text.contains("TARGETS=") else {
        return fails("\(workflow) names targets by hand", "leave TARGETS out")
      }
    }
    return .holds(.lists, "\(targets.count) targets in drivers, manifest, engines and workflows")
  }

  private func fails(_ seen: String, _ remedy: String) -> Proof {
    .fails(.lists, seen, remedy: remedy)
  }

  private func names(in folder: String) -> [String] {
    StateFolder.files(in: checkout.root.appending(path: folder)).map(\.lastPathComponent)
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOf: checkout.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private func listedForEngines() -> [String]? {
    let script = checkout.root.appending(path: "Scripts/list-fuzz-targets.sh")
    guard let run = try? ToolRun(script, []), run.status == 0 else { return nil }
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
