#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A whole file, or nil where it can't be read.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var content: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = fread(&part, 1, part.count, file)
    guard count > 0 else { return ferror(file) == 0 ? content : nil }
    content += part[..<count]
  }
}

/// A file of the repository that this source stands in.
func readRepositoryFile(_ path: String) -> [UInt8]? {
  let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
  return readFile(root.joined(separator: "/") + "/" + path)
}

/// Writes a text over a file; false where the system refuses.
func write(_ text: String, to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  let isWritten = fputs(text, file) >= 0
  return fclose(file) == 0 && isWritten
}
