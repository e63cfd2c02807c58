/// Everything that can be told of a token: its layers and the verdict on each rule.
///
/// Where `open` stops, this goes on as far as the layers allow. The verdicts come from the same
/// checks, in the same order, so the first broken rule here is the one that `open` names.
public struct Inspection: ~Copyable, Sendable {
  /// The profile whose rules were asked.
  public let profile: Profile
  /// The token's size in octets.
  public let tokenSize: Int
  /// Where the segments are, or nil where there are not five.
  public let compact: CompactSerialization?
  /// The header, or nil where it is not a strict JSON object.
  public let header: ProtectedHeader?
  /// The ephemeral key, or nil where `epk` is no point of P-256.
  public let ephemeralKey: P256PublicKey?
  /// PartyUInfo, or nil where its layout is broken.
  public let partyUInfo: PartyUInfo?
  /// PartyVInfo, or nil where its layout is broken.
  public let partyVInfo: PartyVInfo?
  /// The recipient's public key, where its private key was given.
  public let recipient: P256PublicKey?
  /// The decrypted octets, where a key was given and the tag verified.
  public let plaintext: SecretBytes?
  /// The broken rules, in the order in which a decoder meets them.
  public let broken: [Refusal]

  private let recorder: VerdictRecorder

  /// Takes a token apart without a private key.
  ///
  /// - Parameters:
  ///   - token: The compact serialization.
  ///   - profile: Whose rules to ask.
  ///   - expectations: What to compare with, or nil.
  public init(
    of token: Span<UInt8>, profile: Profile = .assertion,
    expecting expectations: Expectations? = nil,
    limits: Limits = Limits()
  ) {
    var reader = LayerReader(token, profile, expectations, limits, VerdictRecorder())
    // The recorder of an inspection never throws.
    try? reader.readPublicLayers(recipient: nil)
    self.init(&reader, token.count, profile, recipient: nil)
  }

  /// Takes a token apart, and decrypts it where its layers allow.
  ///
  /// - Parameters:
  ///   - token: The compact serialization.
  ///   - key: The recipient's private key.
  ///   - profile: Whose rules to ask.
  ///   - expectations: What to compare with, or nil.
  ///   - agreedPartyVInfo: The decoded PartyVInfo of a token whose header has no `apv`.
  public init(
    of token: Span<UInt8>, with key: borrowing some RecipientKey & ~Copyable,
    profile: Profile = .assertion, expecting expectations: Expectations? = nil,
    agreedPartyVInfo: [UInt8]? = nil, limits: Limits = Limits()
  ) {
    var reader = LayerReader(
      token, profile, expectations, limits, agreedPartyVInfo: agreedPartyVInfo, VerdictRecorder())
    try? reader.readPublicLayers(recipient: key.publicKey)
    try? reader.readSecretLayers(with: key)
    self.init(&reader, token.count, profile, recipient: key.publicKey)
  }

  private init(
    _ reader: inout LayerReader<VerdictRecorder>, _ tokenSize: Int, _ profile: Profile,
    recipient: P256PublicKey?
  ) {
    self.profile = profile
    self.tokenSize = tokenSize
    self.recipient = recipient
    compact = reader.compact
    header = reader.header
    ephemeralKey = reader.ephemeralKey
    partyUInfo = reader.partyUInfo
    partyVInfo = reader.partyVInfo
    plaintext = reader.takePlaintext()
    recorder = reader.recorder
    broken = recorder.broken
  }

  /// The verdict on a rule.
  public func verdict(on rule: Rule) -> RuleVerdict {
    recorder.verdict(on: rule, otherwise: reasonUnreached(rule))
  }

  /// Why no check came to a verdict on a rule.
  private func reasonUnreached(_ rule: Rule) -> RuleVerdict.Reason {
    guard rule.definition.profile == .jose || profile == .assertion else { return .notApplicable }
    guard recipient == nil else { return .earlierLayer }
    switch (rule, rule.definition.stage) {
    case (.partyVRecipientMismatch, _), (.contentAuthentication, _), (_, .claimsJSON), (_, .claims):
      return .noKey
    default:
      return .earlierLayer
    }
  }

  /// Whether `open` accepts the token with the same key and expectations.
  public var isAccepted: Bool { broken.isEmpty && plaintext != nil }
}
