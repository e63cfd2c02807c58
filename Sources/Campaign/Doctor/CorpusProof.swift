import Foundation
import FuzzTargets
import PlatformSSOAssertion

/// Proves that no file in `Corpus/` lies where nobody reads it, or under a name that says nothing.
///
/// Replays and tests read the files directly inside the targets' folders, and libFuzzer the dictionaries
/// beside them.
struct CorpusProof {
  let checkout: Checkout
  let targets: [String]

  func run() -> Proof {
    var stray: [String] = []
    var count = 0
    for entry in StateFolder.files(in: checkout.corpus) {
      let name = entry.lastPathComponent
      if name.hasSuffix(".dict"), targets.contains(String(name.dropLast(5))) { continue }
      guard targets.contains(name) else {
        stray.append(checkout.shown(entry))
        continue
      }
      for file in StateFolder.files(in: entry) {
        count += 1
        if !isFile(file) || !states(file.lastPathComponent) { stray.append(checkout.shown(file)) }
      }
    }
    let empty = targets.filter { StateFolder.files(in: checkout.corpus(of: $0)).isEmpty }
    guard empty.isEmpty else {
      return .fails(
        .corpus, "no seeds for \(empty.joined(separator: ", "))", remedy: "make seeds")
    }
    guard stray.isEmpty else {
      let rest = stray.count > 1 ? " and \(stray.count - 1) more" : ""
      return .fails(
        .corpus, "nobody reads \(stray[0])\(rest)",
        remedy: "move it to Corpus/<Target>/ under the name of its verdict: psso corpus adopt")
    }
    return .holds(.corpus, "\(count) files of \(targets.count) targets, each named by its verdict")
  }

  private func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }

  /// Whether a name states a verdict that there is.
  private func states(_ name: String) -> Bool {
    Verdict.all.contains { $0.isStated(by: name) }
  }
}

extension Verdict {
  /// Every verdict that the name of a committed file can state.
  fileprivate static let all: [Verdict] =
    [.accept] + Rule.allCases.map { .reject($0) } + KeyError.allCases.map { .rejectKey($0) }
}
