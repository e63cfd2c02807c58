import AssertionMutation
import PlatformSSOAssertion
import References

/// Reads any JSON text.
///
/// Oracles: a naive reader agrees on acceptance and on the value, what was read is written and read
/// again to the same value, and each number of an accepted text is a time or is not, without a trap.
public enum JSONReaderTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "JSONReader"
  /// What an input is.
  public static let reads = "a text of up to 512 octets, which is enough to cross each limit"
  /// What must hold besides not crashing.
  public static let oracle = """
    a naive reader agrees on acceptance and on the value; the value is written and read again
    """

  /// Runs one input: a text.
  ///
  /// - Returns: The rule that the text breaks as claims do; a value need not be an object here.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    guard input.count <= Sample.textSize else { return .outOfScope }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(parsing: input, limits: .fuzzing)
    } catch {
      guard 0...input.count ~= error.offset else {
        throw OracleViolation("the fault lies outside of the text")
      }
      // Limits are the construct's own; the naive reader has none that an input could reach.
      guard error.kind == .depth || error.kind == .memberCount || NaiveJSON.read(input) == nil
      else {
        throw OracleViolation("the naive reader accepts what is refused as \(error.kind)")
      }
      return .reject(Rule.claimsJSON(error.kind))
    }
    guard NaiveJSON.read(input) == value else {
      throw OracleViolation("the naive reader reads another value")
    }
    let text = value.jsonText
    guard let again = try? JSONValue(parsing: text.span, limits: .fuzzing), again == value else {
      throw OracleViolation("what was read can't be written and read again")
    }
    convertNumbers(of: value)
    return .accept
  }

  /// Asks of each number whether it is a time.
  private static func convertNumbers(of value: JSONValue) {
    switch value {
    case .number(let text):
      _ = NumericDate(number: text.utf8.span)
    case .array(let elements): for element in elements { convertNumbers(of: element) }
    case .object(let members): for member in members { convertNumbers(of: member.value) }
    case .null, .bool, .string: break
    }
  }
}
