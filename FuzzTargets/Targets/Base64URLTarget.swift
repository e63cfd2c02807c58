import AssertionMutation
import PlatformSSOAssertion
import References

/// Decodes base64url.
///
/// Oracles: decoding digit by digit agrees on acceptance and on every octet, checking without
/// decoding says the same, and what is accepted encodes to the input.
public enum Base64URLTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "Base64URL"
  /// What an input is.
  public static let reads = "a text of up to 512 octets"
  /// What must hold besides not crashing.
  public static let oracle = """
    decoding digit by digit agrees on acceptance and octets; checking without decoding says the \
    same; what is accepted encodes to the input
    """

  /// Runs one input: a text.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard input.count <= Sample.textSize else { return .outOfScope }
    let naive = NaiveBase64URL.decode(input)
    let validated = fault(input)
    let octets: [UInt8]
    do throws(Base64URL.Fault) {
      octets = try Base64URL.decode(input)
    } catch {
      guard naive == nil else { throw OracleViolation("the naive reader decodes what is refused") }
      guard validated == error else { throw OracleViolation("validate says another fault") }
      guard input.indices.contains(error.offset) else {
        throw OracleViolation("the fault lies outside of the text")
      }
      return .reject(Rule.base64URL(error.kind))
    }
    guard validated == nil else { throw OracleViolation("validate refuses what is decoded") }
    guard octets == naive else { throw OracleViolation("the naive reader decodes other octets") }
    guard octets.count == Base64URL.decodedCount(input.count),
      input.equals(Base64URL.encode(octets.span).span)
    else { throw OracleViolation("what is accepted encodes to another text") }
    return .accept
  }

  private static func fault(_ input: Span<UInt8>) -> Base64URL.Fault? {
    do throws(Base64URL.Fault) {
      try Base64URL.validate(input)
      return nil
    } catch {
      return error
    }
  }
}
