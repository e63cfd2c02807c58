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
  static let exitStatus = [
    Row("0", "done"), Row("1", "the input does not fail"),
    Row("2", "wrong usage, or a file that is of no use"),
    Row("3", "the target can't be built or run"),
  ]
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
    var seconds = 60
    if let text = arguments.text(time) {
      guard let given = DurationText.seconds(text) else {
        throw .usage(time.name, "not a time such as 30s or 2m")
      }
      seconds = given
    }
    let checkout = try CheckoutOptions.checkout(arguments)
    let smaller: Data?
    do throws(Obstacle) {
      if !arguments.has(noBuild) { try input.build(in: checkout, console) }
      smaller = try Reproduction.minimize(
        Data(input.octets), of: input.target.name, seconds: Double(seconds), in: checkout)
    } catch {
      throw Problem(error)
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
