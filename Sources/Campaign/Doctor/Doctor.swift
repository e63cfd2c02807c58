import Foundation
import FuzzTargets

/// Proves that fuzzing works on this machine: that there is something to see, and that it is seen.
public struct Doctor {
  /// The checkout that is examined.
  let checkout: Checkout
  /// The targets' names.
  let targets: [String]

  /// Examines a checkout whose executables are built.
  ///
  /// - Parameter targets: The names of the targets; all by default.
  public init(_ checkout: Checkout, targets: [String] = allFuzzTargets.map { $0.name }) {
    self.checkout = checkout
    self.targets = targets
  }

  /// Builds all executables, the one that fails on purpose among them.
  public static func build(in checkout: Checkout) throws(Obstacle) {
    try TargetBuild(checkout: checkout).build(
      allFuzzTargets.map { $0.name } + [PlantedTarget.name]
    ) { false }
  }

  /// Tries to prove one thing.
  public func prove(_ subject: Proof.Subject) -> Proof {
    do throws(Obstacle) {
      switch subject {
      case .counters: return try CounterProof(checkout: checkout, targets: targets).run()
      case .lists: return ListProof(checkout: checkout, targets: targets).run()
      case .corpus: return CorpusProof(checkout: checkout, targets: targets).run()
      case .seeds: return try SeedProof(checkout: checkout, targets: targets).run()
      case .determinism: return try DeterminismProof(checkout: checkout, targets: targets).run()
      case .trap: return try planted(.trap, subject, .crash)
      case .violation: return try planted(.violation, subject, .violation)
      case .hang: return try planted(.hang, subject, .timeout)
      case .leak: return try planted(.leak, subject, .leak)
      case .memory: return try planted(.memory, subject, .outOfMemory)
      case .overrun: return try planted(.overrun, subject, .memory)
      }
    } catch {
      return .fails(subject, error.description, remedy: "build the targets: make fuzz")
    }
  }

  private func planted(
    _ fault: PlantedTarget.Fault, _ subject: Proof.Subject, _ kind: Finding.Kind
  ) throws(Obstacle) -> Proof {
    try PlantedProof(checkout: checkout, fault: fault, subject: subject, kind: kind).run()
  }
}
