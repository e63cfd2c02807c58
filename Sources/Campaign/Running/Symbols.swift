import Foundation

/// Readable names for Swift's mangled symbols.
enum Symbols {
  /// Demangles symbols with the toolchain's own tool; where it can't be run they stay as they are.
  static func demangled(_ symbols: [String]) -> [String] {
    guard !symbols.isEmpty else { return [] }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "demangle", "--compact", "--simplified"] + symbols
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return symbols }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.count == symbols.count ? lines : symbols
  }
}
