import AssertionLaws
import AssertionMutation
import PlatformSSOAssertion
import References

/// A second opinion on what lies behind the tag of a token that opened that far.
enum ClaimsOracle {
  /// Holds the verdict on a token's claims against a naive reader and a model.
  ///
  /// - Parameter rule: The rule that `open` named, or nil where it accepted; rules of earlier stages are
  ///   not asked.
  static func check(_ token: [UInt8], refused rule: Rule?) throws(OracleViolation) {
    guard rule.map({ [.claimsJSON, .claims].contains($0.definition.stage) }) ?? true else { return }
    // Limits are the construct's own.
    guard rule != .claimsDepth, rule != .claimsMemberCount else { return }
    guard let layers = UnpackedToken(token) else {
      throw OracleViolation("a token that passes the tag can't be taken apart")
    }
    guard case .object(let members) = NaiveJSON.read(layers.plaintext.span) else {
      guard rule?.definition.stage == .claimsJSON else {
        throw OracleViolation("the naive reader finds no JSON object behind the tag")
      }
      return
    }
    guard let partyVInfo = layers.partyVInfo, let fields = NaivePartyInfo.fields(partyVInfo.span),
      fields.count == 3
    else { throw OracleViolation("claims are read behind a PartyVInfo without three fields") }
    let nonce = String(decoding: fields[2], as: UTF8.self)
    let broken = ClaimsModel(members, Sample.expectations, partyVNonce: nonce).broken
    guard rule.map(broken.contains) ?? broken.isEmpty else {
      let ids = broken.isEmpty ? ["accepted"] : broken.map(\.id).sorted()
      throw OracleViolation(
        "open says \(rule?.id ?? "accepted"), the model says \(ids.joined(separator: ", "))")
    }
  }
}
