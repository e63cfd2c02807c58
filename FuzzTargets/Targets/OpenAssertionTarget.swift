import AssertionMutation
import PlatformSSOAssertion

/// Opens a raw token under both profiles with a fixed key, fixed expectations and a fixed time.
///
/// Oracles: `inspect` accepts and refuses the same tokens and names the same first rule and place,
/// which lies within the text that its stage reads; a refusal's texts have that and nothing else; a
/// token that the profile `assertion` accepts is accepted by `jose` too, with the same plaintext, and its
/// claims are shown without the password.
public enum OpenAssertionTarget: FuzzTarget {
  /// The name of the executable and of the corpus folder.
  public static let name = "OpenAssertion"
  /// What an input is.
  public static let reads = """
    a token, opened under both profiles with a fixed key, expectations and time (`Sample`)
    """
  /// What must hold besides not crashing.
  public static let oracle = """
    `inspect` accepts the same tokens and names the same first rule and place, which lies within \
    the text that the stage reads and is all that a refusal tells; what `assertion` accepts, \
    `jose` accepts with the same plaintext, and shows without the password
    """

  /// Runs one input: a token.
  ///
  /// - Returns: The verdict of the profile `assertion`.
  public static func run(_ input: Span<UInt8>) throws(OracleViolation) -> Verdict {
    let jwePlaintext = try openJWE(input)
    let plaintext: [UInt8]
    do throws(Refusal) {
      let assertion = try EmbeddedAssertion.open(
        input, with: SampleRecipient(), expecting: Sample.expectations, limits: .fuzzing)
      plaintext = [UInt8](copying: assertion.plaintext.span)
    } catch {
      try checkInspection(of: input, .assertion, refused: error)
      return .reject(error.rule)
    }
    try checkInspection(of: input, .assertion, refused: nil)
    guard plaintext == jwePlaintext else {
      throw OracleViolation("jose does not give the plaintext that assertion gives")
    }
    let shown = AssertionClaims.shown(in: plaintext.span, limits: .fuzzing)
    guard shown?.first(where: { $0.name == "password" })?.value == .null else {
      throw OracleViolation("the password is among the claims as they may be shown")
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
      plaintext = [UInt8](copying: jwe.plaintext.span)
    } catch {
      try checkInspection(of: input, .jose, refused: error)
      return nil
    }
    try checkInspection(of: input, .jose, refused: nil)
    return plaintext
  }

  /// Holds what `open` said against an inspection under the same profile.
  ///
  /// - Parameter refusal: What `open` refused by, or nil where it accepted.
  private static func checkInspection(
    of input: Span<UInt8>, _ profile: Profile, refused refusal: Refusal?
  ) throws(OracleViolation) {
    let inspection = Inspection(
      of: input, with: SampleRecipient(), profile: profile, expecting: Sample.expectations,
      limits: .fuzzing)
    try RefusalReport.check(refusal, inspection, input)
  }
}
