import Foundation
import FuzzTargets

#if canImport(Glibc)
  import Glibc
#endif

/// Runs a target on inputs in this process, which a finding may end.
///
/// It is the other half of `Judge`: a line for each input, in their order, so that whoever reads them
/// knows which one ended the process.
public enum JudgingChild {
  /// The address space that an input may fill, so that one that exhausts memory ends this process and
  /// no other.
  private static let addressSpace: rlim_t = 8 << 30

  /// Longer than anybody waits for an input, in seconds.
  private static let longestWait: UInt32 = 3700

  /// Runs files and writes a line about each.
  ///
  /// - Parameters:
  ///   - list: The files' paths, each ended by U+0000.
  ///   - write: Writes a line at once.
  public static func run(
    _ target: any FuzzTarget.Type, list: [UInt8], write: (String) -> Void
  ) throws(Obstacle) {
    var limit = rlimit(rlim_cur: addressSpace, rlim_max: addressSpace)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    for path in list.split(separator: 0) {
      let url = URL(filePath: String(decoding: path, as: UTF8.self))
      let input = [UInt8](try CorpusFolder.content(of: url))
      // Whoever waits ends an input that hangs; where nobody waits any more, the system does.
      alarm(longestWait)
      write(line(about: input, target))
    }
  }

  private static func line(about input: [UInt8], _ target: any FuzzTarget.Type) -> String {
    do throws(OracleViolation) {
      return try target.run(input.span).name
    } catch {
      let text = error.description.split(whereSeparator: \.isNewline).joined(separator: " ")
      return Judge.violationMark + text
    }
  }
}
