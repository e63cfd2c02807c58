import AssertionMutation
import Foundation
import PlatformSSOAssertion

/// A file of Wycheproof's format, member by member.
struct WycheproofFile: Codable {
  /// What a flag of tests means.
  struct Note: Codable {
    var bugType: String
    var description: String
    var links: [String]?
  }

  /// Tests with the same key.
  struct Group: Codable {
    var type = "JsonWebEncryption"
    var source: [String: String]
    var comment: String
    var `private`: [String: String]
    var `public`: [String: String]
    var tests: [Test]
  }

  /// One token.
  struct Test: Codable {
    var tcId: Int
    var comment: String
    var jwe: String
    var pt: String?
    var enc: String
    var result: String
    var flags: [String]
  }

  var schema = "json_web_encryption_schema_v1.json"
  var header: [String]
  var notes: [String: Note]
  var numberOfTests: Int
  var testGroups: [Group]

  /// Numbers the tests, and explains their flags.
  init(jose: [Test], assertion: [Test], version: String) throws(Obstacle) {
    let (own, other) = try Self.key()
    header = Self.expectations
    let source = ["name": "platform-sso-assertion", "version": version]
    var groups = [
      Group(
        source: source,
        comment: "what RFC 7516 and RFC 7518 decide: any library of JSON Web Encryption",
        private: own, public: other, tests: jose),
      Group(
        source: source,
        comment: "right JWEs that decrypt to pt, and wrong as assertions: decoders of Platform SSO",
        private: own, public: other, tests: assertion),
    ]
    var number = 0
    for group in groups.indices {
      for test in groups[group].tests.indices {
        number += 1
        groups[group].tests[test].tcId = number
      }
    }
    notes = Self.notes(Set(groups.flatMap { $0.tests.flatMap(\.flags) }))
    numberOfTests = number
    testGroups = groups.filter { !$0.tests.isEmpty }
  }

  /// What the tokens are compared with, since the schema has no members for it.
  private static var expectations: [String] {
    let sample = Sample.expectations
    let values = [
      ("aud", sample.audience), ("iss and sub", sample.subject), ("nonce", sample.nonce),
      ("request_nonce, and the nonce of apv", sample.requestNonce), ("scope", sample.scope),
    ]
    let limits = Sample.limits
    return [
      "Encrypted embedded assertions of Platform SSO on macOS: compact JWEs of ECDH-ES and A256GCM.",
      "A test breaks the rule that its flag names, or comes close to it where the result is valid.",
      "acceptable: the rule is a recommendation or a decision that a decoder may take otherwise.",
    ]
      + values.map { name, expected in
        guard case .exactly(let text) = expected else { return "\(name): not compared" }
        return "expected \(name): \(text)"
      } + [
        "times are judged at \(sample.now), with \(sample.policy.skew) s for clocks that differ",
        "limits: \(limits.tokenSize) octets of token, \(limits.headerSize) of decoded header, "
          + "JSON nested \(limits.depth) deep, \(limits.members) members and elements",
      ]
  }

  /// The published sample key, private and public.
  private static func key() throws(Obstacle) -> ([String: String], [String: String]) {
    let text = Sample.recipient.jwk()
    let octets = text.span.indices.map { text.span[$0] }
    guard var key = try? JSONDecoder().decode([String: String].self, from: Data(octets)) else {
      throw Obstacle(.broken, "sample key", "is no JWK of texts")
    }
    key["alg"] = "ECDH-ES"
    key["use"] = "enc"
    key["kid"] = Sample.recipient.publicKey.keyIdentifier
    return (key, key.filter { $0.key != "d" })
  }

  private static func notes(_ flags: Set<String>) -> [String: Note] {
    var notes: [String: Note] = [:]
    for flag in flags {
      guard let definition = Rule(rawValue: flag)?.definition else {
        notes[flag] = Note(bugType: "BASIC", description: "The token keeps every rule.")
        continue
      }
      notes[flag] = Note(
        bugType: bugType(definition),
        description: definition.summary + " (\(definition.force.rawValue))",
        links: [definition.reference])
    }
    return notes
  }

  /// The nearest of Wycheproof's kinds of bugs.
  private static func bugType(_ definition: RuleDefinition) -> String {
    guard definition.force == .must else { return "LEGACY" }
    return switch definition.stage {
    case .compact, .base64url, .headerJSON, .claimsJSON: "CAN_OF_WORMS"
    case .header, .ephemeralKey, .partyUInfo, .partyVInfo, .keyAgreement: "MODIFIED_PARAMETER"
    case .contentEncryption, .claims: "AUTH_BYPASS"
    }
  }
}
