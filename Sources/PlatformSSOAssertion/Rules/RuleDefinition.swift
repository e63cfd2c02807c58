/// What the catalogue says of one rule.
public struct RuleDefinition: Sendable {
  /// How binding a rule is, and where its force comes from.
  public enum Force: String, Sendable {
    /// An absolute requirement of a cited specification.
    case must = "MUST"
    /// A recommendation of a cited specification that this project enforces.
    case should = "SHOULD"
    /// A decision of this project or of the caller where the sources leave room.
    case policy
  }

  /// The layer at which a decoder meets the rule.
  public let stage: Stage
  /// How binding the rule is.
  public let force: Force
  /// The narrowest profile that enforces it: a `jose` rule binds both profiles.
  public let profile: Profile
  /// The section of the specification or Apple page that states it.
  public let reference: String
  /// What a token must do to keep the rule, in one sentence.
  public let summary: String

  init(
    _ stage: Stage, _ force: Force, _ profile: Profile, _ reference: String, _ summary: String
  ) {
    self.stage = stage
    self.force = force
    self.profile = profile
    self.reference = reference
    self.summary = summary
  }
}

/// Which requirements a decoder enforces.
public enum Profile: String, CaseIterable, Sendable {
  /// The RFCs' requirements on ECDH-ES with A256GCM, and nothing of Apple's.
  case jose
  /// Apple's layout and claims on top of the RFCs' requirements.
  case assertion
}
