import Foundation

/// How many inputs a running target has run, which its driver counts in a file.
struct SharedCounter {
  /// The file that `FUZZ_EXECUTIONS` names.
  let file: URL

  /// The count so far; 0 before the target has begun.
  var value: UInt64 {
    guard let data = try? Data(contentsOf: file), data.count >= 8 else { return 0 }
    return data.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
