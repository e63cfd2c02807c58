import AssertionMutation
import Foundation
import PlatformSSOAssertion

/// Whole tokens in Wycheproof's `json_web_encryption_schema_v1.json`.
///
/// There are two groups, because a library of JOSE does not know of claims: what the RFCs decide, and
/// tokens that are right JWEs and wrong assertions, which only a decoder of assertions can refuse.
struct WycheproofDocument {
  /// The names of inputs that are no text, which JSON has no form for.
  private(set) var leftOut: [String] = []
  private let file: WycheproofFile

  /// Judges tokens under both profiles.
  init(_ inputs: [ExportedInput], version: String) throws(Obstacle) {
    var groups: [Profile: [WycheproofFile.Test]] = [:]
    for input in inputs {
      guard let text = String(validating: input.content, as: UTF8.self) else {
        leftOut.append(input.name)
        continue
      }
      guard let name = CorpusName(input.name), name.refusal == nil || name.rule != nil else {
        throw Obstacle(.broken, input.name, "states no verdict in its name")
      }
      let plaintext = Self.plaintext(of: Array(input.content))
      // Where JOSE's rules accept, the assertion's own refuse it.
      let profile: Profile = name.rule == nil || plaintext == nil ? .jose : .assertion
      groups[profile, default: []].append(
        WycheproofFile.Test(
          tcId: 0, comment: input.name, jwe: text, pt: plaintext, enc: "A256GCM",
          result: Self.result(name.rule), flags: [name.refusal ?? name.neighbour ?? "Normal"]))
    }
    file = try WycheproofFile(
      jose: groups[.jose] ?? [], assertion: groups[.assertion] ?? [], version: version)
  }

  /// The document's text.
  func text() throws(Obstacle) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(file)) + [UInt8(ascii: "\n")]
    } catch {
      throw Obstacle(.broken, "wycheproof", "can't be written as JSON")
    }
  }

  /// What a decoder must do: only a MUST of a cited specification leaves no choice.
  private static func result(_ rule: Rule?) -> String {
    guard let rule else { return "valid" }
    return rule.definition.force == .must ? "invalid" : "acceptable"
  }

  /// The plaintext in hexadecimal digits, where the RFCs' rules accept the token.
  private static func plaintext(of token: [UInt8]) -> String? {
    do throws(Refusal) {
      let jwe = try DirectJWE.open(token.span, with: SampleRecipient(), limits: Sample.limits)
      let octets = jwe.plaintext.span
      return octets.indices.map { index in
        let digits = String(octets[index], radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    } catch {
      return nil
    }
  }
}
