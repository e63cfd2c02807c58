import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

extension ParserLaws {
  /// `typ` is compared as a media type: in any ASCII case, with `application/` or without.
  public static let mediaType = Property(
    "parser-header-typ", zip(.mediaTypes, .bool), describe: { $0.0.debugDescription }
  ) { input, trial in
    let (text, spellsEscapes) = input
    let members = [JSONMember("typ", .string(text))]
    let model = HeaderModel(members, profile: .assertion, partyVInfo: [], kid: "")
    let isType = !model.broken.contains(.headerTypMismatch)
    trial.cover(20, "the type", isType)
    trial.cover(10, "the type in other words", isType && text.contains { $0.isUppercase })
    trial.cover(5, "with application/", isType && text.lowercased().hasPrefix("a"))
    trial.cover(8, "another type", !isType)
    var written = JSONValue.object(members).jsonText
    if spellsEscapes {
      written = Array(String(decoding: written, as: UTF8.self).replacing("-", with: "\\u002D").utf8)
    }
    let isBroken = brokenRules(ofHeader: written).contains(.headerTypMismatch)
    try trial.expectEqual(
      isBroken, !isType,
      "whether \(Rule.headerTypMismatch.id) is broken by \(text.debugDescription)")
  }

  /// `alg` and `enc` are exactly what the construct uses; HPKE is told from what is unknown.
  public static let algorithms = Property(
    "parser-header-algorithms", HeaderDrawing.algorithmPairs, describe: { "\($0)" }
  ) { input, trial in
    let rules: Set<Rule> = [
      .headerAlgMissing, .headerAlgUnsupported, .headerEncMissing, .headerEncUnsupported,
      .headerHPKEUnsupported,
    ]
    let model = HeaderModel(
      ["alg", "enc"].compactMap { name in
        (name == "alg" ? input.alg : input.enc).map { JSONMember(name, JSONValue($0)) }
      }, profile: .jose, partyVInfo: [], kid: "")
    let expected = model.broken.intersection(rules)
    trial.cover(3, "kept", expected.isEmpty)
    trial.cover(4, "HPKE", expected.contains(.headerHPKEUnsupported))
    trial.cover(10, "another alg", expected.contains(.headerAlgUnsupported))
    trial.cover(10, "another enc", expected.contains(.headerEncUnsupported))
    trial.cover(3, "one is missing", expected.contains { $0.id.hasSuffix("-missing") })
    let broken = brokenRules(ofHeader: input.text.octets).intersection(rules)
    try trial.expectRules(broken, expected, "the broken rules")
  }

  /// What an inspection finds broken about a token with this header.
  private static func brokenRules(ofHeader text: [UInt8]) -> Set<Rule> {
    let token = CompactSerialization.serialize(
      protectedHeader: text.span, encryptedKey: text.span, initializationVector: text.span,
      ciphertext: text.span, authenticationTag: text.span)
    let inspection = Inspection(of: token.span)
    return Set(inspection.broken.map(\.rule))
  }
}
