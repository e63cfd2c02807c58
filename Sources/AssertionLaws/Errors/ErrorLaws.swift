import AssertionMutation
import PlatformSSOAssertion
import PropertyTesting

/// Laws of refusals: what they say, and what they never say.
public enum ErrorLaws {
  /// All laws of the family, in the order of its files.
  public static let all: [any RunnableProperty] = [
    keepsSecrets, keysKeepSecrets, refusalIsUniform, refusalHasAPlace,
  ]

  /// Nothing that reading a token yields has a secret in it, whether described, reflected or dumped,
  /// but for the plaintext itself and the claims that are given out.
  public static let keepsSecrets = Property(
    "error-keeps-secrets", SecretInput.generator, share: 0.2
  ) { input, trial in
    var shown = Shown()
    let token = input.token
    let inspection = Inspection(
      of: token.span, with: Sample.recipient, expecting: Sample.expectations,
      limits: Sample.limits)
    shown.add(inspection)
    let outside = Inspection(of: token.span, expecting: Sample.expectations, limits: Sample.limits)
    shown.add(outside.broken)
    do throws(Refusal) {
      let opened = try EmbeddedAssertion.open(
        token.span, with: Sample.recipient, expecting: expectations(for: input),
        limits: Sample.limits)
      shown.add(opened.warnings)
      let claims = AssertionClaims.shown(in: opened.plaintext.span)
      if input.isNamedPassword, !input.place.isNested { shown.add(claims as Any) }
      trial.label("accepted")
    } catch {
      shown.add(error)
      shown.add(error.publicMessage)
      trial.label("refused at \(error.stage.rawValue)")
    }
    do throws(Refusal) {
      _ = try DirectJWE.open(token.span, with: Sample.recipient, limits: Sample.limits)
    } catch {
      shown.add(error)
    }
    trial.cover(20, "decrypted", inspection.plaintext.size != nil)
    trial.cover(
      10, "the claims are no JSON", inspection.broken.contains { $0.stage == .claimsJSON })
    trial.cover(3, "accepted", inspection.isAccepted)
    let text = SearchedText(Array(shown.text.utf8))
    for secret in try input.secrets() {
      let form = secret.form(in: text)
      try trial.expect(form == nil, "\(secret.name) is seen as \(form ?? "")")
    }
  }

  /// The sample's, with the password expected where it stands, so that such a token is accepted.
  private static func expectations(for input: SecretInput) -> Expectations {
    var expectations = Sample.expectations
    guard case .claim(let name) = input.place else { return expectations }
    switch name {
    case "aud": expectations.audience = .exactly(input.password)
    case "nonce": expectations.nonce = .exactly(input.password)
    case "scope": expectations.scope = .exactly(input.password)
    default: break
    }
    return expectations
  }

  /// What refuses a damaged private key has nothing of it.
  public static let keysKeepSecrets = Property(
    "error-keys-keep-secrets", .damagedKeys
  ) { text, trial in
    var shown = Shown()
    var isRefused = false
    do throws(KeyError) {
      let key = try P256PrivateKey(jwk: text.octets.span)
      shown.add(key.publicKey)
    } catch {
      shown.add(error)
      isRefused = true
    }
    trial.cover(30, "refused", isRefused)
    let scalar = Secret("the private scalar", octets: Sample.recipient.scalarOctets().octets)
    let form = scalar.form(in: SearchedText(Array(shown.text.utf8)))
    try trial.expect(form == nil, "the private scalar is seen as \(form ?? "")")
  }
}

extension SecretPlace {
  /// Whether the password stands in a custom claim, which is given out.
  var isNested: Bool {
    if case .nested = self { true } else { false }
  }
}

extension Generator<TextOctets> {
  /// The sample's private key as a JWK, with a few octets changed.
  fileprivate static var damagedKeys: Generator {
    Generator { source throws(Rejection) in
      var text = Sample.recipient.jwk().octets
      let edits = source.place(among: [1, 4, 2])
      for _ in 0..<edits { try source.mutate(&text) }
      return TextOctets(text)
    }
  }
}
