import PlatformSSOAssertion
import References

/// Reads PartyUInfo or PartyVInfo: all arithmetic on lengths.
///
/// The first octet chooses the layout, so that one corpus holds both: odd, such as `U`, for
/// PartyUInfo and even, such as `V`, for PartyVInfo.
///
/// Oracles: accepted info is rebuilt to the last octet, and splitting the input into fields without
/// knowing a layout finds two of them for U and three for V exactly where the reader accepts.
public enum PartyInfoTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "PartyInfo"
  /// What an input is.
  public static let reads = """
    one octet that chooses the layout (odd, such as `U`: PartyUInfo; even, such as `V`: \
    PartyVInfo), then the party info
    """
  /// What must hold besides not crashing.
  public static let oracle = """
    accepted info is rebuilt to the last octet; splitting into length-prefixed fields without \
    knowing a layout finds two (U) or three (V) exactly where the reader accepts
    """

  /// Runs one input: the layout's octet and the party info.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard !input.isEmpty, input[0] & 1 == 0 else {
      let octets = input.extracting(min(1, input.count)...)
      return try judge(octets, fieldCount: 2) { () throws(Refusal) in
        try PartyUInfo(parsing: octets).octets
      }
    }
    let octets = input.extracting(1...)
    return try judge(octets, fieldCount: 3) { () throws(Refusal) in
      try PartyVInfo(parsing: octets).octets
    }
  }

  /// Holds a reader against the oracles.
  ///
  /// - Parameter rebuild: Reads the octets and builds them again.
  private static func judge(
    _ octets: Span<UInt8>, fieldCount: Int, _ rebuild: () throws(Refusal) -> [UInt8]
  ) throws(OracleViolation) -> Verdict {
    let isWellFormed = NaivePartyInfo.fieldCount(octets) == fieldCount
    let rebuilt: [UInt8]
    do throws(Refusal) {
      rebuilt = try rebuild()
    } catch {
      guard !isWellFormed else {
        throw OracleViolation("\(fieldCount) whole fields are refused by \(error.rule.id)")
      }
      return .reject(error.rule)
    }
    guard isWellFormed else {
      throw OracleViolation("something else than \(fieldCount) whole fields is accepted")
    }
    guard octets.equals(rebuilt.span) else {
      throw OracleViolation("accepted party info is rebuilt to other octets")
    }
    return .accept
  }
}
