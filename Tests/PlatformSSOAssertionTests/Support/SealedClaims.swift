import AssertionMutation
import PlatformSSOAssertion

extension AssertionClaims {
  /// The sample's claims with another password or custom members.
  static func sample(
    password: [UInt8] = Array("bar".utf8), custom: [JSONMember] = [], issuedAt: Int64? = nil
  ) -> AssertionClaims {
    AssertionClaims(
      audience: "060798FF-814E-4C38-97F8-28C954B7E058", userName: "foo",
      issuedAt: issuedAt ?? Sample.issuedAt, nonce: "D1DEE607-0F44-43F5-8B3E-042E91F425A7",
      requestNonce: Sample.requestNonce, password: SecretBytes(copying: password.span),
      custom: custom)
  }
}

extension EmbeddedAssertion {
  /// Seals to the sample's recipient.
  static func sealed(
    _ claims: borrowing AssertionClaims, options: SealOptions = SealOptions()
  ) throws(SealError) -> [UInt8] {
    try seal(claims, to: Sample.recipient.publicKey, options: options)
  }

  /// Opens with the sample's key and expectations.
  static func opened(
    _ token: [UInt8], expecting expectations: Expectations = Sample.expectations
  ) throws(Refusal) -> EmbeddedAssertion {
    try open(token.span, with: Sample.recipient, expecting: expectations)
  }
}
