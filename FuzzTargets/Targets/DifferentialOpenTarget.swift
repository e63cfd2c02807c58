import AssertionMutation
import PlatformSSOAssertion
import References

/// Opens a token in ours under the profile `jose`, and in cjose.
///
/// Oracles: what ours accepts, cjose accepts with the same plaintext, but for what its JSON reader has
/// no room for; where cjose alone accepts, the rule that ours names is one of `strictnesses`.
public enum DifferentialOpenTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "DifferentialOpen"
  /// What an input is.
  public static let reads = "a token"
  /// What must hold besides not crashing.
  public static let oracle = """
    what the profile `jose` accepts, cjose accepts with the same plaintext; what cjose alone \
    accepts breaks one of the rules in `strictnesses`
    """

  /// The rules that ours enforces under `jose` and cjose does not; measured, and documented there.
  public static let strictnesses: Set<Rule> = [
    .headerCritPresent, .headerZipPresent, .headerKidType, .agreementEncryptedKeyPresent,
    .contentIVLength, .base64URLTrailingBits, .headerApuEncoding, .headerApvEncoding,
    .headerApuType, .headerApvType, .epkPrivateMember, .headerEncUnsupported,
    .headerDuplicateMember,
    // Limits of ours.
    .compactTokenSize, .headerSize, .headerDepth, .headerMemberCount,
  ]

  /// Runs one input: a token.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let jwe: DirectJWE
    do throws(Refusal) {
      jwe = try DirectJWE.open(input, with: SampleRecipient(), limits: .fuzzing)
    } catch {
      try check(refused: error.rule, input)
      return .reject(error.rule)
    }
    try check(jwe.plaintext.span, jwe.header, input)
    return .accept
  }

  private static func check(
    refused rule: Rule, _ token: Span<UInt8>
  ) throws(OracleViolation) {
    guard strictnesses.contains(rule) || CJose.decrypt(token, with: key) == nil else {
      throw OracleViolation("cjose accepts what is refused by \(rule.id)")
    }
  }

  private static func check(
    _ plaintext: Span<UInt8>, _ header: ProtectedHeader, _ token: Span<UInt8>
  ) throws(OracleViolation) {
    guard let theirs = CJose.decrypt(token, with: key) else {
      guard header.allMembers.contains(where: { !isReadable($0.value) || $0.name.contains("\0") })
      else { throw OracleViolation("cjose refuses what ours accepts") }
      return
    }
    guard plaintext.equals(theirs.span) else {
      throw OracleViolation("cjose gives another plaintext")
    }
  }

  /// Whether cjose's JSON reader has room for a value: no U+0000, and numbers of machine types.
  private static func isReadable(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool: true
    case .string(let text): !text.unicodeScalars.contains("\0")
    case .number(let text):
      text.utf8.contains { $0 == 0x2E || $0 | 0x20 == 0x65 }
        ? Double(text).map(\.isFinite) ?? false : Int64(text) != nil
    case .array(let elements): elements.allSatisfy(isReadable)
    case .object(let members):
      members.allSatisfy { isReadable($0.value) && !$0.name.unicodeScalars.contains("\0") }
    }
  }

  /// The sample's recipient, who remembers Z for the ephemeral keys of generated tokens as
  /// `SampleRecipient` does, but as libcrypto computed it.
  private static let key: CJose.Key = {
    let scalar = Sample.recipient.scalarOctets()
    let own = Sample.recipient.publicKey
    let known = [EphemeralKey.sample] + EphemeralKey.others
    guard
      let key = CJose.Key(
        privateScalar: [UInt8](copying: scalar.span), publicX: own.x, publicY: own.y,
        remembering: known.map { $0.publicKey.x963 })
    else { preconditionFailure("cjose refuses the sample key") }
    return key
  }()
}
