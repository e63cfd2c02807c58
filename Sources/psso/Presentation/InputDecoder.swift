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

  /// The same by another process of the tool, which may trap or hang on the input; then a line says so.
  static func explainApart(_ target: String, _ file: URL, by executable: String) -> [String] {
    // A process can't be started by a link that means itself.
    let tool = URL(filePath: executable).resolvingSymlinksInPath()
    let run: ToolRun
    do throws(Obstacle) {
      // Ten seconds are far more than any input needs.
      run = try ToolRun(
        tool, [ReproCommand.name, ReproCommand.decode.name, target, file.path], atMost: 10)
    } catch {
      return ["psso can't be run to decode the input"]
    }
    guard run.status == 0 else {
      return ["the input can't be decoded without failing in the same way"]
    }
    let lines = String(decoding: run.output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map(String.init)
  }
}
