import Foundation
import FuzzTargets

#if canImport(Glibc)
  import Glibc
#endif

/// Proves that a failure which was planted is caught, written, minimized, and turns the outcome.
///
/// A whole campaign runs over the target that fails on purpose, in a checkout of its own, which has
/// nothing but one harmless seed.
struct PlantedProof {
  let checkout: Checkout
  let fault: PlantedTarget.Fault
  let subject: Proof.Subject
  let kind: Finding.Kind

  func run() throws(Obstacle) -> Proof {
    let folder = FileManager.default.temporaryDirectory.appending(path: "psso-doctor-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)
    // Targets inherit the environment; no other runs meanwhile.
    setenv("FUZZ_PLANT", fault.rawValue, 1)
    defer { unsetenv("FUZZ_PLANT") }
    var request = CampaignRequest(
      targets: [PlantedTarget.name], budget: .seconds(10), jobs: 1, seed: 1)
    (request.builds, request.prunes, request.stopsAtFinding) = (false, false, true)
    (request.timeout, request.memory, request.minimizationSeconds) = (1, 1_024, 8)
    let campaign = try Campaign(
      request, in: try Checkout(containing: folder.path), observer: Silence()
    ) { _, _ in [] }
    return judged(try campaign.run(), folder)
  }

  private func judged(_ summary: CampaignSummary, _ folder: URL) -> Proof {
    let remedy =
      "FUZZ_PLANT=\(fault.rawValue) \(checkout.shown(checkout.executable(of: "Planted")))"
      + " -timeout=1 Corpus/ConcatKDF"
    guard let finding = summary.findings.first else {
      return .fails(
        subject,
        "it passes unseen: \(summary.targets[0].executions) inputs, "
          + "\(summary.problems.first ?? "no problem")", remedy: "run by hand: \(remedy)")
    }
    guard summary.outcome == .finding, finding.kind == kind else {
      return .fails(
        subject, "taken for \(finding.kind.rawValue), outcome \(summary.outcome)", remedy: remedy)
    }
    guard let input = try? Data(contentsOf: folder.appending(path: finding.input)),
      input.contains(PlantedTarget.trigger)
    else { return .fails(subject, "the input is not on disk", remedy: remedy) }
    guard input.count == PlantedTarget.leastCount else {
      return .fails(
        subject, "minimized to \(input.count) octets, where \(PlantedTarget.leastCount) are enough",
        remedy: remedy)
    }
    guard !finding.isFlaky else { return .fails(subject, "taken for flaky", remedy: remedy) }
    let seconds = Int(finding.secondsUntilFound.rounded(.up))
    return .holds(
      subject,
      "caught within \(seconds) s, on disk, minimized from \(finding.originalCount) octets to "
        + "\(input.count), exit status \(summary.outcome.rawValue)")
  }

  /// A checkout with the executable and one seed that does not fail.
  private func prepare(_ folder: URL) throws(Obstacle) {
    let name = PlantedTarget.name
    let executable = checkout.executable(of: name)
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw Obstacle(.broken, checkout.shown(executable), "not there")
    }
    try WholeFile.write(Data(), to: folder.appending(path: "Package.swift"))
    try WholeFile.write(Data(), to: folder.appending(path: "FuzzTargets/ledger-floors.txt"))
    try WholeFile.write(
      Data("accept 0123456789".utf8), to: folder.appending(path: "Corpus/\(name)/accept.seed"))
    let place = folder.appending(path: "FuzzTargets/.build/release/\(name)")
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: executable)
    } catch {
      throw Obstacle(.broken, place.path, "can't be made: \(error.localizedDescription)")
    }
  }

  /// Nobody watches; the proof says what was seen.
  private final class Silence: CampaignObserver {
    func note(_: String) {}
    func progress(_: CampaignProgress) {}
    func found(_: Finding) {}
    var wantsToStop: Bool { false }
  }
}
