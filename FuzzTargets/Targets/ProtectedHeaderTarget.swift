import PlatformSSOAssertion
import References

/// Reads a decoded protected header and all its members.
///
/// Oracle: a naive reader of JSON and base64url agrees on the value of each member of an accepted
/// header, and on whether a short refused text is a JSON object at all.
public enum ProtectedHeaderTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "ProtectedHeader"
  /// What an input is.
  public static let reads = "a decoded header and all its members"
  /// What must hold besides not crashing.
  public static let oracle = """
    a naive reader of JSON and base64url agrees on the value of each member of an accepted header, \
    and on whether a refused text of up to 256 octets is a strict JSON object
    """

  /// Runs one input: a decoded header.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let header: ProtectedHeader
    do throws(Refusal) {
      header = try ProtectedHeader(parsing: input, limits: .fuzzing)
    } catch {
      try checkRefusal(error.rule, input)
      return .reject(error.rule)
    }
    guard case .object(let members) = NaiveJSON.read(input) else {
      throw OracleViolation("an accepted header is not a JSON object to the naive reader")
    }
    try check(header, against: members)
    return .accept
  }

  /// The size in octets up to which refused texts are read a second time.
  ///
  /// Reading naively costs several times what refusing does, and no rule of JSON needs a longer text
  /// to be broken.
  private static let secondReading = 256

  /// A text is refused as JSON where the naive reader refuses it, and only there.
  private static func checkRefusal(
    _ rule: Rule, _ input: Span<UInt8>
  ) throws(OracleViolation) {
    guard input.count <= secondReading else { return }
    switch rule {
    case .headerSize, .headerDepth, .headerMemberCount:
      return
    default:
      let isObject = if case .object = NaiveJSON.read(input) { true } else { false }
      guard isObject == (rule.definition.stage != .headerJSON) else {
        throw OracleViolation("the naive reader does not agree with \(rule.id)")
      }
    }
  }

  private static func check(
    _ header: ProtectedHeader, against members: [JSONMember]
  ) throws(OracleViolation) {
    func member(_ name: String) -> JSONValue? {
      members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
    guard member("alg") == .string("ECDH-ES"), member("enc") == .string("A256GCM") else {
      throw OracleViolation("an accepted header asks for another algorithm")
    }
    guard case .string(let apu) = member("apu"), NaiveBase64URL.decode(apu) == header.partyUInfo,
      case .string(let apv) = member("apv"), NaiveBase64URL.decode(apv) == header.partyVInfo
    else { throw OracleViolation("the naive reader decodes another party info") }
    guard case .object(let key) = member("epk"), point(key) == header.ephemeralPoint else {
      throw OracleViolation("the naive reader decodes another ephemeral key")
    }
    let identifier = member("kid")
    guard identifier == header.keyIdentifier.map(JSONValue.string) else {
      throw OracleViolation("the naive reader reads another kid")
    }
    let known = ["alg", "enc", "typ", "kid", "epk", "apu", "apv", "jku", "jwk", "x5u", "x5c"]
    guard header.customMembers == members.filter({ !known.contains($0.name) }) else {
      throw OracleViolation("the naive reader reads other custom members")
    }
  }

  private static func point(_ key: [JSONMember]) -> [UInt8]? {
    var coordinates: [[UInt8]] = []
    for name in ["x", "y"] {
      guard case .string(let text) = key.first(where: { $0.name == name })?.value,
        let octets = NaiveBase64URL.decode(text), octets.count == 32
      else { return nil }
      coordinates.append(octets)
    }
    return [4] + coordinates[0] + coordinates[1]
  }
}
