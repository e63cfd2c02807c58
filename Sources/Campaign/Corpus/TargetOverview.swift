import Foundation
import FuzzTargets

/// What there is of one fuzz target in a checkout.
public struct TargetOverview: Equatable, Sendable {
  /// Its name.
  public let name: String
  /// What an input is, as Markdown.
  public let reads: String
  /// What must hold besides not crashing, as Markdown.
  public let oracle: String
  /// How many inputs are committed.
  public let seeds: Int
  /// How many units fuzzing has added.
  public let units: Int
  /// Its dictionary, from the checkout's root, where it has one.
  public let dictionary: String?
  /// Its libFuzzer executable, from the checkout's root.
  public let executable: String
  /// Whether the executable is built.
  public let isBuilt: Bool
  /// What its gate ledger must show at least.
  public let floors: [LedgerFloors.Floor]

  /// Looks at some targets.
  public static func all(
    of targets: [any FuzzTarget.Type], in checkout: Checkout
  ) throws(Obstacle) -> [TargetOverview] {
    let floors = try LedgerFloors(checkout.ledgerFloors)
    var overviews: [TargetOverview] = []
    for target in targets {
      overviews.append(try TargetOverview(target, floors, in: checkout))
    }
    return overviews
  }

  private init(
    _ target: any FuzzTarget.Type, _ floors: LedgerFloors, in checkout: Checkout
  ) throws(Obstacle) {
    let manager = FileManager.default
    name = target.name
    reads = target.reads
    oracle = target.oracle
    seeds = try CorpusFolder.entries(of: checkout.corpus(of: target.name)).count
    units = try CorpusFolder.entries(of: checkout.grownCorpus(of: target.name)).count
    let dictionary = checkout.dictionary(of: target.name)
    self.dictionary = manager.fileExists(atPath: dictionary.path) ? checkout.shown(dictionary) : nil
    let executable = checkout.executable(of: target.name)
    self.executable = checkout.shown(executable)
    isBuilt = manager.isExecutableFile(atPath: executable.path)
    self.floors = floors.floors(of: target.name)
  }
}
