/// Checks the decrypted claims against what the caller expects.
///
/// The claims stay where they were decrypted; nothing of them is copied but the times.
struct ClaimsVerifier: ~Escapable {
  let view: JSONView
  let members: ClaimMembers
  let expectations: StatedExpectations?

  /// - Parameters:
  ///   - view: The plaintext, an object.
  ///   - members: Where its claims stand.
  ///   - expectations: nil where there are none: only presence, types and bindings are checked then.
  @_lifetime(copy view)
  init(
    _ view: consuming JSONView, _ members: ClaimMembers, _ expectations: StatedExpectations?
  ) {
    self.view = view
    self.members = members
    self.expectations = expectations
  }

  /// Checks all claims.
  ///
  /// - Parameter partyVNonce: The nonce in PartyVInfo, or nil where it could not be read.
  /// - Returns: The times, or nil where one can't be read.
  func check(
    partyVNonce: [UInt8]?, _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> AssertionTimes? {
    try checkAudience(&recorder)
    try checkSubject(&recorder)
    let times = try checkTimes(&recorder)
    if let nonce = try text(members.nonce, .claimsNonceMissing, .claimsNonceType, &recorder) {
      try compare(nonce, expectations?.value.nonce, .claimsNonceMismatch, &recorder)
    }
    try checkRequestNonce(partyVNonce, &recorder)
    try checkScope(&recorder)
    _ = try text(members.password, .claimsPasswordMissing, .claimsPasswordType, &recorder)
    return times
  }

  private func checkAudience(_ recorder: inout some RuleRecorder) throws(Refusal) {
    guard try recorder.require(members.aud != nil, .claimsAudMissing), let audience = members.aud
    else { return }
    let offset = view.node(audience).start
    let candidates = view.stringOrStrings(audience)
    guard try recorder.require(candidates != nil, .claimsAudType, at: offset), let candidates else {
      return
    }
    guard case .exactly(let expected) = expectations?.value.audience else {
      return recorder.skips(.claimsAudMismatch, because: .noExpectation)
    }
    var isAudience = false
    for candidate in candidates where view.isString(candidate, expected) { isAudience = true }
    try recorder.require(isAudience, .claimsAudMismatch, at: offset)
  }

  private func checkSubject(_ recorder: inout some RuleRecorder) throws(Refusal) {
    let issuer = try text(members.iss, .claimsIssMissing, .claimsIssType, &recorder)
    guard let subject = try text(members.sub, .claimsSubMissing, .claimsSubType, &recorder) else {
      return
    }
    if let issuer {
      try recorder.require(
        view.isSameText(issuer, subject), .claimsIssSubMismatch, at: view.node(issuer).start)
    }
    try compare(subject, expectations?.value.subject, .claimsSubMismatch, &recorder)
  }

  private func checkRequestNonce(
    _ partyVNonce: [UInt8]?, _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    guard
      let nonce = try text(
        members.requestNonce, .claimsRequestNonceMissing, .claimsRequestNonceType, &recorder)
    else { return }
    guard let partyVNonce else {
      return recorder.skips(.claimsRequestNonceMismatch, because: .earlierLayer)
    }
    try recorder.require(
      view.isString(nonce, partyVNonce.span), .claimsRequestNonceMismatch,
      at: view.node(nonce).start)
  }

  private func checkScope(_ recorder: inout some RuleRecorder) throws(Refusal) {
    guard let scope = try text(members.scope, .claimsScopeMissing, .claimsScopeType, &recorder)
    else {
      return
    }
    guard case .exactly(let expected) = expectations?.value.scope,
      expectations?.value.policy.scopeComparison == .set
    else {
      return try compare(scope, expectations?.value.scope, .claimsScopeMismatch, &recorder)
    }
    // Tokens of RFC 6749, 3.3 are separated by single spaces and never empty.
    let space = UInt8(ascii: " ")
    let text = view.unescaped(scope)
    let tokens = Set(text.split(separator: space, omittingEmptySubsequences: false))
    // Two spaces in a row, or one at an end, have an empty token between them; no text has none.
    let isWellFormed = text.isEmpty || !tokens.contains([])
    let wanted = Set(Array(expected.utf8).split(separator: space, omittingEmptySubsequences: false))
    try recorder.require(
      isWellFormed && tokens == wanted, .claimsScopeMismatch, at: view.node(scope).start)
  }

  /// Checks that a claim is there and a string.
  private func text(
    _ claim: Int?, _ missing: Rule, _ type: Rule, _ recorder: inout some RuleRecorder
  ) throws(Refusal) -> Int? {
    guard try recorder.require(claim != nil, missing), let claim else { return nil }
    let node = view.node(claim)
    return try recorder.require(node.kind == .string, type, at: node.start) ? claim : nil
  }

  /// Compares a string with what the caller expects, octet for octet.
  private func compare(
    _ claim: Int, _ expected: Expected?, _ rule: Rule, _ recorder: inout some RuleRecorder
  ) throws(Refusal) {
    guard case .exactly(let text) = expected else {
      return recorder.skips(rule, because: .noExpectation)
    }
    try recorder.require(view.isString(claim, text), rule, at: view.node(claim).start)
  }
}

extension JSONView {
  /// The value as a list of strings: itself, or an array's elements; nil for anything else.
  func stringOrStrings(_ index: Int) -> [Int]? {
    switch node(index).kind {
    case .string: return [index]
    case .array:
      var elements: [Int] = []
      var element = index + 1
      while element < node(index).next {
        guard node(element).kind == .string else { return nil }
        elements.append(element)
        element = node(element).next
      }
      return elements
    default: return nil
    }
  }
}
