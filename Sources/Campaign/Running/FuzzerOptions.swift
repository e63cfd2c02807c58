import Foundation

/// The options and variables that targets run with, the same wherever they run.
struct FuzzerOptions: Equatable {
  /// Seconds after which an input counts as a hang.
  var timeout = 10
  /// Mebibytes above which a process counts as out of memory.
  var memory = 2560
  /// The longest input that mutation makes, in octets.
  ///
  /// libFuzzer takes the longest seed's length otherwise, and one seed as long as the decoder's limits
  /// would make every mutation that long.
  var maximumLength = 8192

  /// The limits on one input.
  var limits: [String] { ["-timeout=\(timeout)", "-rss_limit_mb=\(memory)"] }

  /// What a run of fuzzing takes beside its budget and its folders.
  func fuzzing(seed: UInt32) -> [String] {
    limits + [
      "-seed=\(seed)", "-max_len=\(maximumLength)", "-reload=0", "-print_final_stats=1",
      "-print_funcs=0",
    ]
  }

  /// Set and Dictionary are in the same order in every process, so that a finding reproduces; and a
  /// target ends when the campaign is gone.
  static let environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "FUZZ_WATCH_PARENT": "1"]
}
