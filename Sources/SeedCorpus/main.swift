import AssertionMutation
import Foundation
import FuzzTargets

// Writes the generated seeds and dictionaries into a corpus folder. Files that it would not have
// made, such as fixed findings, stay as they are; files that differ are named and left alone unless
// --replace says otherwise.

/// Ends with a usage error.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("SeedCorpus: \(message)\n".utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
let replaces = arguments.contains("--replace")
let folders = arguments.filter { $0 != "--replace" }
guard let folder = folders.first, folders.count == 1, !folder.hasPrefix("-") else {
  fail("usage: SeedCorpus [--replace] FOLDER")
}

let files =
  (Seed.all + Seed.laws).map { ("\($0.target)/\($0.name)", Data($0.octets)) }
  + FuzzDictionary.all.map { ("\($0.target).dict", Data($0.text.utf8)) }
var written = 0
var differing: [String] = []
for (path, content) in files {
  let url = URL(filePath: folder).appending(path: path)
  let present = try? Data(contentsOf: url)
  if present == content { continue }
  if present != nil, !replaces {
    differing.append(path)
    continue
  }
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url, options: .atomic)
    written += 1
  } catch {
    fail("\(path): \(error.localizedDescription)")
  }
}
print("\(files.count) files, \(written) written, \(differing.count) differ")
for path in differing { print("differs: \(path)") }
exit(differing.isEmpty ? 0 : 1)
