import Foundation
import FuzzTargets
import PlatformSSOAssertion
import Testing

/// One committed input and the verdict that its name states.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  let target: String
  let name: String
  let octets: [UInt8]

  var testDescription: String { "\(target)/\(name)" }

  /// `Corpus/` at the root of the checkout.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus")

  /// Every file of every target's folder, in order of name.
  static let all: [CorpusFile] = allFuzzTargets.flatMap { files(of: $0.name) }

  private static func files(of target: String) -> [CorpusFile] {
    let folder = root.appending(path: target)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return CorpusFile(target: target, name: name, octets: Array(data))
    }
  }

  /// What the name says: `accept.<what>`, `reject.<rule-id>.<what>` or `reject.key.<error>.<what>`;
  /// nil where it says none.
  var expected: Verdict? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.first {
    case "accept" where parts.count >= 2: return .accept
    case "reject" where parts.count >= 4 && parts[1] == "key":
      return KeyError(rawValue: String(parts[2])).map(Verdict.rejectKey)
    case "reject" where parts.count >= 4:
      return Rule(rawValue: "\(parts[1]).\(parts[2])").map(Verdict.reject)
    default: return nil
    }
  }
}
