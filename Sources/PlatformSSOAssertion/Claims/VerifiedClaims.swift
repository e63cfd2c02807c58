/// Where claims that the verifier accepted stand in their plaintext: none is missing, each has its
/// type.
struct VerifiedClaims: Sendable {
  let tape: JSONTape
  let aud: Int
  let iss: Int
  let sub: Int
  let nonce: Int
  let requestNonce: Int
  let scope: Int
  let password: Int
  let issuedAt: NumericDate
  let expires: NumericDate
  /// The names of all other members, in their order.
  let custom: [Int]

  /// Joins what the verifier checked, or fails where it did not check all.
  init?(_ tape: JSONTape, _ members: ClaimMembers, _ times: AssertionTimes?) {
    guard let aud = members.aud, let iss = members.iss, let sub = members.sub,
      let nonce = members.nonce, let requestNonce = members.requestNonce,
      let scope = members.scope, let password = members.password, let times
    else { return nil }
    self.tape = tape
    self.aud = aud
    self.iss = iss
    self.sub = sub
    self.nonce = nonce
    self.requestNonce = requestNonce
    self.scope = scope
    self.password = password
    issuedAt = times.issued
    expires = times.expires
    custom = members.custom
  }
}
