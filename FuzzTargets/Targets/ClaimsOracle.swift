import AssertionLaws
import AssertionMutation
import PlatformSSOAssertion
import References

/// A second opinion on what lies behind the tag of a token that opened that far.
enum ClaimsOracle {
  /// Holds the verdict on a token's claims against a naive reader and a model.
  ///
  /// - Parameters:
  ///   - rule: The rule that `open` named, or nil where it accepted.
  ///   - inspection: The layers of the same token; one that did not open gets no verdict here.
  static func check(
    refused rule: Rule?, _ inspection: borrowing Inspection
  ) throws(OracleViolation) {
    // Limits are the construct's own.
    guard rule != .claimsDepth, rule != .claimsMemberCount else { return }
    let claims = NaiveJSON.read(inspection.claimsText)
    guard let partyVInfo = inspection.header?.partyVInfo else {
      throw OracleViolation("claims are read without a PartyVInfo")
    }
    guard case .object(let members) = claims else {
      guard rule?.definition.stage == .claimsJSON else {
        throw OracleViolation("the naive reader finds no JSON object behind the tag")
      }
      return
    }
    guard let fields = NaivePartyInfo.fields(partyVInfo.span), fields.count == 3 else {
      throw OracleViolation("claims are read behind a PartyVInfo without three fields")
    }
    let nonce = String(decoding: fields[2], as: UTF8.self)
    let broken = ClaimsModel(members, Sample.expectations, partyVNonce: nonce).broken
    guard rule.map(broken.contains) ?? broken.isEmpty else {
      let ids = broken.isEmpty ? ["accepted"] : broken.map(\.id).sorted()
      throw OracleViolation(
        "open says \(rule?.id ?? "accepted"), the model says \(ids.joined(separator: ", "))")
    }
  }
}

extension Inspection {
  /// The decrypted octets; none where the tag did not verify.
  fileprivate var claimsText: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      switch plaintext {
      case .some(let secret): return secret.span
      case .none: return Span()
      }
    }
  }
}
