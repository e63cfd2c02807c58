import Campaign
import Foundation

/// `psso minimize`: makes a failing input smaller.
enum MinimizeCommand: Command {
  static let name = "minimize"
  static let abstract = "makes a failing input smaller while it fails in the same way"
  static let synopses = ["minimize --output FILE [OPTION]... TARGET FILE"]
  static let notes = [
    """
    What fails in another way is no smaller form of the failure: the oracle must name the same rules, \
    or the same frames must fail for the same reason.
    """
  ]
  static let output = Option("--output", "FILE", "the file to make; it is never overwritten")
  static let time = Option("--time", "TIME", "how long to go on (1m)")
  static let noBuild = Option("--no-build", "run the executable as it is")
  static let groups = [
    OptionGroup("Options", [output, time, noBuild, CheckoutOptions.packagePath])
  ]
  static let examples = [
    "psso minimize --output small Claims .fuzz/findings/crash/Claims-*/original"
  ]
  static let exitStatus = InputOperands.exitStatus("done", "the input does not fail")
  static let takesOperands = true
  static let family = CommandFamily.fuzzing

  static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(Problem) -> ExitStatus {
    let input = try InputOperands(arguments)
    let path = try arguments.required(output)
    guard !FileManager.default.fileExists(atPath: path) else {
      throw .input(Files.thing(output, path), "exists already, and is not overwritten")
    }
    let seconds = Double(try arguments.seconds(time) ?? 60)
    let checkout = try CheckoutOptions.checkout(arguments)
    let smaller = try Problem.catching { () throws(Obstacle) in
      if !arguments.has(noBuild) { try input.build(in: checkout, console) }
      return try Reproduction.minimize(
        Data(input.octets), of: input.target.name, seconds: seconds, in: checkout)
    }
    guard let smaller else {
      throw .refusal(input.file.path, "does not fail: there is nothing to keep to")
    }
    let octets = [UInt8](smaller)
    try Files.create(output, path, mode: 0o644, octets.span)
    console.show("\(path): \(smaller.count) octets, of \(input.octets.count)")
    return .accepted
  }
}
