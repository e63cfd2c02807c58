import Foundation

/// Readable names for Swift's mangled symbols.
enum Symbols {
  /// Demangles symbols with the toolchain's own tool; where it can't be run they stay as they are.
  static func demangled(_ symbols: [String]) -> [String] {
    guard !symbols.isEmpty, let swift = try? ToolRun.find("swift"),
      let run = try? ToolRun(swift, ["demangle", "--compact", "--simplified"] + symbols)
    else { return symbols }
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.count == symbols.count ? lines : symbols
  }
}
