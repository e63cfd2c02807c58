import AssertionLaws
import PlatformSSOAssertion

/// What a refusal says of a token, and what it must not say.
enum RefusalReport {
  /// Holds `open` against `inspect` of the same token: both refuse by the same rule at the same
  /// place, or both accept; and holds what the refusal says against what a reviewer needs.
  ///
  /// - Parameter refusal: What `open` refused by, or nil where it accepted.
  static func check(
    _ refusal: Refusal?, _ inspection: borrowing Inspection, _ token: Span<UInt8>
  ) throws(OracleViolation) {
    let (first, isAccepted) = (inspection.broken.first, inspection.isAccepted)
    guard first == refusal, isAccepted == (refusal == nil) else {
      throw OracleViolation("open says \(shown(refusal)), inspect says \(shown(first))")
    }
    guard let refusal else { return }
    // A rule, a unit and a number are all: a text of this form has nothing of the token in it.
    let place = refusal.offset.map { " at \(refusal.stage.offsetUnit) \($0)" } ?? ""
    guard "\(refusal)" == refusal.rule.id + place else {
      throw OracleViolation("a refusal by \(refusal.rule.id) says \(refusal)")
    }
    if let offset = refusal.offset {
      guard let count = inspection.count(of: refusal.stage, in: token), 0...count ~= offset else {
        throw OracleViolation("\(refusal) lies outside of the text that its stage reads")
      }
    }
    // Only what stands in clear in the header may be told to the sender.
    let isPublic = refusal.rule == .headerHPKEUnsupported
    guard refusal.publicMessage == (isPublic ? "unsupported: HPKE" : "invalid assertion") else {
      throw OracleViolation("the sender learns of \(refusal.rule.id): \(refusal.publicMessage)")
    }
  }

  private static func shown(_ refusal: Refusal?) -> String {
    refusal.map { "\($0)" } ?? "accepted"
  }
}
