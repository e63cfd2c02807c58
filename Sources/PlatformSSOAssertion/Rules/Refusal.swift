/// The first rule that an input breaks: what a reviewer sees.
///
/// It holds a rule and a place, never a value of the token, so that it can be logged. What goes to
/// the network is `publicMessage`.
public struct Refusal: Error, Hashable, Sendable {
  /// The rule that the input breaks.
  public let rule: Rule
  /// Where it breaks, in the unit of the rule's stage, or nil where no single place does.
  public let offset: Int?

  init(_ rule: Rule, at offset: Int? = nil) {
    self.rule = rule
    self.offset = offset
  }

  /// The layer at which the input was refused.
  public var stage: Stage { rule.definition.stage }

  /// What the sender may learn: one text for every cause.
  ///
  /// Only a token that asks for HPKE gets another answer, since its own header says so in clear.
  public var publicMessage: String {
    rule == .headerHPKEUnsupported ? "unsupported: HPKE" : "invalid assertion"
  }
}

extension Refusal: CustomStringConvertible {
  /// The rule's id and the offset, such as `base64url.padding at octet of the token 12`.
  public var description: String {
    guard let offset else { return rule.id }
    return "\(rule.id) at \(stage.offsetUnit) \(offset)"
  }
}
