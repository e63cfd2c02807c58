import AssertionMutation
import Campaign
import Foundation
import FuzzTargets
import PlatformSSOAssertion

/// Says what an input of a fuzz target means.
enum InputDecoder {
  /// The recipe or the values that an input stands for, and the layers of the token that it leads to.
  ///
  /// It runs the code that the input may break.
  static func lines(_ input: [UInt8], of target: any FuzzTarget.Type) -> [String] {
    let explanation = explanation(of: input, for: target)
    let lines = explanation.lines.flatMap { Layout.wrap(Printable.text($0), to: Layout.width) }
    guard let token = explanation.token else { return lines }
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations, limits: Sample.limits)
    let verdicts = VerdictTable(style: Style(isColored: false))
    return lines + [""] + LayerTree(inspection, token.span, Sample.limits).tree.lines + [""]
      + verdicts.rules(inspection, .broken) + verdicts.conclusion(inspection)
  }

  /// The same by another process, which may trap or hang on the input; then a line says so.
  static func explainApart(_ target: String, _ file: URL) -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["repro", "--decode", target, file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return ["psso can't be run to decode the input"] }
    // What hangs has no lines to give; ten seconds are far more than any input needs.
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 10, execute: watch)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watch.cancel()
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return ["the input can't be decoded without failing in the same way"]
    }
    return lines.dropLast().map(String.init)
  }
}
