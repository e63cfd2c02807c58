/// An accepted encrypted embedded assertion.
public struct EmbeddedAssertion: ~Copyable, Sendable {
  /// The protected header.
  public let header: ProtectedHeader
  /// The decrypted claims as they were sent.
  public let plaintext: SecretBytes
  /// The advisory rules that the token breaks and the policy lets pass.
  public let warnings: [Refusal]
  /// Where the verified claims stand in the plaintext.
  private let verified: VerifiedClaims

  fileprivate init(
    header: ProtectedHeader, plaintext: consuming SecretBytes, warnings: [Refusal],
    verified: VerifiedClaims
  ) {
    self.header = header
    self.plaintext = plaintext
    self.warnings = warnings
    self.verified = verified
  }

  /// The claims, the password among them; copied out of the plaintext at each use.
  public var claims: AssertionClaims {
    AssertionClaims(JSONView(plaintext.span, verified.tape), verified)
  }

  /// The password alone as UTF-8; copied out of the plaintext at each use.
  public var password: SecretBytes {
    JSONView(plaintext.span, verified.tape).secret(verified.password)
  }

  /// Decrypts a token and checks all of Apple's layout and claims.
  ///
  /// One scalar multiplication is made, and only for a token whose header keeps every rule that can
  /// be checked without it.
  ///
  /// - Parameters:
  ///   - token: The compact serialization: exactly the value of the `assertion` claim.
  ///   - key: The private key of `loginRequestEncryptionPublicKey`.
  ///   - expectations: What the login request and the configuration say.
  /// - Throws: The first rule that the token breaks. Show it to reviewers; send
  ///   `Refusal.publicMessage` to the network.
  public static func open(
    _ token: Span<UInt8>, with key: borrowing some RecipientKey & ~Copyable,
    expecting expectations: Expectations, limits: Limits = Limits()
  ) throws(Refusal) -> EmbeddedAssertion {
    var reader = LayerReader(token, .assertion, expectations, limits, FirstBroken())
    try reader.readPublicLayers(recipient: key.publicKey)
    try reader.readSecretLayers(with: key)
    return try reader.assertion()
  }
}

/// An accepted JWE of direct key agreement, whatever it carries.
public struct DirectJWE: ~Copyable, Sendable {
  /// The protected header.
  public let header: ProtectedHeader
  /// The decrypted octets.
  public let plaintext: SecretBytes

  /// Decrypts a token under the RFCs' requirements alone.
  ///
  /// - Parameters:
  ///   - token: The compact serialization.
  ///   - key: The recipient's private key.
  ///   - agreedPartyVInfo: The decoded PartyVInfo of a token whose header has no `apv`. Apple's login
  ///     response is such a token: its request stated the value as `jwe_crypto.apv`.
  /// - Throws: The first rule of the profile `jose` that the token breaks.
  public static func open(
    _ token: Span<UInt8>, with key: borrowing some RecipientKey & ~Copyable,
    agreedPartyVInfo: [UInt8]? = nil, limits: Limits = Limits()
  ) throws(Refusal) -> DirectJWE {
    var reader = LayerReader(
      token, .jose, nil, limits, agreedPartyVInfo: agreedPartyVInfo, FirstBroken())
    try reader.readPublicLayers(recipient: key.publicKey)
    try reader.readSecretLayers(with: key)
    return try reader.jwe()
  }
}

extension LayerReader where Recorder == FirstBroken {
  // With this recorder a broken rule throws, so that what follows finds every layer read. A layer
  // that is missing all the same would be a fault of this decoder, and must not be accepted.

  fileprivate consuming func assertion() throws(Refusal) -> EmbeddedAssertion {
    let warnings = recorder.warnings
    guard let header, let verified = claims, let plaintext = takePlaintext() else {
      throw Refusal(.contentAuthentication)
    }
    return EmbeddedAssertion(
      header: header, plaintext: plaintext, warnings: warnings, verified: verified)
  }

  fileprivate consuming func jwe() throws(Refusal) -> DirectJWE {
    guard let header, let plaintext = takePlaintext() else {
      throw Refusal(.contentAuthentication)
    }
    return DirectJWE(header: header, plaintext: plaintext)
  }
}
