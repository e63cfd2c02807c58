import PlatformSSOAssertion

/// Splits a token and checks its segments' encoding.
///
/// Oracle: an accepted token, decoded and serialized again, is the input to the last octet.
public enum CompactSerializationTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "CompactSerialization"
  /// What an input is.
  public static let reads = "a token; splits it and checks the encoding of its segments"
  /// What must hold besides not crashing.
  public static let oracle = """
    an accepted token, decoded and serialized again, is the input to the last octet
    """

  /// Runs one input: a token.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let compact: CompactSerialization
    do throws(Refusal) {
      compact = try CompactSerialization(parsing: input, limits: .fuzzing)
    } catch {
      return .reject(error.rule)
    }
    guard let header = compact.octets(of: .protectedHeader, in: input),
      let encryptedKey = compact.octets(of: .encryptedKey, in: input),
      let initializationVector = compact.octets(of: .initializationVector, in: input),
      let ciphertext = compact.octets(of: .ciphertext, in: input),
      let tag = compact.octets(of: .authenticationTag, in: input)
    else { throw OracleViolation("a segment of an accepted token can't be decoded") }
    let token = CompactSerialization.serialize(
      protectedHeader: header.span, encryptedKey: encryptedKey.span,
      initializationVector: initializationVector.span, ciphertext: ciphertext.span,
      authenticationTag: tag.span)
    guard input.equals(token.span) else {
      throw OracleViolation("an accepted token serializes to another text")
    }
    return .accept
  }
}
