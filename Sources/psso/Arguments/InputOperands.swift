import Campaign
import Foundation
import FuzzTargets

/// A target and a file with one of its inputs, as operands.
struct InputOperands {
  /// The target.
  let target: any FuzzTarget.Type
  /// The file.
  let file: URL
  /// Its content.
  let octets: [UInt8]

  /// What inputs are read up to; libFuzzer makes none that come near.
  private static let limit = 16 * 1024 * 1024

  /// Reads the operands `TARGET FILE`.
  init(_ arguments: ParsedArguments) throws(Problem) {
    guard arguments.operands.count == 2 else { throw .usage("operands", "not TARGET FILE") }
    do throws(Obstacle) {
      target = try TargetSelection.target(named: arguments.operands[0])
    } catch {
      throw .usage(error.thing, error.why)
    }
    file = URL(filePath: arguments.operands[1]).standardizedFileURL
    do {
      let data = try Data(contentsOf: file)
      guard data.count <= Self.limit else { throw Problem.input(file.path, "larger than 16 MiB") }
      octets = Array(data)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .input(file.path, error.localizedDescription)
    }
  }

  /// What the statuses of a command with these operands mean, by its own words for 0 and 1.
  static func exitStatus(_ zero: String, _ one: String) -> [Row] {
    [
      Row("0", zero), Row("1", one), Row("2", "wrong usage, or a file that is of no use"),
      Row("3", "the target can't be built or run"),
    ]
  }

  /// Builds the target's executable, which takes a while where something has changed.
  func build(in checkout: Checkout, _ console: Console) throws(Obstacle) {
    console.note("Building \(target.name)")
    try Reproduction.build(target.name, in: checkout)
  }
}
