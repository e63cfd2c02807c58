import Glibc
import PlatformSSOAssertion

/// Fails on purpose, to prove that failures are seen; it is not among the targets.
///
/// `FUZZ_PLANT` says how: `trap`, `violation`, `hang`, `leak`, `memory` or `overrun`. It fails on every input of nine
/// octets or more that holds a `B`: mutation meets one soon, and there is something to minimize.
public enum PlantedTarget: FuzzTarget {
  /// The name of the executable.
  public static let name = "Planted"
  /// What an input is.
  public static let reads = "octets"
  /// What must hold besides not crashing.
  public static let oracle = "none: it fails on purpose"

  /// The ways to fail.
  public enum Fault: String, CaseIterable, Sendable {
    /// A trap of Swift's.
    case trap
    /// A contradiction that an oracle finds.
    case violation
    /// No end.
    case hang
    /// Memory that nothing refers to any more.
    case leak
    /// More memory than a process may have.
    case memory
    /// A read behind the end of memory, in the library.
    case overrun
  }

  /// The octet on which it fails.
  public static let trigger = UInt8(ascii: "B")

  /// The least number of octets with which it fails.
  public static let leastCount = 9

  private static let fault = unsafe getenv("FUZZ_PLANT").flatMap {
    unsafe Fault(rawValue: String(cString: $0))
  }

  /// Runs one input.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard input.count >= leastCount else { return .accept }
    for index in input.indices where input[index] == trigger {
      switch fault {
      case .trap: trap(at: input.count)
      case .violation: throw OracleViolation("a verdict was planted that is wrong")
      case .hang: hang()
      case .leak: leak()
      case .memory: exhaust()
      case .overrun: overrun(input.count)
      case nil: continue
      }
    }
    return .accept
  }

  @inline(never)
  private static func trap(at count: Int) {
    let octets = [UInt8](repeating: 0, count: count)
    // The index behind the last one.
    consume(Int(octets[octets.count]))
  }

  @inline(never)
  private static func hang() {
    while unsafe getenv("FUZZ_PLANT") != nil { usleep(1_000) }
  }

  @inline(never)
  private static func leak() {
    // Nobody keeps the pointer.
    consume(unsafe Int(bitPattern: malloc(64)) & 1)
  }

  @inline(never)
  private static func exhaust() {
    // More than the limit that a campaign sets, and touched, so that it counts.
    let octets = [UInt8](repeating: 1, count: 1 << 31)
    consume(Int(octets[octets.count / 2]))
  }

  @inline(never)
  private static func overrun(_ count: Int) {
    let octets = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    unsafe octets.initialize(repeating: trigger)
    defer { unsafe octets.deallocate() }
    // One octet more than there are. That the library reads it can be seen by its own checks alone:
    // nothing else notices, and Swift takes the length on trust.
    let text = unsafe UnsafeBufferPointer(start: octets.baseAddress, count: count + 1).span
    consume((try? Base64URL.validate(text)) == nil ? 1 : 0)
  }

  /// Keeps the optimizer from leaving something out of which nobody takes notice.
  @inline(never)
  private static func consume(_ number: Int) {
    unsafe number.description.withCString { _ = unsafe getenv($0) }
  }
}
