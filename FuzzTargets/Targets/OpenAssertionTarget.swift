import AssertionMutation
import PlatformSSOAssertion

/// Opens a raw token under both profiles with a fixed key, fixed expectations and a fixed time.
///
/// Oracles: `inspect` accepts and refuses the same tokens and names the same first rule; a token
/// that the profile `assertion` accepts is accepted by `jose` too, with the same plaintext.
public enum OpenAssertionTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "OpenAssertion"

  /// Runs one input: a token.
  ///
  /// - Returns: The verdict of the profile `assertion`.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let jwePlaintext = try openJWE(input)
    let plaintext: [UInt8]
    do throws(Refusal) {
      let assertion = try EmbeddedAssertion.open(
        input, with: SampleRecipient(), expecting: Sample.expectations, limits: .fuzzing)
      plaintext = [UInt8](copyOf: assertion.plaintext.span)
    } catch {
      try checkInspection(of: input, .assertion, refused: error.rule)
      return .reject(error.rule)
    }
    try checkInspection(of: input, .assertion, refused: nil)
    guard plaintext == jwePlaintext else {
      throw OracleViolation("jose does not give the plaintext that assertion gives")
    }
    return .accept
  }

  /// Opens the token under `jose`.
  ///
  /// - Returns: The plaintext, or nil where it is refused.
  private static func openJWE(_ input: Span<UInt8>) throws(OracleViolation) -> [UInt8]? {
    let plaintext: [UInt8]
    do throws(Refusal) {
      let jwe = try DirectJWE.open(input, with: SampleRecipient(), limits: .fuzzing)
      plaintext = [UInt8](copyOf: jwe.plaintext.span)
    } catch {
      try checkInspection(of: input, .jose, refused: error.rule)
      return nil
    }
    try checkInspection(of: input, .jose, refused: nil)
    return plaintext
  }

  /// Holds an inspection against what `open` said.
  ///
  /// - Parameter refused: The rule that `open` named, or nil where it accepted.
  private static func checkInspection(
    of input: Span<UInt8>, _ profile: Profile, refused: Rule?
  ) throws(OracleViolation) {
    let inspection = Inspection(
      of: input, with: SampleRecipient(), profile: profile, expecting: Sample.expectations,
      limits: .fuzzing)
    let broken = inspection.broken.first?.rule
    guard broken == refused, inspection.isAccepted == (refused == nil) else {
      let opened = refused?.id ?? "accepted"
      let inspected = broken?.id ?? "accepted"
      throw OracleViolation("\(profile.rawValue): open says \(opened), inspect says \(inspected)")
    }
  }
}
