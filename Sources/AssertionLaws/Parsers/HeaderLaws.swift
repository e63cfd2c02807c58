import PlatformSSOAssertion
import PropertyTesting
import References

extension ParserLaws {
  /// A header breaks exactly the rules that the table of members says, as an inspection lists them;
  /// reading stops at one of them.
  public static let headerVerdict = Property(
    "parser-header-verdict", HeaderInput.generator, share: 0.7
  ) { input, trial in
    var expected: Set<Rule> = [.headerDuplicateMember]
    var warnings: Set<Rule> = []
    let naive = NaiveJSON.read(input.text.span)
    trial.cover(2, "a member twice", naive == nil)
    if case .object(let members) = naive {
      let model = HeaderModel(
        members, profile: input.profile, partyVInfo: input.recipient.partyVInfo,
        kid: input.recipient.kid)
      (expected, warnings) = (model.broken, model.advisory)
      if input.policy.kidMismatch == .refuse, warnings.remove(.headerKidMismatch) != nil {
        expected.insert(.headerKidMismatch)
      }
      if input.policy.keyReference == .refuse, warnings.remove(.headerKeyReference) != nil {
        expected.insert(.headerKeyReference)
      }
    }
    trial.cover(4, "accepted", expected.isEmpty)
    trial.cover(10, "one rule broken", expected.count == 1)
    trial.cover(5, "several rules broken", expected.count > 1)
    trial.cover(1, "a warning", !warnings.isEmpty)
    trial.cover(3, "profile jose", input.profile == .jose)
    for rule in expected { trial.label(rule.id) }
    try expectInspection(of: input, breaks: expected, warns: warnings, &trial)
    let context = expected.subtracting([.headerKidMismatch, .headerKeyReference, .epkNotOnCurve])
    try expectReading(of: input, breaks: context, &trial)
  }

  private static func expectInspection(
    of input: HeaderInput, breaks expected: Set<Rule>, warns warnings: Set<Rule>,
    _ trial: inout Trial
  ) throws {
    let empty: [UInt8] = []
    let (iv, tag) = ([UInt8](repeating: 0, count: 12), [UInt8](repeating: 0, count: 16))
    let token = CompactSerialization.serialize(
      protectedHeader: input.text.span, encryptedKey: empty.span, initializationVector: iv.span,
      ciphertext: iv.span, authenticationTag: tag.span)
    let expectations = Expectations(
      audience: .unchecked, subject: .unchecked, nonce: .unchecked, requestNonce: .unchecked,
      scope: .unchecked, now: 0, policy: input.policy)
    let inspection = Inspection(of: token.span, profile: input.profile, expecting: expectations)
    let stages: [Stage] = [.headerJSON, .header, .ephemeralKey]
    let broken = inspection.broken.filter { stages.contains($0.stage) }
    try trial.expectRules(broken.map(\.rule), expected, "the broken rules")
    for refusal in broken {
      try expectPlace(of: refusal.rule, at: refusal.offset, in: input.text, &trial)
    }
    var warned: [Rule] = []
    for rule in Rule.allCases {
      guard case .warning(let offset) = inspection.verdict(on: rule) else { continue }
      warned.append(rule)
      try expectPlace(of: rule, at: offset, in: input.text, &trial)
    }
    try trial.expectRules(warned, warnings, "the warnings")
  }

  /// What is said of a member leads to that member's value.
  private static func expectPlace(
    of rule: Rule, at offset: Int?, in text: [UInt8], _ trial: inout Trial
  ) throws {
    try trial.expect(0...text.count ~= offset ?? 0, "\(rule.id) lies outside of the header")
    guard rule.definition.stage == .header else { return }
    let place = offset.flatMap { MemberPlace.name(at: $0, of: text) }
    let name = memberName(of: rule, in: text)
    try trial.expect(
      place == name, "\(rule.id) leads to \(place ?? "no member") and not to \(name ?? "none")")
  }

  /// The member that a rule is about; none where the member is missing.
  private static func memberName(of rule: Rule, in text: [UInt8]) -> String? {
    switch rule {
    case .headerHPKEUnsupported: return "alg"
    case .headerKeyReference:
      guard case .object(let members) = NaiveJSON.read(text.span) else { return nil }
      return members.first { ["jku", "jwk", "x5u", "x5c"].contains($0.name) }?.name
    case let rule where rule.id.hasSuffix("-missing"): return nil
    default:
      return rule.id.split { $0 == "." || $0 == "-" }.dropFirst().first.map(String.init)
    }
  }

  private static func expectReading(
    of input: HeaderInput, breaks expected: Set<Rule>, _ trial: inout Trial
  ) throws {
    let header: ProtectedHeader
    do throws(Refusal) {
      header = try ProtectedHeader(parsing: input.text.span, profile: input.profile)
    } catch {
      return try trial.expect(
        expected.contains(error.rule), "\(error) is none of \(RuleList.text(expected))")
    }
    try trial.expect(
      expected.isEmpty, "a header is accepted that breaks \(RuleList.text(expected))")
    let members = NaiveJSON.read(input.text.span)
    try trial.expect(.object(header.allMembers) == members, "the members are read otherwise")
    guard case .object(let members) = members else { return }
    func octets(_ name: String) -> [UInt8]? {
      members.first { $0.name == name }?.value.text.flatMap { NaiveBase64URL.decode($0) }
    }
    try trial.expectEqual(header.partyUInfo, octets("apu"), "the octets of apu")
    try trial.expectEqual(header.partyVInfo, octets("apv"), "the octets of apv")
    let known = [
      "alg", "enc", "typ", "zip", "crit", "kid", "epk", "apu", "apv", "jku", "jwk", "x5u", "x5c",
    ]
    let custom = members.filter { !known.contains($0.name) }
    try trial.expectEqual(header.customMembers, custom, "the custom members")
    let kid = members.first { $0.name == "kid" }?.value.text
    try trial.expectEqual(header.keyIdentifier, kid, "the kid")
  }
}
