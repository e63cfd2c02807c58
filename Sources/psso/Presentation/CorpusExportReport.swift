import Campaign
import PlatformSSOAssertion

/// An export as `psso corpus export` shows it.
enum CorpusExportReport {
  /// A line about what was written, and one for each input that was not.
  static func lines(_ result: CorpusExport.Result, _ path: String) -> [String] {
    let files = result.files == 1 ? "1 file" : "\(result.files) files"
    return [
      "\(Printable.text(path)): \(result.inputs) inputs in \(files), \(result.octets) octets"
    ] + result.leftOut.map { "left out, because it is no text: \(Printable.text($0))" }
  }

  /// An export as `--json` prints it.
  static func json(_ result: CorpusExport.Result) -> JSONValue {
    .members([
      "inputs": .count(result.inputs), "files": .count(result.files),
      "octets": .count(result.octets), "left_out": .array(result.leftOut.map { .string($0) }),
    ])
  }
}
