import PlatformSSOAssertion
import PropertyTesting

extension GeneratedClaims {
  /// The claims as the library takes them.
  var claims: AssertionClaims {
    let sealedPassword = SecretBytes(copying: password.span)
    var claims = AssertionClaims(
      audience: "", userName: userName, issuedAt: issuedAt, nonce: nonce,
      requestNonce: requestNonce, scope: scope, password: sealedPassword, custom: custom.members)
    claims.audience = audience
    claims.expires = NumericDate(seconds: issuedAt + lifetime)
    return claims
  }

  /// What the header holds beside what is fixed.
  var options: SealOptions {
    SealOptions(
      partyVPrefix: prefix, customHeader: header.members, serverNonceClaimName: nonceClaimName)
  }

  /// What a login request says that these claims belong to, with every advisory rule enforced.
  var expectations: Expectations {
    Expectations(
      audience: audience.last.map { .exactly($0) } ?? .unchecked, subject: .exactly(userName),
      nonce: .exactly(nonce), requestNonce: .exactly(requestNonce), scope: .exactly(scope),
      now: now,
      policy: AssertionPolicy(
        partyVPrefix: allowedPrefixes, kidMismatch: .refuse, keyReference: .refuse,
        serverNonceClaimName: nonceClaimName))
  }

  /// Seals; a refusal of claims without a fault would be a finding.
  func sealed(
    file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) -> [UInt8] {
    switch try sealing(claims, options, initializationVector) {
    case .success(let token): return token
    case .failure(let error):
      throw Falsification(
        "claims without a fault are not sealed: \(error)", at: "\(file):\(line)")
    }
  }

  /// Seals any claims with these keys, or says why they are refused.
  func sealing(
    _ claims: borrowing AssertionClaims, _ options: SealOptions, _ vector: [UInt8]
  ) throws(Falsification) -> Result<[UInt8], SealError> {
    let key = try recipient.keyPair().publicKey
    guard let sender = ephemeral.rememberedPair else {
      let material = SealingMaterial(
        reusing: try ephemeral.privateKey(), initializationVector: vector)
      return result { () throws(SealError) in
        try EmbeddedAssertion.seal(claims, to: key, options: options, material: material)
      }
    }
    return result { () throws(SealError) in
      try EmbeddedAssertion.seal(
        claims, to: key, options: options, from: sender, initializationVector: vector)
    }
  }

  private func result(
    _ seal: () throws(SealError) -> [UInt8]
  ) -> Result<[UInt8], SealError> {
    do throws(SealError) {
      return .success(try seal())
    } catch {
      return .failure(error)
    }
  }

  /// Opens with the recipient's key; a refusal would be a finding.
  func opened(
    _ token: [UInt8], file: StaticString = #fileID, line: Int = #line
  ) throws(Falsification) -> EmbeddedAssertion {
    let key = try recipient.keyPair()
    do throws(Refusal) {
      return try EmbeddedAssertion.open(token.span, with: key, expecting: expectations)
    } catch {
      throw Falsification("a sealed token is refused: \(error)", at: "\(file):\(line)")
    }
  }
}

extension Trial {
  /// Fails the run unless two texts are equal, octet by octet, which `String ==` does not ask.
  func expectText(
    _ text: String, _ expected: String, _ what: String, file: StaticString = #fileID,
    line: Int = #line
  ) throws(Falsification) {
    guard !text.utf8.elementsEqual(expected.utf8) else { return }
    throw Falsification(
      "\(what): \(text.quoted) where \(expected.quoted) is expected", at: "\(file):\(line)")
  }
}
